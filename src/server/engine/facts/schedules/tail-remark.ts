import { withLanguages } from '#server/engine/language/with-languages.ts';
import { foldText } from './fold-text.ts';
import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';
import { termOf } from './term-time.ts';

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
  const tail = tailOf({ lines, text, lexicon });
  const line = lines.at(-1);
  if (line && tail !== '') return [...lines.slice(0, -1), { ...line, note: tail }];
  const condition = conditionInText.exec(text)?.[0].trim() ?? '';
  return condition !== '' && lines.length === 1 && line && isPlain(line)
    ? [{ ...line, note: condition }]
    : [...lines];
}

function tailOf({
  lines,
  text,
  lexicon,
}: {
  lines: readonly ClauseLine[];
  text: string;
  lexicon: Lexicon;
}): string {
  const items = scanText({ text, lexicon });
  const last = items.findLastIndex(({ kind }) => kind === 'time');
  const line = lines.at(-1);
  const end = items[last]?.end;
  if (!line || end === undefined || !isPlain(line)) return '';
  const written = text.slice(end).replace(/^[\s.,;:–-]+|[\s.;,]+$/g, '');
  const tail = /^\([^()]+\)$/.test(written) ? written.slice(1, -1) : written;
  const behind = items.slice(last + 1);
  const isOfOtherDay = behind.some(
    (item) =>
      item.kind === 'date' ||
      isSense(item, 'weekdays', 'weekend') ||
      (item.kind === 'weekday' && !line.days.includes(item.day)),
  );
  // "May to July only", "by appointment only": the line says so already.
  const isSaid =
    (line.season !== null || line.byAppointment) &&
    !behind.some(({ kind }) => kind === 'word' || kind === 'topic');
  const isRemark =
    tail.length <= longestRemark &&
    tail.split(/\s+/).length >= 2 &&
    (tail.match(/\(/g)?.length ?? 0) === (tail.match(/\)/g)?.length ?? 0) &&
    !/^only[,;)]/i.test(tail) &&
    limits.test(foldText(tail));
  return isRemark && !isOfOtherDay && !isSaid ? tail : '';
}

/** "Mondays in term time, 9 to 12", "every second Saturday 9 to 1": a condition in front of the times. */
const conditionInText = withLanguages(
  'condition-of-times',
  /(?<!\p{L})(?:(?:in |during )?(?:school )?terms?[- ]time(?: only)?|school terms? only|in (?:school )?terms?(?=[.,;]|$)|every (?:second|other) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|alternate (?:mon|tues|wednes|thurs|fri|satur|sun)days?|jeden zweiten (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|un (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) de cada dos)(?!\p{L})/iu,
);

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
  /(?<!\p{L})(?:only|members?|terms?|permitting|unless|every (?:second|other)|every two weeks|alternate|fortnightly|rota|subject to|depending on|weather|if the|if we|if it|nur|mitglieder|jede[nr]? zweite[nr]?|alle zwei wochen|14-tagig|je nach|sofern|wenn das|falls|solo|socios|cada dos semanas|segun|si el tiempo|salvo|un(?:o|a)? de cada dos|uniquement|seulement|toutes les deux|selon|sauf si|sous reserve|soltanto|ogni due|tempo permettendo|salvo|apenas|cada quinze|conforme|alleen|om de week|mits|afhankelijk|tylko|co dwa|w zaleznosci|jesli)(?!\p{L})/u;
