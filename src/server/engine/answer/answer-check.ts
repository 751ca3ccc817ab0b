import type { Fact } from './fact.ts';
import { supportsFact } from './fact-support.ts';
import { citationMarks, findFacts } from './facts-in-text.ts';
import { foldText, plainLetters } from './fold-text.ts';
import { isDuration } from './number-vocabulary.ts';
import {
  type Clause,
  numberLabel,
  readStatement,
  readStatements,
  type Segment,
  type Statement,
} from './statement.ts';
import { findWrittenSums } from './written-sums.ts';

export type WithheldReason =
  | 'invented-source'
  | 'unsupported-fact'
  | 'mixed-up-fact'
  | 'contradicts-source'
  | 'repeats-instructions';

export type AnswerCheck = {
  /** Why a sentence may not be shown; null when it may. `sources` are the numbers of the passages it rests on. */
  findFault(options: { text: string; sources: readonly number[] }): WithheldReason | null;
};

/** More facts than this in one sentence is a list that no visitor asked for. */
const mostFacts = 60;
/** Comparing costs the length of the sentence times that of its sources, so the sentence has a limit. */
const longestSentence = 2_500;
/** This many words in a row are a quotation, not chance. */
const quotedWords = 8;

/** Checks the sentences of one answer. What the passages say is worked out once. */
export function createAnswerCheck({
  passages,
  computed = [],
  instructions = '',
}: {
  passages: readonly string[];
  /** Texts whose facts were worked out by the engine: they count as evidence for every sentence. */
  computed?: readonly string[];
  instructions?: string;
}): AnswerCheck {
  const read = new Map<string, Evidence>();
  const evidenceOf = (text: string): Evidence => {
    const known = read.get(text);
    if (known) return known;
    const fresh = { facts: findFacts(text), statements: readStatements(text) };
    read.set(text, fresh);
    return fresh;
  };
  const secret = createQuoteFinder({ instructions, passages });
  // What one sentence works out, the next may say again.
  const workedOut: Fact[] = [];
  return {
    findFault({ text, sources }) {
      if (text.length > longestSentence) return 'unsupported-fact';
      const plain = text.replace(citationMarks, ' ');
      if (secret(plain)) return 'repeats-instructions';
      const evidence = [...sources.map((number) => passages[number - 1] ?? ''), ...computed].map(
        evidenceOf,
      );
      const found = findFacts(plain);
      const facts = found.filter((fact) => fact.kind !== 'amount' || !fact.isLoose);
      if (facts.length > mostFacts) return 'unsupported-fact';
      const all = [...evidence.flatMap((source) => source.facts), ...workedOut];
      const isKnown = (fact: Fact): boolean =>
        all.some((other) => supportsFact({ evidence: other, fact }));
      const folded = foldText(plain);
      const { results, counts } = findWrittenSums({ folded, facts: found, isKnown });
      const isSupported = (fact: Fact): boolean =>
        isKnown(fact) ||
        results.some((other) => supportsFact({ evidence: other, fact })) ||
        counts.some((count) => count === fact);
      if (!facts.every(isSupported)) return 'unsupported-fact';
      if (evidence.length === 0) return null;
      const statements = evidence.flatMap((source) => source.statements);
      const own = readStatement(folded);
      if (isMixedUp(own, statements)) return 'mixed-up-fact';
      if (contradicts(own, statements)) return 'contradicts-source';
      workedOut.push(...results);
      return null;
    },
  };
}

type Evidence = { facts: readonly Fact[]; statements: readonly Statement[] };

/**
 * A value beside the wrong label: the source gives these words another value of the same kind, and has this one only
 * beside fewer of them. Anything less clear is let through, so that an answer may use its own words.
 */
