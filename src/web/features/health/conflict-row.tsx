import { Link } from 'react-router';
import type { Conflict, ConflictPlace, DecideConflictInput } from '#shared/contract/conflicts.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { plural } from '#web/lib/plural.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';

type ConflictRowProps = {
  chatbotId: string;
  conflict: Conflict;
  isBusy: boolean;
  /** Null for people who may only look. */
  onDecide: ((input: DecideConflictInput) => void) | null;
};

/** Both places side by side, with what can be decided about them. */
export function ConflictRow({ chatbotId, conflict, isBusy, onDecide }: ConflictRowProps) {
  const { state, places } = conflict;
  const title = describeConflict(conflict);
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-[15.5px] font-[600] wrap-anywhere">{title}</h3>
        {state === 'settled' && <Badge tone="good">Settled</Badge>}
        {state === 'different' && <Badge>Different things</Badge>}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {places.map((place) => (
          <PlaceBox
            key={place.id + place.quote}
            chatbotId={chatbotId}
            place={place}
            state={state}
            isBusy={isBusy}
            onChoose={onDecide && (() => onDecide({ decision: 'right', sourceId: place.id }))}
          />
        ))}
      </div>
      {onDecide && (
        <div className="flex flex-wrap gap-2">
          {state === 'open' ? (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              aria-label={`These are different things: ${title}`}
              onClick={() => onDecide({ decision: 'different' })}
            >
              These are different things
            </Button>
          ) : (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => onDecide({ decision: 'open' })}
            >
              Decide again
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type PlaceBoxProps = {
  chatbotId: string;
  place: ConflictPlace;
  state: Conflict['state'];
  isBusy: boolean;
  onChoose: (() => void) | null;
};

function PlaceBox({ chatbotId, place, state, isBusy, onChoose }: PlaceBoxProps) {
  const toDashboard = useDashboardPath();
  const { source, id, title, value, quote, isUsed, repeats, changedAt } = place;
  const query = new URLSearchParams(source === 'answer' ? { answer: id } : { document: id, quote });
  const section = `${source === 'answer' ? 'answers' : 'knowledge'}?${query}`;
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-col gap-2 rounded-control border p-3.5',
        isUsed ? 'border-accent-line bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 text-[17px] font-[600] wrap-anywhere tabular-nums">{value}</p>
        {state === 'open' && isUsed && <Badge tone="accent">Used for now</Badge>}
        {state === 'settled' && isUsed && <Badge tone="good">Used</Badge>}
      </div>
      {quote !== value && <p className="text-[14px] wrap-anywhere text-ink-soft">“{quote}”</p>}
      <p className="text-[13px] wrap-anywhere text-ink-muted">
        {source === 'answer' ? `Your answer to “${title}”` : title}
        {placeOf(place)} · changed <RelativeTime time={changedAt} />
        {repeats > 0 &&
          ` · ${plural({ count: repeats, one: 'also in {count} other source', other: 'also in {count} other sources' })}`}
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        {onChoose && state === 'open' && (
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={`This is right: ${value}`}
            onClick={onChoose}
          >
            This is right
          </Button>
        )}
        <Link
          to={toDashboard(`/chatbots/${chatbotId}/${section}`)}
          aria-label={`Edit ${title}`}
          className={buttonClassNames({ variant: 'ghost', size: 'small' })}
        >
          Edit
        </Link>
      </div>
    </div>
  );
}

const kinds: Record<Conflict['kind'], string> = {
  price: 'Price',
  hours: 'Opening hours',
  phone: 'Phone number',
  percentage: 'Percentage',
  date: 'Date',
  period: 'Time limit',
  'yes-no': 'Yes or no',
};

/** "Price: Oil change"; the kind alone where no source has a name for it. */
function describeConflict({ kind, subject }: Pick<Conflict, 'kind' | 'subject'>): string {
  return subject ? `${kinds[kind]}: ${subject}` : kinds[kind];
}

/** ", page 3" or ", row 12". */
function placeOf({ page, row }: Pick<ConflictPlace, 'page' | 'row'>): string {
  if (row !== null) return `, row ${row}`;
  return page === null ? '' : `, page ${page}`;
}
