import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking, BookingsResponse } from '#shared/contract/booking.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { toast } from '#web/ui/toast.tsx';

const refreshMs = 60_000;

/** Appointments between two moments, read again each minute. */
export function useBookings({ from, to }: { from: Date; to: Date }) {
  const client = useDataClient();
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  return useQuery({
    queryKey: ['bookings', query.toString()],
    queryFn: ({ signal }) =>
      client.call<BookingsResponse>({ path: `/api/bookings?${query}`, signal }),
    refetchInterval: refreshMs,
  });
}

export function useCancelBooking() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      client.call<Booking>({ path: `/api/bookings/${id}/cancel`, method: 'POST' }),
    onSuccess: () => toast.success({ title: 'Appointment canceled' }),
    onError: (error) => toast.error({ title: 'Appointment not canceled', text: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bookings'] }),
  });
}
