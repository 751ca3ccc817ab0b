import type { Fact } from './fact.ts';
import { findFacts } from './facts-in-text.ts';
import { foldText, plainLetters } from './fold-text.ts';
import {
  allNumberWords,
  isDuration,
  isSmallWord,
  unitOfWord,
  weekdayOfWord,
} from './number-vocabulary.ts';

/** A stretch of a sentence around its facts: "children £13.50". */
export type Segment = {
  words: ReadonlySet<string>;
  facts: readonly Fact[];
  /** A cell of a table row: its words include the names in the row. */
  isCell: boolean;
};

/** A part of a sentence that says one thing, and whether it denies it. */
export type Clause = {
  words: ReadonlySet<string>;
  /** Neighboring words, for short forms of two: "AmEx". */
  pairs: readonly (readonly [string, string])[];
  isNegated: boolean;
  limits: ReadonlySet<string>;
  /** "…, but no pool": denies a thing without saying of what. */
  isBareDenial: boolean;
};

export type Statement = {
  text: string;
  segments: readonly Segment[];
  clauses: readonly Clause[];
  /** "after", "unless", "only": it may hold in some cases alone. */
  isLimited: boolean;
};

/** Cuts a text into statements: sentences, lines, table rows. */
export function readStatements(text: string): Statement[] {
  const folded = foldText(text);
  const lines = folded.split('\n').filter((line) => line.trim() !== '');
  const named = lines.filter((line) => line.length <= 160 && /^[^:;]{1,60}: \S/.test(line)).length;
  // A row of a table comes as one line a column.
  if (lines.length >= 2 && lines.length <= 60 && named >= lines.length * 0.7)
    return [readCells(folded, lines)];
  return folded
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\d"'(¿¡[])|(?<=[。！？])|\n+/u)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const cells = part.split(/;\s/);
      return cells.length >= 3 && cells.length <= 60 ? readCells(part, cells) : readStatement(part);
    });
}

export function readStatement(text: string): Statement {
  return {
    text,
    segments: cutSegments(text),
    clauses: cutClauses(text),
    isLimited: wordsOf(text).some((word) => limits.has(word)),
  };
}

/** Cells without a value of their own, and cells of running text, say what the row is about. */
function readCells(text: string, cells: readonly string[]): Statement {
  const read = cells.map((cell) => ({ words: contentWords(cell), facts: findFacts(cell), cell }));
  const names = read
    .filter(({ facts, words }) => facts.length === 0 || words.length >= 4)
    .flatMap(({ words }) => words);
  return {
    text,
    segments: read
      .filter(({ facts }) => facts.length > 0)
      .map(({ words, facts }) => ({ words: new Set([...names, ...words]), facts, isCell: true })),
    clauses: cells.flatMap(cutClauses),
    isLimited: false,
  };
}

/** Labels before a value belong to it, and so does what follows the last value. */
function cutSegments(text: string): Segment[] {
  const colons = [...text.matchAll(/:(?!\d)/g)];
  const head = colons.length === 1 ? text.slice(0, colons[0]?.index) : '';
  // "Prices: adults …, children …": what stands before the only colon is about all of them.
  const shared = head === '' || findFacts(head).length > 0 ? [] : contentWords(head);
  return cutValues(text).map(({ words, facts }) => ({
    words: new Set([...words, ...shared]),
    facts,
    isCell: false,
  }));
}

function cutValues(text: string): Segment[] {
  const facts = findFacts(text);
  const segments: Segment[] = [];
  let words: string[] = [];
  let own: Fact[] = [];
  let at = 0;
  let nextFact = 0;
  for (const cut of [...text.matchAll(segmentEnds)]
    .map((m) => m.index + m[0].length)
    .concat(text.length)) {
    const inside: Fact[] = [];
    for (let fact = facts[nextFact]; fact && fact.start < cut; fact = facts[nextFact]) {
      inside.push(fact);
      nextFact += 1;
    }
    const part = [...contentWords(text.slice(at, cut)), ...inside.flatMap(toNumberLabel)];
    at = cut;
    if (own.length > 0 && inside.length > 0) {
      segments.push({ words: new Set(words), facts: own, isCell: false });
      words = [];
      own = [];
    } else if (own.length > 0 && part.length > 0) {
      // What follows a value may be the label of the next one: it counts for both.
      segments.push({ words: new Set([...words, ...part]), facts: own, isCell: false });
      words = [];
      own = [];
    }
    words.push(...part);
    own.push(...inside);
  }
  if (words.length > 0 || own.length > 0)
    segments.push({ words: new Set(words), facts: own, isCell: false });
  return segments;
}

/** "for 12 people": a count says which value is meant, as words do. */
const toNumberLabel = (fact: Fact): string[] =>
  fact.kind === 'amount' && !fact.isMoney && fact.unit === '' && fact.noun !== ''
    ? [`${numberLabel}${fact.value}`]
    : [];

export const numberLabel = '#';