function isMixedUp(own: Statement, statements: readonly Statement[]): boolean {
  return own.segments.some((segment) => {
    const { words, facts } = segment;
    if (words.size === 0) return false;
    const others = own.segments.filter((other) => other !== segment);
    return facts.some((fact) => {
      // "from 6:30 to 23:00" is one thing: it is looked for in sentences, which may give its ends apart.
      const span = facts.filter((other) => isSameKind(other, fact));
      const places = span.length > 1 ? statements.map(toPlace) : statements.flatMap(toPlaces);
      return isElsewhere({ words, span, places, others });
    });
  });
}

type Place = { words: ReadonlySet<string>; facts: readonly Fact[]; isPlain: boolean };

const toPlaces = ({ segments }: Statement): Place[] =>
  segments.map(({ words, facts }) => ({ words, facts, isPlain: words.size === 0 }));

const toPlace = ({ segments }: Statement): Place => ({
  words: new Set(segments.flatMap(({ words }) => [...words])),
  facts: segments.flatMap(({ facts }) => facts),
  isPlain: segments.every(({ words }) => words.size === 0),
});

function isElsewhere({
  words,
  span,
  places,
  others,
}: {
  words: ReadonlySet<string>;
  span: readonly Fact[];
  places: readonly Place[];
  /** The rest of the sentence: a value that it gives there, beside the right words, is not missing here. */
  others: readonly Segment[];
}): boolean {
  let beside: string[] | null = null;
  let elsewhere: string[] = [];
  const sharedBy = (of: ReadonlySet<string>, place: Place) =>
    [...of].filter((word) => place.words.has(word));
  for (const place of places) {
    const shared = sharedBy(words, place);
    const isTaken = () =>
      others.some(
        (other) =>
          sharedBy(other.words, place).length >=
            Math.max(shared.length, other.words.size * enoughShared) &&
          other.facts.some((fact) =>
            place.facts.some((evidence) => supportsFact({ evidence, fact })),
          ),
      );
    const has = (fact: Fact) => place.facts.some((evidence) => supportsFact({ evidence, fact }));
    if (span.every(has)) {
      if (place.isPlain) return false;
      if (beside === null || shared.length > beside.length) beside = shared;
    } else if (
      shared.length > elsewhere.length &&
      span.some((fact) => place.facts.some((other) => isSameKind(other, fact))) &&
      !isTaken()
    )
      elsewhere = shared;
  }
  const found = beside;
  if (isOfOtherNumber({ words, span, places })) return true;
  return (
    found !== null &&
    elsewhere.length > found.length &&
    found.every((word) => elsewhere.includes(word))
  );
}

/** "for 12 people" beside the value that the source gives for 8. */
function isOfOtherNumber({
  words,
  span,
  places,
}: {
  words: ReadonlySet<string>;
  span: readonly Fact[];
  places: readonly Place[];
}): boolean {
  const labelsOf = (of: ReadonlySet<string>) =>
    [...of].filter((word) => word.startsWith(numberLabel));
  const own = labelsOf(words);
  if (own.length !== 1 || span.some((fact) => fact.kind === 'amount' && fact.noun !== ''))
    return false;
  const isKind = ({ facts }: Place) =>
    span.some((fact) => facts.some((other) => isSameKind(other, fact)));
  const isBeside = ({ facts }: Place) =>
    span.every((fact) => facts.some((evidence) => supportsFact({ evidence, fact })));
  const named = places.filter(
    (place) => isKind(place) && labelsOf(place.words).includes(own[0] ?? ''),
  );
  const beside = places.filter(isBeside);
  return (
    named.length > 0 &&
    beside.length > 0 &&
    !named.some(isBeside) &&
    beside.every((place) => labelsOf(place.words).length > 0)
  );
}

function isSameKind(a: Fact, b: Fact): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind !== 'amount' || b.kind !== 'amount') return true;
  if (isDuration(a.unit) && isDuration(b.unit)) return true;
  return (
    a.isMoney === b.isMoney && (a.unit === b.unit || a.isMoney) && (a.unit !== '' || a.isMoney)
  );
}

