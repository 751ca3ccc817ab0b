import { supportsFact } from './fact-support.ts';
import { citationMarks, type Fact, findFacts } from './facts-in-text.ts';
import { foldText, plainLetters } from './fold-text.ts';
import { type Clause, readStatement, readStatements, type Statement } from './statement.ts';

export type WithheldReason =
  | 'invented-source'
  | 'unsupported-fact'
  | 'mixed-up-fact'
  | 'contradicts-source'
  | 'repeats-instructions';

export type AnswerCheck = {
  /** Why a sentence may not be shown; null when it may. `sources` are the numbers of the passages it rests on. */
  findFault(o: { text: string; sources: readonly number[] }): WithheldReason | null;
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
  return {
    findFault({ text, sources }) {
      if (text.length > longestSentence) return 'unsupported-fact';
      const plain = text.replace(citationMarks, ' ');
      if (secret(plain)) return 'repeats-instructions';
      const evidence = [...sources.map((number) => passages[number - 1] ?? ''), ...computed].map(
        evidenceOf,
      );
      const facts = findFacts(plain).filter((fact) => fact.kind !== 'amount' || !fact.isLoose);
      if (facts.length > mostFacts) return 'unsupported-fact';
      const all = evidence.flatMap((source) => source.facts);
      if (!facts.every((fact) => all.some((other) => supportsFact({ evidence: other, fact }))))
        return 'unsupported-fact';
      if (evidence.length === 0) return null;
      const statements = evidence.flatMap((source) => source.statements);
      const own = readStatement(foldText(plain));
      if (isMixedUp(own, statements)) return 'mixed-up-fact';
      return contradicts(own, statements) ? 'contradicts-source' : null;
    },
  };
}

type Evidence = { facts: readonly Fact[]; statements: readonly Statement[] };

/**
 * A value beside the wrong label: the source has it only beside other words, and gives these words another value of the
 * same kind. Anything less clear is let through, so that an answer may use its own words.
 */
function isMixedUp(own: Statement, statements: readonly Statement[]): boolean {
  return own.segments.some(({ words, facts }) => {
    if (words.size === 0) return false;
    return facts.some((fact) => {
      let beside: string[] | null = null;
      let elsewhere: string[] = [];
      for (const { segments } of statements) {
        for (const segment of segments) {
          const shared = [...words].filter((word) => segment.words.has(word));
          if (segment.facts.some((evidence) => supportsFact({ evidence, fact }))) {
            // Rows of one table share words such as the column's name, prose beside a value rarely does.
            if (segment.words.size === 0 || (shared.length > 0 && !segment.isCell)) return false;
            if (beside === null || shared.length > beside.length) beside = shared;
          } else if (
            shared.length > elsewhere.length &&
            segment.facts.some((other) => isSameKind(other, fact))
          )
            elsewhere = shared;
        }
      }
      return (
        beside !== null &&
        elsewhere.length > beside.length &&
        beside.every((word) => elsewhere.includes(word))
      );
    });
  });
}

function isSameKind(a: Fact, b: Fact): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind !== 'amount' || b.kind !== 'amount') return true;
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
  return own.clauses.some((clause) => {
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
    return (
      opposed.length > 0 &&
      opposed.length === rivals.length &&
      opposed.some((other) => sameLimits(clause, other))
    );
  });
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
  if (secret.size === 0) return () => false;
  for (const passage of passages) for (const run of runsOf(passage)) secret.delete(run);
  return (text) => runsOf(text).some((run) => secret.has(run));
}

function runsOf(text: string): string[] {
  const words = plainLetters(foldText(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < quotedWords) return [];
  return words.slice(quotedWords - 1).map((_, at) => words.slice(at, at + quotedWords).join(' '));
}
