import { foldText } from './fold-text.ts';
import { type Item, isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import { type ClauseLine, emptyLine } from './schedule.ts';

/** "Dr. Lee, hygienist – Tuesday to Friday": who is there, or what takes place, on which days, without times. */
export function readPresence({
  text,
  lexicon,
}: {
  text: string;
  lexicon: Lexicon;
}): { subject: string; line: ClauseLine } | null {
  if (text.length > 120 || /[$€£%?]/.test(text)) return null;
  const items = scanText({ text, lexicon });
  const at = items.findIndex((item) => item.kind === 'weekday');
  // "Ana: de lunes a jueves", "Ana: only Mondays"
  const marked = isSense(items[at - 1], 'from', 'on', 'only', 'every') ? at - 2 : at - 1;
  const mark = items[marked];
  if (at < 2 || marked < 1 || !mark || !isMark(mark, '-:–—(')) return null;
  const before = items.slice(0, marked);
  if (
    before.length > 10 ||
    !before.some((item) => item.kind === 'word' || item.kind === 'topic') ||
    before.some(
      (item) =>
        item.kind === 'time' ||
        item.kind === 'date' ||
        item.kind === 'other' ||
        isSense(
          item,
          'closed',
          'closes',
          'no',
          'except',
          'open',
          'opens',
          'hours',
          'until',
          'from',
        ),
    )
  )
    return null;
  const when = readWhen({ items, at });
  if (!when || when.when.days.length === 0 || when.when.days.length === 7) return null;
  if (when.when.dates.length > 0 || when.when.weeks.length > 0) return null;
  const after = items.slice(when.next);
  const isPart = (item: Item): boolean =>
    isSense(item, 'morning', 'afternoon', 'evening', 'on', 'glue', 'from', 'every');
  if (!after.every((item) => item.kind === 'mark' || isSense(item, 'only') || isPart(item)))
    return null;
  return {
    subject: text
      .slice(0, mark.start)
      .replace(/(?<![\s,:–—-])[\s,:–—-]+$/, '')
      .trim(),
    // "in the mornings"
    line: presenceLine({
      days: when.when.days,
      note: after.some(isPart) ? text.slice(after[0]?.start, after.at(-1)?.end).trim() : '',
    }),
  };
}

/** "Ana Ruiz: Nutritionist. Speaks French. Tuesday and Thursday.": a name, what it is, and a sentence of days. */
export function readPresenceEntry({ text, lexicon }: { text: string; lexicon: Lexicon }): {
  subject: string;
  line: ClauseLine;
} | null {
  const [, subject = '', rest = ''] = /^([^:.?!]{3,60}):\s+(\S.{3,400})$/u.exec(text.trim()) ?? [];
  if (subject === '' || subject.split(/\s+/).length > 6) return null;
  if (scanText({ text: subject, lexicon }).some((item) => !isNaming(item))) return null;
  const sentences = rest.split(/(?<=\p{L}{3}\.)\s+/u);
  if (sentences.length < 2) return null;
  let days: number[] | null = null;
  const notes: string[] = [];
  for (const sentence of sentences) {
    const items = scanText({ text: sentence, lexicon });
    const start = items.findIndex((item) => !isSense(item, 'only', 'on', 'from', 'glue'));
    const when = readWhen({ items, at: Math.max(start, 0) });
    const whole =
      when && items.slice(when.next).every((item) => item.kind === 'mark' || isSense(item, 'only'));
    if (when && whole && when.when.dates.length + when.when.weeks.length === 0) {
      if (days) return null;
      days = when.when.days;
    } else if (items.some((item) => item.kind === 'weekday' || item.kind === 'time')) return null;
    else notes.push(sentence);
  }
  if (!days || days.length === 0 || days.length === 7) return null;
  return { subject, line: presenceLine({ days, note: notes.join(' ') }) };
}

const isNaming = (item: Item): boolean =>
  item.kind === 'word' ||
  item.kind === 'topic' ||
  item.kind === 'mark' ||
  isSense(item, 'and', 'glue', 'on', 'from');

/** Words that say a thing is on the days that follow, in all languages. */
const copula =
  /(?:^|\s)(?:are|is|only|sind|ist|nur|son|es|solo|solamente|sont|est|uniquement|seulement|sono|sao|apenas|somente|zijn|alleen|sa|tylko)(?:\s|$)/;

/** "Grooming days are Monday and Thursday.", "Piercings only on Fridays.": what takes place on which days. */
export function readDaysOf({ text, lexicon }: { text: string; lexicon: Lexicon }): {
  subject: string;
  line: ClauseLine;
} | null {
  if (text.length > 140 || /[$€£%?:]/.test(text)) return null;
  const items = scanText({ text, lexicon });
  const at = items.findIndex((item) => item.kind === 'weekday');
  const named = items.findLastIndex(
    (item, index) => index < at && (item.kind === 'word' || item.kind === 'topic'),
  );
  const before = items.slice(0, at);
  if (at < 1 || named < 0 || before.length > 10) return null;
  if (!before.every((item) => isNaming(item) || isSense(item, 'only', 'every', 'at'))) return null;
  if (before.some((item) => item.kind === 'mark')) return null;
  const last = items[named] as Item;
  if (!copula.test(foldText(text.slice(last.end, items[at]?.start)))) return null;
  // "from Monday", read from the word before, would be no list of days.
  const when = readWhen({ items, at });
  if (!when || when.when.days.length === 0 || when.when.days.length === 7) return null;
  if (when.when.dates.length > 0 || when.when.weeks.length > 0) return null;
  if (!items.slice(when.next).every((item) => item.kind === 'mark' || isSense(item, 'only')))
    return null;
  const first = before.findIndex((item) => item.kind === 'word' || item.kind === 'topic');
  return {
    subject: text.slice(items[first]?.start ?? 0, last.end),
    line: presenceLine({ days: when.when.days, note: '' }),
  };
}

const presenceLine = ({ days, note }: { days: number[]; note: string }): ClauseLine => ({
  ...emptyLine,
  state: 'open',
  days,
  note,
});
