import { type Item, isMark, isSense } from './items.ts';
import { isPeriodOnly, readWhen } from './read-when.ts';

const dateKinds: ReadonlySet<Item['kind']> = new Set<Item['kind']>([
  'date',
  'holiday',
  'month',
  'season',
]);

const hasKind = (items: readonly Item[], ...kinds: Item['kind'][]): boolean =>
  items.some(({ kind }) => kinds.includes(kind));

/** "July 4: shop closed. Kiosk 10–2": what follows the first sentence of a line is about the same dates. */
export function carryDates(sentences: readonly Item[][]): Item[][] {
  const [first, ...rest] = sentences;
  if (!first || rest.length === 0) return [...sentences];
  const end = first.findIndex(
    (item) =>
      ['weekday', 'time', 'word', 'topic', 'meal'].includes(item.kind) ||
      isSense(item, 'closed', 'open', 'opens', 'closes', 'daily', 'usual') ||
      isMark(item, ':'),
  );
  const lead = first.slice(0, end < 0 ? first.length : end);
  const when = readWhen({ items: lead, at: 0 });
  if (!when || when.next < lead.length || when.when.days.length > 0) return [...sentences];
  const isPeriod = isPeriodOnly(when.when);
  return [
    first,
    ...rest.map((sentence) => {
      const isOwn = sentence.some(({ kind }) => dateKinds.has(kind));
      const isValue = hasKind(sentence, 'time') || sentence.some((item) => isSense(item, 'closed'));
      const words = sentence.filter(({ kind }) => kind === 'word' || kind === 'topic').length;
      const fits = isPeriod
        ? // "Jun 15 - Sep 6: Sun-Thu 8–7. Fri, Sat 8–8:30."
          hasKind(sentence, 'weekday') && words === 0 && !hasKind(first, 'word', 'topic')
        : !hasKind(sentence, 'weekday') && words > 0 && words <= 4;
      return !isOwn && isValue && fits ? [...lead, ...sentence] : sentence;
    }),
  ];
}
