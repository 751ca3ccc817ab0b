import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  BookingProposals,
  CalendarInput,
  CalendarsResponse,
} from '#shared/contract/booking.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { toast } from '#web/ui/toast.tsx';

const pathOf = (id: string, rest: string): `/api/${string}` =>
  `/api/chatbots/${encodeURIComponent(id)}/booking${rest}`;
const keyOf = (chatbotId: string) => ['booking-calendars', chatbotId];

/** What the documents say, asked for by a button. */
export function useProposals(chatbotId: string) {
  const client = useDataClient();
  return useMutation({
    mutationFn: () => client.call<BookingProposals>({ path: pathOf(chatbotId, '/proposals') }),
  });
}

export function useCalendars(chatbotId: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: keyOf(chatbotId),
    queryFn: ({ signal }) =>
      client.call<CalendarsResponse>({ path: pathOf(chatbotId, '/calendars'), signal }),
  });
}

type CalendarChange = { connect: CalendarInput } | { syncId: string } | { disconnectId: string };

/** Each takes effect at once, like keys do. */
export function useCalendarChange(chatbotId: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: CalendarChange) => {
      if ('connect' in change) {
        const path = pathOf(chatbotId, '/calendars');
        return client.call<CalendarsResponse>({ path, method: 'POST', body: change.connect });
      }
      return 'syncId' in change
        ? client.call<CalendarsResponse>({
            path: pathOf(chatbotId, `/calendars/${change.syncId}/sync`),
            method: 'POST',
          })
        : client.call<CalendarsResponse>({
            path: pathOf(chatbotId, `/calendars/${change.disconnectId}`),
            method: 'DELETE',
          });
    },
    onSuccess: (calendars, change) => {
      queries.setQueryData(keyOf(chatbotId), calendars);
      if ('connect' in change) toast.success({ title: 'Calendar connected' });
      else if ('disconnectId' in change) toast.success({ title: 'Calendar disconnected' });
    },
  });
}
