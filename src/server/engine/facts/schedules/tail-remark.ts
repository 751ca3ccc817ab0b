import { withLanguages } from '#server/engine/language/with-languages.ts';
import { foldText } from './fold-text.ts';
import { type Item, isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';

/**
 * "Saturday 10 to 2, unless the river floods the lane": what limits the times stands behind them and must be
 * said with them.
 */
export function addTailRemark({
  lines,
  text,
  lexicon,
}: {
  lines: readonly ClauseLine[];
  text: string;
  lexicon: Lexicon;
}): ClauseLine[] {
  const term = termOf({ text, lexicon });
  if (term)
    return lines.map((line, at) =>
      isPlain(line) && line.season === null && (!term.isOfLast || at === lines.length - 1)
        ? { ...line, note: term.words }
        : line,
    );
  const items = scanText({ text, lexicon });
  const last = items.findLastIndex(({ kind }) => kind === 'time');
  const line = lines.at(-1);
  const end = items[last]?.end;
  if (!line || end === undefined || !isPlain(line)) return [...lines];
  const tail = text.slice(end).replace(/^[\s,;:–-]+|[\s.;,]+$/g, '');
  const only = onlyOf({ items: items.slice(last + 1), text, end });
  if (only !== null && !line.byAppointment) return [...lines.slice(0, -1), { ...line, note: only }];
  const isOfOtherDay = items
    .slice(last + 1)
    .some(
      (item) => item.kind === 'date' || (item.kind === 'weekday' && !line.days.includes(item.day)),
    );
  const isRemark =
    tail.length <= longestRemark && tail.split(/\s+/).length >= 3 && limits.test(foldText(tail));
  return isRemark && !isOfOtherDay ? [...lines.slice(0, -1), { ...line, note: tail }] : [...lines];
}

const isPlain = ({ kind, state, days, weeks, spans, note }: ClauseLine): boolean =>
  kind === 'hours' &&
  state === 'open' &&
  days.length > 0 &&
  weeks.length === 0 &&
  spans.length > 0 &&
  note === '';

const longestRemark = 120;

/** Words with which times are taken back in part. */
const limits =
  /(?<!\p{L})(?:permitting|unless|every (?:second|other)|every two weeks|alternate|fortnightly|rota|subject to|depending on|weather|if the|if we|if it|jede[nr]? zweite[nr]?|alle zwei wochen|14-tagig|je nach|sofern|wenn das|falls|cada dos semanas|segun|si el tiempo|salvo|un(?:o|a)? de cada dos|toutes les deux|selon|sauf si|sous reserve|ogni due|tempo permettendo|salvo|cada quinze|conforme|om de week|mits|afhankelijk|co dwa|w zaleznosci|jesli)(?!\p{L})/u;

const only = withLanguages(
  'only-behind-hours',
  /(?<!\p{L})(?:only|nur|solo|uniquement|seulement|soltanto|apenas|somente|so para|alleen|tylko)(?!\p{L})/u,
);

/** "Sat 9–12, drop-off and collection only": what the hours are for, up to the end of the sentence. */
function onlyOf({
  items,
  text,
  end,
}: {
  items: readonly Item[];
  text: string;
  end: number;
}): string | null {
  if (!/^\s{0,2}[,;.–-]\s/.test(text.slice(end))) return null;
  const stop = items.findIndex((item, at) => at > 0 && isMark(item, '.;!('));
  const part = stop < 0 ? items : items.slice(0, stop);
  const first = part.findIndex(({ kind }) => kind !== 'mark');
  const [from, to] = [part[first], part.at(-1)];
  if (!from || !to) return null;
  const tail = text.slice(from.start, to.end);
  const isPlainTail =
    part.some(({ kind }) => kind === 'word' || kind === 'topic') &&
    part.every(
      (item) =>
        ['word', 'topic', 'mark', 'number'].includes(item.kind) ||
        isSense(item, 'only', 'and', 'glue', 'on', 'at', 'every', 'no', 'to'),
    );
  return isPlainTail && tail.length <= longestRemark && only.test(foldText(tail)) ? tail : null;
}

const termTime = withLanguages(
  'in-term-time',
  /(?<!\p{L})(?:(?:(?:in|during) )?(?:school )?term[- ]?time(?: only)?|(?:(?:in|during) )?school terms?(?: only)?|(?:in )?terms? \d(?:(?:,| and|-) \d){0,2} only|while (?:classes are|school is) in session|in der schulzeit|wahrend der schulzeit|nur in der unterrichtszeit|en periodo escolar|en epoca escolar|en periode scolaire|hors vacances scolaires|in periodo scolastico|em periodo letivo|in schoolweken|w roku szkolnym)(?!\p{L})/u,
);
const otherTimes = withLanguages(
  'out-of-term',
  /(?<!\p{L})(?:holidays?|half[- ]terms?|breaks?|vacations?|summer|ferien|vacaciones|vacances|vacanze|ferias|vakanties?|wakacje)(?!\p{L})/u,
);

/** "Tuesdays 10 to 11 in term time": weeks that no calendar has, so that the words go with the hours. */
function termOf({ text, lexicon }: { text: string; lexicon: Lexicon }): {
  words: string;
  /** "Sat 11–1, and Wed 4.30–6 in Term 3 only" says nothing about the Saturdays. */
  isOfLast: boolean;
} | null {
  const folded = foldText(text);
  const found = termTime.exec(folded);
  // As the label of a line it's said anyway.
  if (!found || found.index === 0 || otherTimes.test(folded.replace(found[0], ''))) return null;
  const last = scanText({ text, lexicon }).findLast(
    ({ kind, end }) => kind === 'time' && end <= found.index,
  );
  return {
    words: text.slice(found.index, found.index + found[0].length),
    isOfLast: last !== undefined && /^\s*$/.test(text.slice(last.end, found.index)),
  };
}
