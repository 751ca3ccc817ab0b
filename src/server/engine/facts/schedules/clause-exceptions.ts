import { type ClauseEvent, slice } from './clause-events.ts';
import { foldText } from './fold-text.ts';
import { type Item, isSense } from './items.ts';
import type { ClauseLine } from './schedule.ts';

/** "Summer break: office only Mon and Thu 15–17": hours of a time whose dates aren't said. */
export const isHolidayHours = ({
  items,
  events,
}: {
  items: readonly Item[];
  events: readonly ClauseEvent[];
}): boolean =>
  isSense(items[0], 'company-holiday') &&
  events.some((event) => event.kind === 'when' && event.when.days.length > 0) &&
  events.some((event) => event.kind === 'value' && event.value.spans.length > 0);

const relative =
  /^(?:before|after|following|vor|davor|nach|danach|darauf|vorher|antes|despues|siguiente|anterior|tras|avant|apres|suivant|precedent|prima|dopo|successivo|precedente|depois|seguinte|voor|ervoor|na|erna|daarna|przed|po)$/;

/** "At weekends half an hour later": times that only other times say. */
const moved =
  /^[^.;]{0,20}\b(?:half an hour|an hour|one hour|hour|minutes|stunde|minuten|media hora|una hora|demi.heure|une heure|mezz'?ora|un'?ora|meia hora|uma hora|half uur|een uur|godzine) (?:later|earlier|longer|spater|fruher|langer|mas tarde|mas temprano|plus tard|plus tot|dopo|prima|mais tarde|mais cedo|vroeger|pozniej|wczesniej)\b/;

/** "The Monday after", "the four Sundays before Christmas": days that only another day says. */
export function isRelative({ items, text }: { items: readonly Item[]; text: string }): boolean {
  const says = (item: Item | undefined): boolean =>
    item !== undefined &&
    (item.kind === 'word' || item.kind === 'sense') &&
    relative.test(foldText(text.slice(item.start, item.end)));
  const shifts = items.some(
    (item, at) =>
      (item.kind === 'weekday' || isSense(item, 'weekend', 'weekdays')) &&
      moved.test(foldText(text.slice(item.end, items[at + 6]?.end ?? text.length))),
  );
  if (shifts) return true;
  return items.some((item, at) => {
    if (item.kind === 'holiday') return says(items[at - 1]);
    const next = items[at + 1];
    const after = items[at + 2];
    return (
      item.kind === 'weekday' &&
      says(next) &&
      after?.kind !== 'time' &&
      !isSense(after, 'noon', 'midnight', 'glue', 'at')
    );
  });
}

const again =
  /\b(?:reopen\w*|open(?:s|ing)? again|open(?:s|ing)? up again|wieder ?eroffnung\w*|wiedereroffn\w*|reabrimos|reabre\w*|reapertura|volvemos a abrir|rouvrons|rouvre\w*|reouverture|riapriamo|riapre\w*|riapertura|reabertura|heropen\w*|weer open|ponownie otwieramy|ponownie otwarte)\b/;

/** The items before "we reopen on 2 January": that day is no closed one. */
export function beforeReopening({
  items,
  text,
}: {
  items: readonly Item[];
  text: string;
}): readonly Item[] {
  const start = items[0]?.start ?? 0;
  const folded = foldText(text.slice(start, items.at(-1)?.end ?? start));
  const found = again.exec(folded);
  // Folding keeps the length of these alphabets, so places can be compared.
  return found ? items.filter((item) => item.end <= start + found.index) : items;
}

const weekOf =
  /(?:weeks?|half|woche|wochen|halfte|semana|semanas|quincena|mitad|semaine|semaines|quinzaine|moitie|settimana|settimane|meta|quinzena|metade|weken|helft|tydzien|tygodnie|polowa|polowie)(?:\s+(?:of|in|im|des|de|del|d|di|do|van|w))*\s*$/;

/** "August: closed for the first two weeks". */
const someWeeks =
  /\b(?:first|second|third|last|erste|zweite|letzte|primera|segunda|ultima|premiere|derniere|prima|ultime|prime|eerste|laatste)\p{L}{0,2}\s(?:\p{L}{2,6}\s)?(?:weeks?|fortnight|half|wochen?|halfte|semanas?|quincena|mitad|semaines?|quinzaine|moitie|settiman[ae]|weken|week)\b/u;

/** "The first week of August" isn't all of August. */
export const isWeekOfMonth = ({ items, text }: { items: readonly Item[]; text: string }): boolean =>
  (items.some(({ kind }) => kind === 'month') &&
    items.some((item) => isSense(item, 'closed', 'company-holiday')) &&
    someWeeks.test(foldText(text))) ||
  items.some(
    (item) =>
      item.kind === 'month' &&
      weekOf.test(foldText(text.slice(Math.max(0, item.start - 40), item.start)).trimEnd()),
  );

/** "No classes on Thanksgiving, December 24 and January 1": dates on which one thing is off. */
export function noneOf({
  events,
  items,
  text,
  label,
}: {
  events: readonly ClauseEvent[];
  items: readonly Item[];
  text: string;
  label: string;
}): { name: string; lines: ClauseLine[] } | null {
  const [sign, words, ...rest] = events;
  if (label !== '' || sign?.kind !== 'sign' || sign.sense !== 'no' || words?.kind !== 'words')
    return null;
  const name = slice({ items, text, at: words.at, end: words.end });
  const whens = rest.flatMap((event) => (event.kind === 'when' ? [event.when] : []));
  if (
    name.split(/\s+/).length > 3 ||
    whens.length === 0 ||
    !rest.every((event) => event.kind === 'when' || event.kind === 'break') ||
    whens.some((when) => when.days.length > 0)
  )
    return null;
  return {
    name,
    lines: whens.map((when) => ({
      kind: 'hours',
      state: 'closed',
      days: [],
      weeks: [],
      dates: when.dates,
      season: null,
      spans: [],
      meal: null,
      byAppointment: false,
      part: name,
      note: '',
    })),
  };
}

/** "12–1 while the team has lunch": a meal after the times, behind other words, isn't what they are for. */
export function isRemark({ events, at }: { events: readonly ClauseEvent[]; at: number }): boolean {
  const value = events.findLastIndex((event) => event.kind === 'value');
  return (
    value >= 0 && value < at && events.slice(value, at).some((event) => event.kind === 'words')
  );
}
