/** Prices, percentages, dates, periods and yes or no from the running text of a source. */
import type { Fact } from '#server/engine/answer/fact.ts';
import { findFacts } from '#server/engine/answer/facts-in-text.ts';
import { foldText } from '#server/engine/answer/fold-text.ts';
import { isDuration } from '#server/engine/answer/number-vocabulary.ts';
import { normalizeText } from '#server/engine/ingest/normalize-text.ts';
import { saidSentences } from '#server/engine/ingest/split/passage.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { ComparedFact, ComparedSource, ConflictKind } from './compared-fact.ts';
import { listHourLines } from './hours-of-source.ts';
import { readBound } from './read-bound.ts';
import { joinSubjects, readSubject, type Subject } from './subject.ts';
import { readAnswerStart, readStatement } from './yes-no.ts';

type Told = {
  source: ComparedSource;
  language: LanguageCode;
  text: string;
  /** The question it answers; empty where there is none. */
  asked: string;
  context: Subject;
  place: ComparedFact['place'];
  /** Opening hours are compared by their days. */
  isSchedule: boolean;
};

/** A subject of more words is a story. */
const mostSubjectWords = 9;
const longestSentence = 300;

/** Passage by passage, because each takes a while. */
export function* gatherSentences(source: ComparedSource): Generator<ComparedFact[]> {
  const language = source.facts.language ?? 'en';
  const title = readSubject(
    source.kind === 'answer' ? '' : source.title.replace(/\.\w{2,4}$/, '').replace(/[_-]/g, ' '),
    language,
  );
  const known = listKnown(source);
  for (const [ordinal, { sentences, place }] of source.passages.entries()) {
    const said = saidSentences(sentences);
    // Rows without prose are read as cells.
    if (place.row !== undefined && !said.some(({ heading }) => heading)) continue;
    let heading = place.heading ?? '';
    yield said.flatMap(({ text, heading: isHeading }): ComparedFact[] => {
      if (isHeading || isQuestion(text)) {
        heading = text;
        return [];
      }
      if (text.length > longestSentence) return [];
      const asked = isQuestion(heading) ? heading : '';
      const context = joinSubjects(title, readSubject(heading, language));
      const own = normalizeText(text);
      const { rows, lines } = known(ordinal);
      if (rows.some(([name, cell]) => own.includes(name) && own.includes(cell))) return [];
      const isSchedule = lines.some((line) => own.includes(line) || line.includes(own));
      return gatherSentence({ source, language, text, asked, context, place, isSchedule });
    });
  }
}

const isQuestion = (text: string): boolean => /[?？]\s*$/.test(text);

/** What is compared as a row or as opening hours already, by passage. */
function listKnown({ facts: { tables, schedules, passageOfBlock } }: ComparedSource) {
  const rowsOf = new Map<number, [name: string, cell: string][]>();
  const linesOf = new Map<number, string[]>();
  for (const { columns, rows } of tables) {
    const name = columns.findIndex(({ role }) => role === 'name');
    for (const { block, cells } of name < 0 ? [] : rows) {
      const ordinal = passageOfBlock[block];
      if (ordinal === null || ordinal === undefined) continue;
      const own = rowsOf.get(ordinal) ?? [];
      for (const [at, cell] of cells.entries())
        if (at !== name && cell && columns[at]?.role === 'price')
          own.push([normalizeText(cells[name] ?? ''), normalizeText(cell)]);
      rowsOf.set(ordinal, own);
    }
  }
  for (const { line } of listHourLines(schedules)) {
    const ordinal = passageOfBlock[line.block];
    if (ordinal === null || ordinal === undefined) continue;
    linesOf.set(ordinal, [...(linesOf.get(ordinal) ?? []), normalizeText(line.text)]);
  }
  return (ordinal: number) => ({
    rows: rowsOf.get(ordinal) ?? [],
    lines: linesOf.get(ordinal) ?? [],
  });
}

function gatherSentence(told: Told): ComparedFact[] {
  const { text, asked, language, isSchedule } = told;
  const found = findFacts(text);
  const folded = foldText(text);
  const kinds = (['price', 'percentage', 'date', 'period', 'hours'] as const).flatMap((kind) => {
    if (isSchedule && kind !== 'price' && kind !== 'percentage') return [];
    return gatherKind({ told, kind, folded, facts: found.filter((fact) => isOf(kind, fact)) });
  });
  if (kinds.length > 0) return kinds;
  const free = isFree(text) && !found.some((fact) => fact.kind === 'amount' && fact.isMoney);
  const { source, place, context } = told;
  const base = { source, changedAt: source.changedAt, repeats: [], quote: text, place, context };
  const parts = [{ kind: 'sentence' as const, text }];
  const subject = joinSubjects(readSubject(text, language), readSubject(asked, language));
  if (subject.size === 0 || subject.size > mostSubjectWords) return [];
  const facts: ComparedFact[] = free
    ? [{ ...base, kind: 'price', subject, facts: noCharge(), bound: '', value: text, parts }]
    : [];
  if (isSchedule) return facts;
  const answer = asked ? readAnswerStart(text, language) : null;
  if (asked && answer) {
    const of = readSubject(asked, language);
    if (of.size > 0)
      facts.push({
        ...base,
        kind: 'yes-no',
        subject: of,
        facts: [],
        bound: '',
        value: text,
        answer,
        parts,
      });
  }
  const stated = answer ? null : readStatement(text, language);
  if (stated) {
    const of = readSubject(text, language);
    if (of.size > 0 && of.size <= mostStated)
      facts.push({
        ...base,
        kind: 'yes-no',
        subject: of,
        facts: [],
        bound: '',
        value: text,
        answer: stated,
        parts,
      });
  }
  return facts;
}