const segmentEnds =
  /[,;|·•\n](?!\d)|\s(?:and|und|y|et|but|aber|pero|mais|while|whereas|während|mientras)\s/giu;

const clauseEnds =
  /[,;:|·•\n()](?!\d)|\s[–-]\s|\s(?:but|aber|sondern|pero|sino|mais|although|though|obwohl|aunque|because|weil|porque|parce|which|however)\s/giu;
const exceptions = new Set(allNumberWords.flatMap((words) => words.exceptions));
const negations = new Set(allNumberWords.flatMap((words) => words.negations));
const limits = new Set(allNumberWords.flatMap((words) => words.limits));
const synonyms = new Map(allNumberWords.flatMap(({ synonyms: pairs }) => [...pairs]));
const opposites = new Map(allNumberWords.flatMap(({ opposites: pairs }) => [...pairs]));

/** Phrases with a "no" that denies nothing. */
const idioms =
  /\b(?:no later than|no more than|no less than|not only|not just|no problem|no worries|no matter|no need to worry|not to mention|costs? nothing|no (?:extra |additional )?(?:cost|charge|fee)s?|kostet nichts|nicht nur|kein problem|no solo|no más de|pas seulement|pas de problème)\b/giu;
const particles =
  /^\s*(?:no|yes|nein|ja|sí|si|non|oui|sure|sorry|unfortunately|leider)\s*[,.!:–-]\s*/iu;

function cutClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (const part of text.replace(particles, '').replace(idioms, ' ').split(clauseEnds)) {
    const words = wordsOf(part);
    const cut = words.findIndex((word) => exceptions.has(word));
    if (cut < 0) {
      const clause = readClause(words);
      const isBareDenial = bareDenial.test(part) && clause.words.size <= 2;
      clauses.push({ ...clause, isBareDenial });
      continue;
    }
    const head = readClause(words.slice(0, cut));
    const rest = readClause(words.slice(cut + 1));
    clauses.push(head, {
      ...rest,
      words: new Set([...head.words, ...rest.words]),
      isNegated: !head.isNegated,
    });
  }
  // "On Mondays, …" says nothing by itself.
  return clauses.filter(({ words }) => [...words].some((word) => !word.startsWith('weekday')));
}

const bareDenial = /^\s*(?:no|kein|keine|keinen|sin|sans|senza|sem|geen|bez)\s/iu;

function readClause(words: readonly string[]): Clause {
  let hasNegation = false;
  let isOpposite = false;
  const content: string[] = [];
  const limiting = new Set<string>();
  for (const raw of words) {
    if (negations.has(raw)) hasNegation = true;
    else if (limits.has(raw)) limiting.add(raw);
    const denied = raw.length > 6 ? /^(?:non|nicht)(\p{L}{4,})$/u.exec(raw)?.[1] : undefined;
    if (denied || opposites.has(raw)) isOpposite = !isOpposite;
    const plain = denied ?? opposites.get(raw) ?? raw;
    const word = toContent(synonyms.get(plain) ?? plain);
    if (word !== null) content.push(word);
  }
  return {
    words: new Set(content),
    pairs: content.slice(1).map((word, at) => [content[at] ?? '', word] as const),
    isNegated: hasNegation !== isOpposite,
    limits: limiting,
    isBareDenial: false,
  };
}

/** "don't", "non-refundable" and "Wi-Fi" as one word each, so that a denial stays with it and nothing short is lost. */
const wordsOf = (text: string): string[] =>
  plainLetters(text.replace(shortDays, (day) => longDays[day] ?? day))
    .replace(/n't\b/g, 'nt')
    .replace(/\b(non|nicht)-(?=\p{L})/gu, '$1')
    .replace(/(?<![\p{L}-])(\p{L}{1,2})-(?=\p{L}{2})/gu, '$1')
    .match(/\p{L}+/gu) ?? [];

/** German days of two letters, where a time, a range or another day follows: "do" and "so" are English words too. */
const shortDays =
  /(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So)(?=\.?\s?(?:[-–:/&+\d]|(?:,|und|bis)\s?(?:Mo|Di|Mi|Do|Fr|Sa|So)(?!\p{L})))/gu;
const longDays: Record<string, string> = {
  Mo: 'montag',
  Di: 'dienstag',
  Mi: 'mittwoch',
  Do: 'donnerstag',
  Fr: 'freitag',
  Sa: 'samstag',
  So: 'sonntag',
};

const contentWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const content = toContent(word);
    return content === null ? [] : [content];
  });

function toContent(word: string): string | null {
  const weekday = weekdayOfWord.get(word);
  if (weekday && word.length > 2) return weekday;
  // "days" belongs to its number.
  if (word.length < 3 || isSmallWord(word) || isDuration(unitOfWord.get(word) ?? '')) return null;
  return stem(word);
}

/** A rough stem is enough: two forms of one word in the same language. */
const stem = (word: string): string => {
  const cut = word.replace(/(?:ies|ied|ing|ed|es|s|en|e|er|n|ly)$/, '');
  return cut.length >= 3 ? cut : word;
};