/** Share of a clause's words that the source's clause must have before the two are compared. */
const enoughShared = 0.67;

/** Says the opposite of the one clause of the sources that speaks of the same thing. */
function contradicts(own: Statement, statements: readonly Statement[]): boolean {
  if (/\?\s*$/.test(own.text)) return false;
  const known = statements.flatMap(({ clauses }) => clauses);
  const denied = known.filter(({ isBareDenial }) => isBareDenial);
  return own.clauses.some((clause) => {
    if (denied.some((other) => !clause.isNegated && affirms(clause, other, known))) return true;
    let best = 0;
    let rivals: Clause[] = [];
    for (const other of known) {
      const shared = sharedWords(clause, other) / clause.words.size;
      if (shared < enoughShared || shared < best) continue;
      if (shared > best) rivals = [];
      rivals.push(other);
      best = shared;
    }
    const opposed = rivals.filter((other) => other.isNegated !== clause.isNegated);
    if (opposed.length === 0 || opposed.length < rivals.length) return false;
    // A plain "not possible" also denies what is possible within limits.
    return (
      (clause.isNegated && !own.isLimited) || opposed.some((other) => sameLimits(clause, other))
    );
  });
}

/** Says of something that it has what the source says is missing, and nowhere else affirms. */
function affirms(clause: Clause, denied: Clause, known: readonly Clause[]): boolean {
  const has = ({ words }: Clause) => [...denied.words].every((word) => words.has(word));
  return has(clause) && !known.some((other) => !other.isNegated && has(other));
}

const sameLimits = (a: Clause, b: Clause): boolean =>
  a.limits.size === b.limits.size && [...a.limits].every((limit) => b.limits.has(limit));

function sharedWords(a: Clause, b: Clause): number {
  let shared = 0;
  for (const word of a.words) {
    if (b.words.has(word) || b.pairs.some((pair) => isShortFor(word, pair))) shared += 1;
  }
  return shared;
}

/** "amex" is short for "american express". */
function isShortFor(word: string, [first, second]: readonly [string, string]): boolean {
  if (word.length < 4 || word.length > 8 || first[0] !== word[0]) return false;
  for (let cut = 2; cut <= word.length - 2; cut += 1)
    if (first.startsWith(word.slice(0, cut)) && second.startsWith(word.slice(cut))) return true;
  return false;
}

/** Finds sentences that repeat a run of words from the instructions, unless the passages say the same. */
function createQuoteFinder({
  instructions,
  passages,
}: {
  instructions: string;
  passages: readonly string[];
}): (text: string) => boolean {
  const secret = new Set(runsOf(instructions));
  const codes = findCodes(instructions).filter(
    (code) => !passages.some((passage) => passage.includes(code)),
  );
  if (secret.size + codes.length === 0) return () => false;
  for (const passage of passages) for (const run of runsOf(passage)) secret.delete(run);
  return (text) =>
    codes.some((code) => text.toLowerCase().includes(code.toLowerCase())) ||
    runsOf(text).some((run) => secret.has(run));
}

/** "voucher named SUMMER", "code: AB12": what is kept secret is often a single word. */
function findCodes(instructions: string): string[] {
  return [...instructions.matchAll(secretWord)].flatMap(([, word]) => word ?? []);
}

const secretWord =
  /\b(?:code|voucher|coupon|password|passphrase|secret|pin|token|gutschein|gutscheincode|passwort|kennwort|cupón|código|contraseña|mot de passe)(?:[\s:="'“]{1,3}(?:is|named|called|ist|heißt|es)?){1,2}\s?["'“]?((?=[\w-]*[A-Z\d])[A-Z\d][\w-]{3,40})/gu;

function runsOf(text: string): string[] {
  const words = plainLetters(foldText(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < quotedWords) return [];
  return words.slice(quotedWords - 1).map((_, at) => words.slice(at, at + quotedWords).join(' '));
}
