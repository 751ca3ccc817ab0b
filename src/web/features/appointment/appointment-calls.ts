import type { OwnBooking, SlotsResponse } from '#shared/contract/booking.ts';
import { callApi } from '#web/lib/api.ts';

type ByLink = { token: string };

export const showAppointment = ({ token, signal }: ByLink & { signal: AbortSignal }) =>
  callApi<OwnBooking>({
    path: '/api/appointments/show',
    method: 'POST',
    body: { token },
    signal,
  });

export const listTimes = ({
  token,
  from,
  signal,
}: ByLink & { from: string | undefined; signal: AbortSignal }) =>
  callApi<SlotsResponse>({
    path: '/api/appointments/slots',
    method: 'POST',
    body: { token, from },
    signal,
  });

export const moveAppointment = (body: ByLink & { start: string }) =>
  callApi<OwnBooking>({ path: '/api/appointments/move', method: 'POST', body });

export const cancelAppointment = (body: ByLink) =>
  callApi<OwnBooking>({ path: '/api/appointments/cancel', method: 'POST', body });

/** The appointment as a file that the browser's calendar opens. */
export async function downloadCalendarFile(body: ByLink): Promise<void> {
  const response = await fetch('/api/appointments/calendar', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = 'appointment.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
