import { type Item, isMark, isSense } from './items.ts';

/** Cuts items into sentences. A dot after a number, a short weekday or a short month ends none. */
export function splitSentences({
  items,
  text,
}: {
  items: readonly Item[];
  text: string;
}): Item[][] {
  const sentences: Item[][] = [];
  let current: Item[] = [];
  items.forEach((item, index) => {
    current.push(item);
    // "Hill Road 5 · 555 0100 · Mon–Fri 9–17": parts of a line that say different things.
    if (item.kind === 'mark' && /^[·•]$/.test(item.text) && items[index + 1] && saysAll(current)) {
      current.pop();
      if (current.length > 0) sentences.push(current);
      current = [];
      return;
    }
    if (isMark(item, ';') && saysAll(current) && hasTimes(current) && namesOnlyDays(items, index)) {
      current.pop();
      sentences.push(current);
      current = [];
      return;
    }
    if (item.kind !== 'mark' || !/^[.!?]$/.test(item.text) || isInBrackets(current)) return;
    const before = items[index - 1];
    const next = items[index + 1];
    if (!next) return;
    const gap = next.start > item.end;
    const capital = /^[\p{Lu}\d"„“¿¡(-]/u.test(text.slice(next.start, next.start + 1));
    // "3. 8." goes on, "December 25 to 27. Staff days" doesn't.
    const letter = /^\p{Lu}/u.test(text.slice(next.start, next.start + 1));
    if (!gap || !capital || (before?.kind === 'number' && !letter)) return;
    if (before?.kind === 'weekday' && before.short) return;
    if (before?.kind === 'month' && item.text === '.' && isShortMonth(text, before)) return;
    if (before?.kind === 'word' && before.text.length <= 2 && item.text === '.') return;
    sentences.push(current);
    current = [];
  });
  if (current.length > 0) sentences.push(current);
  return sentences;
}

const isShortMonth = (text: string, { start, end }: Item): boolean =>
  end - start <= 4 &&
  !/^(?:may|june|july|mai|juni|juli|mayo|mars|juin|août|mei)$/i.test(text.slice(start, end));

const hasTimes = (items: readonly Item[]): boolean => items.some(({ kind }) => kind === 'time');

/** "9–12 and 2–6; on winter Mondays only in the afternoon": days without times of their own don't belong to those before. */
function namesOnlyDays(items: readonly Item[], at: number): boolean {
  const end = items.findIndex((item, index) => index > at && isMark(item, ';.!?'));
  const rest = items.slice(at + 1, end < 0 ? items.length : end);
  return (
    rest.some(({ kind }) => kind === 'weekday') &&
    rest.some((item) => isSense(item, 'morning', 'afternoon', 'evening')) &&
    !hasTimes(rest) &&
    !rest.some((item) => isSense(item, 'closed', 'appointment'))
  );
}

/** "Mon–Fri · 9–17": days whose times are still to come go on. */
const saysAll = (items: readonly Item[]): boolean =>
  !items.some((item) => item.kind === 'weekday' || isSense(item, 'daily', 'weekdays')) ||
  items.some((item) => item.kind === 'time' || isSense(item, 'closed'));

/** "Hill branch (opp. City Park)": a bracket that is still open. */
const isInBrackets = (items: readonly Item[]): boolean =>
  items.findLastIndex((item) => isMark(item, '(')) >
  items.findLastIndex((item) => isMark(item, ')'));
