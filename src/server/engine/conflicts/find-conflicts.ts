import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Fact } from '#server/engine/answer/fact.ts';
import { supportsFact } from '#server/engine/answer/fact-support.ts';
import { normalizeText } from '#server/engine/ingest/normalize-text.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { compareHours } from './compare-hours.ts';
import { comparePhones } from './compare-phones.ts';
import type {
  ComparedFact,
  ComparedSource,
  ConflictKind,
  FactInSource,
  FoundConflict,
} from './compared-fact.ts';
import { gatherCells } from './gather-cells.ts';
import { gatherSentences } from './gather-sentences.ts';
import { mergeRepeats, shareSource } from './merge-repeats.ts';
import { compareSubjects } from './subject.ts';

/** Words that more facts than this share say nothing about which of them are about the same. */
const mostSharing = 400;

/** So long others wait at most: visitors may be asking on the same thread. */
const pieceMs = 8;

/**
 * Typed facts about the same subject that differ between two sources. Deterministic; the time grows with the facts, a
 * second for some hundred passages, so it's done in pieces, with `giveWay` between them.
 */
export async function findConflicts(
  given: readonly ComparedSource[],
  { giveWay = nextTurn }: { giveWay?(): Promise<void> } = {},
): Promise<FoundConflict[]> {
  let since = performance.now();
  const endPiece = async () => {
    if (performance.now() - since < pieceMs) return;
    await giveWay();
    since = performance.now();
  };
  const sources = withLanguages(given);
  const gathered: ComparedFact[] = [];
  for (const source of sources) {
    for (const gather of [gatherCells, gatherSentences]) {
      for (const ofPiece of gather(source)) {
        gathered.push(...ofPiece);
        await endPiece();
      }
    }
  }
  const facts = mergeRepeats(gathered, (fact) =>
    JSON.stringify([
      fact.kind,
      wordsOf(fact),
      fact.bound,
      fact.answer ?? normalizeText(fact.value),
    ]),
  );
  const found = [
    ...(await compareValues({ facts, endPiece })),
    ...compareHours(sources).map((pair) => create({ ...pair, kind: 'hours' })),
    ...comparePhones(sources).map((pair) => create({ ...pair, kind: 'phone' })),
  ];
  return [...new Map(found.map((conflict) => [conflict.key, conflict])).values()];
}

/** A short document doesn't tell its language; it's the one that most of the others have. */
function withLanguages(sources: readonly ComparedSource[]): ComparedSource[] {
  const counts = new Map<LanguageCode, number>();
  for (const { facts, passages } of sources)
    if (facts.language)
      counts.set(facts.language, (counts.get(facts.language) ?? 0) + passages.length);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  return sources.map((source) =>
    source.facts.language || !usual
      ? source
      : { ...source, facts: { ...source.facts, language: usual } },
  );
}

async function compareValues({
  facts,
  endPiece,
}: {
  facts: readonly ComparedFact[];
  endPiece(): Promise<void>;
}): Promise<FoundConflict[]> {
  const byWord = new Map<string, number[]>();
  for (const [at, { kind, subject }] of facts.entries()) {
    for (const { stem, concepts } of subject.values()) {
      for (const word of [stem, ...concepts]) {
        const key = `${kind} ${word}`;
        const known = byWord.get(key);
        if (known) known.push(at);
        else byWord.set(key, [at]);
      }
    }
  }
  const nearest: Nearest[] = [];
  for (const [at, fact] of facts.entries()) {
    nearest.push(findNearest({ fact, at, facts, byWord }));
    await endPiece();
  }
  const conflicts: FoundConflict[] = [];
  for (const [at, others] of nearest.entries()) {
    await endPiece();
    for (const other of others.values()) {
      const a = facts[at];
      const b = facts[other.at];
      // Each must be what the other's source says that is nearest to it.
      if (!a || !b || at > other.at) continue;
      const back = nearest[other.at]?.get(a.source.id);
      if (!back || (back.at !== at && back.score > other.score)) continue;
      if (shareSource(a, b) || agree(a, b) || isSaidElsewhere({ a, b, facts, byWord })) continue;
      conflicts.push(
        create({ kind: a.kind, places: [a, b], name: nameOf(a, b), identity: identityOf(a, b) }),
      );
    }
  }
  return conflicts;
}

type Nearest = Map<string, { at: number; score: number }>;