const noCharge = (): Fact[] => [...findFacts('0 €'), ...findFacts('$0')];

/** Statements about more things at once can't be denied as a whole. */
const mostStated = 4;

const isOf = (kind: Exclude<ConflictKind, 'phone' | 'yes-no'>, fact: Fact): boolean => {
  if (kind === 'date') return fact.kind === 'date';
  if (kind === 'hours') return fact.kind === 'time';
  if (fact.kind !== 'amount') return false;
  if (kind === 'price') return fact.isMoney;
  return kind === 'percentage' ? fact.unit === '%' : isDuration(fact.unit);
};

function gatherKind({
  told,
  kind,
  folded,
  facts,
}: {
  told: Told;
  kind: Exclude<ConflictKind, 'phone' | 'yes-no'>;
  folded: string;
  facts: readonly Fact[];
}): ComparedFact[] {
  const { source, text, asked, language, context, place } = told;
  const question = asked ? readSubject(asked, language) : null;
  const clauses = cutClauses({ folded, facts });
  return clauses.flatMap(({ own, from, to }): ComparedFact[] => {
    const first = own[0];
    const last = own.at(-1);
    if (!first || !last) return [];
    const bound = readBound(folded.slice(Math.max(from, first.start - 24), first.start));
    const behind = readBound(folded.slice(last.end, Math.min(to, last.end + 16)));
    const limit = kind === 'period' && behind === 'before' ? 'before' : bound;
    // "A 60-minute massage" names a thing; only limits are rules.
    if (kind === 'period' && limit !== 'within' && limit !== 'before') return [];
    const spoken = readSubject(withoutFacts({ folded, facts: told, kind, from, to }), language);
    const clause = clauses.length > 1 ? spoken : joinSubjects(spoken, question ?? new Map());
    if (clause.size === 0 || clause.size > mostSubjectWords) return [];
    return [
      {
        kind,
        source,
        changedAt: source.changedAt,
        repeats: [],
        subject: clause,
        context: clauses.length > 1 && question ? joinSubjects(context, question) : context,
        facts: own,
        bound: limit,
        value: writeValue({ folded, first, last }),
        quote: text,
        place,
        parts: [{ kind: 'sentence', text }],
      },
    ];
  });
}

/** With the sign or word that belongs to the number. */
function writeValue({ folded, first, last }: { folded: string; first: Fact; last: Fact }): string {
  const before = /[€$£¥]\s?$/.exec(folded.slice(0, first.start))?.[0] ?? '';
  const after = before
    ? ''
    : (/^\s?(?:[€$£¥%]|\p{L}{2,12}(?!\p{L}))/u.exec(folded.slice(last.end))?.[0] ?? '');
  return `${before}${folded.slice(first.start, last.end)}${last.kind === 'amount' ? after : ''}`.trim();
}

/** A clause without its values. Numbers that name the thing ("60-minute massage") stay in a price's clause. */
function withoutFacts({
  folded,
  facts: { text },
  kind,
  from,
  to,
}: {
  folded: string;
  facts: Told;
  kind: ConflictKind;
  from: number;
  to: number;
}): string {
  let clause = '';
  let at = from;
  for (const fact of findFacts(text)) {
    if (fact.end <= from || fact.start >= to) continue;
    const isKept =
      fact.kind === 'amount' &&
      !fact.isMoney &&
      fact.unit !== '%' &&
      (kind === 'price' || kind === 'hours');
    if (isKept) continue;
    clause += `${folded.slice(at, fact.start)} `;
    // The unit belongs to the number.
    const unit = /^\s?\p{L}{2,14}/u.exec(folded.slice(fact.end))?.[0] ?? '';
    at = fact.end + (fact.kind === 'amount' && fact.unit !== '' && !fact.isMoney ? unit.length : 0);
  }
  return clause + folded.slice(at, to);
}

const separators =
  /[,;]|(?<!\p{L})(?:and|or|but|und|oder|y|o|pero|et|ou|mais|e|ma|en|of|maar|i|lub|ale)(?!\p{L})/giu;
const joined = /^\s{0,2}(?:-|–|—|to|bis|a|à|tot|do|and|und|y|et|e|en|i)?\s{0,2}[€$£]?\s?$/iu;

/** Each value with the words of its own clause; the ends of a range are one value. */
function cutClauses({
  folded,
  facts,
}: {
  folded: string;
  facts: readonly Fact[];
}): { own: Fact[]; from: number; to: number }[] {
  const groups: Fact[][] = [];
  for (const fact of facts) {
    const last = groups.at(-1)?.at(-1);
    const between = last ? folded.slice(last.end, fact.start).replace(/^\s?[€$£%]/, '') : null;
    if (between !== null && joined.test(between)) groups.at(-1)?.push(fact);
    else groups.push([fact]);
  }
  let from = 0;
  return groups.map((own, at) => {
    const end = own.at(-1)?.end ?? 0;
    const next = groups[at + 1]?.[0]?.start ?? folded.length;
    const cut = [...folded.slice(end, next).matchAll(separators)].at(-1);
    const isLast = at === groups.length - 1;
    const to = isLast ? folded.length : cut ? end + cut.index : end;
    const clause = { own, from, to };
    from = isLast || !cut ? to : to + cut[0].length;
    return clause;
  });
}

/** "Free of charge" is a price. */
const isFree = (text: string): boolean =>
  /(?<![\p{L}-])(?:free of charge|for free|is free|are free|no charge|at no cost|kostenlos|kostenfrei|gratis|gratuito|gratuita|gratuit|gratuite|gratuiti|grátis|bezpłatn\p{L}{0,3}|za darmo|free)(?!\p{L})/iu.test(
    text,
  ) && !/(?:feel free|free of(?! charge)|gluten|sugar|free time|freely)/iu.test(text);
