import type { ValidDatesInput } from '#shared/contract/validity.ts';
import { Badge } from '#web/ui/badge.tsx';
import { describeDates, showDay, stateOfDates } from './describe-dates.ts';

/** Nothing for what has no dates. */
export function DatesBadge({ dates }: { dates: ValidDatesInput }) {
  const state = stateOfDates(dates);
  if (state === 'none') return null;
  if (state === 'expired')
    return <Badge tone="bad">Expired {showDay(dates.validUntil ?? '')}</Badge>;
  if (state === 'waiting')
    return <Badge tone="warn">Not used before {showDay(dates.validFrom ?? '')}</Badge>;
  return <Badge>Valid {describeDates(dates)}</Badge>;
}