/** By source, the fact of the same kind whose subject is nearest. */
function findNearest({
  fact,
  at,
  facts,
  byWord,
}: {
  fact: ComparedFact;
  at: number;
  facts: readonly ComparedFact[];
  byWord: ReadonlyMap<string, readonly number[]>;
}): Nearest {
  const nearest: Nearest = new Map();
  const seen = new Set<number>([at]);
  for (const { stem, concepts } of fact.subject.values()) {
    for (const word of [stem, ...concepts]) {
      const sharing = byWord.get(`${fact.kind} ${word}`) ?? [];
      if (sharing.length > mostSharing) continue;
      for (const other of sharing) {
        const one = facts[other];
        if (seen.has(other) || !one || one.source.id === fact.source.id) continue;
        seen.add(other);
        if (!isComparable(fact, one)) continue;
        const score = compare(fact, one);
        const known = nearest.get(one.source.id);
        if (score !== null && (!known || score > known.score))
          nearest.set(one.source.id, { at: other, score });
      }
    }
  }
  return nearest;
}

const compare = (a: ComparedFact, b: ComparedFact): number | null =>
  compareSubjects({
    a,
    b,
    byMeaning: a.kind !== 'price' || a.source.facts.language !== b.source.facts.language,
    needsThing: a.kind === 'price',
  });

function isComparable(a: ComparedFact, b: ComparedFact): boolean {
  if (a.bound !== b.bound) return false;
  const [one] = a.facts;
  const [other] = b.facts;
  if (one?.kind !== 'amount' || other?.kind !== 'amount') return true;
  const isZero = one.value === 0 || other.value === 0;
  if (!isZero && one.isMoney && other.isMoney && one.unit && other.unit && one.unit !== other.unit)
    return false;
  // "$12 a day" and "$60 a week" are both true.
  return one.per === '' || other.per === '' || one.per === other.per;
}

/** Whether they say the same, however each writes it; of several values one is enough. */
function agree(a: ComparedFact, b: ComparedFact): boolean {
  if (a.answer || b.answer) return a.answer === b.answer;
  const has = (evidence: readonly Fact[], fact: Fact) =>
    evidence.some((each) => supportsFact({ evidence: each, fact }));
  if (a.kind === 'price' && a.facts.some(isZero) && b.facts.some(isZero)) return true;
  return a.facts.every((fact) => has(b.facts, fact)) || b.facts.every((fact) => has(a.facts, fact));
}

const isZero = (fact: Fact): boolean => fact.kind === 'amount' && fact.value === 0;

/** The other source has the same value for the subject in another place: two things under one name. */
function isSaidElsewhere({
  a,
  b,
  facts,
  byWord,
}: {
  a: ComparedFact;
  b: ComparedFact;
  facts: readonly ComparedFact[];
  byWord: ReadonlyMap<string, readonly number[]>;
}): boolean {
  const [word] = [...a.subject.values()];
  const near = new Set(
    [...a.subject.values(), ...b.subject.values()].flatMap(({ stem }) => {
      const sharing = byWord.get(`${a.kind} ${stem}`) ?? [];
      return sharing.length > mostSharing ? [] : sharing;
    }),
  );
  if (!word) return false;
  return [...near].some((at) => {
    const other = facts[at];
    if (!other || other === a || other === b) return false;
    const [own, own2] = other.source.id === b.source.id ? [a, b] : [b, a];
    if (other.source.id !== own2.source.id) return false;
    return compare(own, other) !== null && isComparable(own, other) && agree(own, other);
  });
}

const wordsOf = ({ subject }: ComparedFact): string => [...subject.keys()].sort().join(' ');

const identityOf = (a: ComparedFact, b: ComparedFact): string =>
  `${[wordsOf(a), wordsOf(b)].sort().join('|')}|${a.bound}`;

/** The shorter name of the two: a row's rather than a sentence. */
function nameOf(a: ComparedFact, b: ComparedFact): string {
  const names = [a, b].map((fact) => {
    const [cell] = fact.parts.flatMap((part) => (part.kind === 'cell' ? part : []));
    return cell ? cell.name : '';
  });
  const named = names.filter(Boolean).sort((one, other) => one.length - other.length);
  return named[0] ?? '';
}

/** The newer source first; of two equally new ones the order is always the same. */
function create({
  kind,
  name,
  places: [a, b],
  identity,
}: {
  kind: ConflictKind;
  name: string;
  places: [FactInSource, FactInSource];
  identity: string;
}): FoundConflict {
  const places: [FactInSource, FactInSource] = isNewer(b, a) ? [b, a] : [a, b];
  const ids = [a.source.id, b.source.id].sort().join('|');
  const key = createHash('sha256').update(`${kind}|${identity}|${ids}`).digest('hex').slice(0, 32);
  return { key, kind, subject: name, places };
}

/** Curated answers override documents whenever either was changed. */
function isNewer(a: FactInSource, b: FactInSource): boolean {
  if (a.source.kind !== b.source.kind) return a.source.kind === 'answer';
  return a.changedAt === b.changedAt ? a.source.id > b.source.id : a.changedAt > b.changedAt;
}
