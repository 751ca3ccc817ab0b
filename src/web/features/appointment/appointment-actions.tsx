import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { OwnBooking } from '#shared/contract/booking.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { plural } from '#web/lib/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import {
  cancelAppointment,
  downloadCalendarFile,
  listTimes,
  moveAppointment,
} from './appointment-calls.ts';
import { groupByDay, sayWhen } from './say-when.ts';

type OfAppointment = { booking: OwnBooking; token: string };

/** Moving, canceling, and the file for one's own calendar. */
export function AppointmentActions({ booking, token }: OfAppointment) {
  const [isMoving, setMoving] = useState(false);
  const [isCanceling, setCanceling] = useState(false);
  const [told, setTold] = useState('');
  const queries = useQueryClient();
  const keep = (changed: OwnBooking) => queries.setQueryData(['appointment', token], changed);
  const cancel = useMutation({
    mutationFn: () => cancelAppointment({ token }),
    onSuccess: keep,
    onSettled: () => setCanceling(false),
  });
  return (
    <div className="mt-6 flex flex-col gap-4">
      <p aria-live="polite" className="empty:hidden">
        {told}
      </p>
      {cancel.error && <Notice tone="bad">{cancel.error.message}</Notice>}
      <div className="flex gap-2 max-sm:flex-col sm:flex-wrap">
        {booking.canChange && (
          <>
            <Button aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
              Move appointment
            </Button>
            <Button variant="secondary" onClick={() => setCanceling(true)}>
              Cancel appointment
            </Button>
          </>
        )}
        <Button
          variant="ghost"
          className="sm:-ml-2"
          onClick={() => void downloadCalendarFile({ token })}
        >
          <CalendarPlus aria-hidden /> Add to calendar
        </Button>
      </div>
      {!booking.canChange && (
        <p className="text-[14.5px] text-ink-muted">
          This appointment can no longer be changed online. Please contact the business.
        </p>
      )}
      {booking.canChange && booking.cancelHours > 0 && (
        <p className="text-[14.5px] text-ink-muted">
          {plural({
            count: booking.cancelHours,
            one: 'You can change it online up to {count} hour before it begins.',
            other: 'You can change it online up to {count} hours before it begins.',
          })}
        </p>
      )}
      {isMoving && (
        <MoveForm
          token={token}
          onMoved={(moved) => {
            keep(moved);
            setMoving(false);
            setTold('Your appointment was moved.');
          }}
        />
      )}
      {isCanceling && (
        <ConfirmDialog
          title="Cancel this appointment?"
          text={sayWhen(booking)}
          verb="Cancel appointment"
          keep="Keep it"
          busyLabel={cancel.isPending && 'Canceling...'}
          onConfirm={() => cancel.mutate()}
          onClose={() => setCanceling(false)}
        />
      )}
    </div>
  );
}

function MoveForm({ token, onMoved }: { token: string; onMoved: (moved: OwnBooking) => void }) {
  const [day, setDay] = useState('');
  const times = useInfiniteQuery({
    queryKey: ['appointment-times', token],
    queryFn: ({ signal, pageParam }) => listTimes({ token, from: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextFrom }) => nextFrom ?? undefined,
    gcTime: 0,
  });
  const move = useMutation({
    mutationFn: (start: string) => moveAppointment({ token, start }),
    onSuccess: onMoved,
    onError: () => times.refetch(),
  });
  if (times.isPending) return <Skeleton className="h-24" />;
  const days = groupByDay(times.data?.pages.flatMap(({ starts }) => starts) ?? []);
  const [name, starts] = days.find(([each]) => each === day) ?? days[0] ?? ['', []];
  return (
    <section aria-label="New time" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="text-[17px]">Choose a new time</h2>
      {(move.error ?? times.error) && (
        <Notice tone="bad">{(move.error ?? times.error)?.message}</Notice>
      )}
      {days.length === 0 && <p>There are no free times at the moment.</p>}
      {days.length > 0 && (
        <Field label="Day">
          {(control) => (
            <Select {...control} value={name} onChange={({ target }) => setDay(target.value)}>
              {days.map(([each]) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {starts.map((start) => (
          <Button
            key={start}
            variant="secondary"
            disabled={move.isPending}
            onClick={() => move.mutate(start)}
          >
            {new Date(start).toLocaleTimeString(pageLanguage, { timeStyle: 'short' })}
          </Button>
        ))}
      </div>
      {times.hasNextPage && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3 self-start"
          busyLabel={times.isFetchingNextPage && 'Loading...'}
          onClick={() => void times.fetchNextPage()}
        >
          Show later days
        </Button>
      )}
    </section>
  );
}
