import type { Fact } from '#server/engine/answer/fact.ts';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import type { Place } from '#server/engine/ingest/document.ts';
import type { Sentence } from '#server/engine/ingest/split/passage.ts';
import type { Subject } from './subject.ts';

/** A document or curated answer whose facts are compared with those of the others. */
export type ComparedSource = {
  id: string;
  kind: 'document' | 'answer';
  /** The document's name, or the question of a curated answer. */
  title: string;
  /** When its content was last changed: the newer source wins. */
  changedAt: number;
  facts: DocumentFacts;
  /** In order, so that a passage is found by its ordinal. */
  passages: readonly { sentences: readonly Sentence[]; place: Place }[];
};

export type ConflictKind =
  | 'price'
  | 'hours'
  | 'phone'
  | 'percentage'
  | 'date'
  | 'period'
  | 'yes-no';

/** What has to be left out so that a fact isn't said: a cell, days of a line of opening hours, a number, a sentence. */
export type FactPart =
  | { kind: 'cell'; name: string; column: string; text: string }
  | { kind: 'line'; text: string; days: string[] }
  | { kind: 'phone'; text: string }
  | { kind: 'sentence'; text: string };

export type FactInSource = {
  source: ComparedSource;
  /** The value as the source writes it. */
  value: string;
  /** The words around it. */
  quote: string;
  place: Place;
  parts: FactPart[];
  /** The latest change of any source that says it. */
  changedAt: number;
  /** Other sources that say the same. */
  repeats: { sourceId: string; parts: FactPart[] }[];
};

/** A typed value with what it is about. */
export type ComparedFact = FactInSource & {
  kind: ConflictKind;
  subject: Subject;
  /** Headings, categories and titles around it. */
  context: Subject;
  /** Equal facts are equal in these. */
  facts: readonly Fact[];
  answer?: 'yes' | 'no';
  /** "from", "up to", "within", "before": different limits are different facts. */
  bound: string;
};

/** Two places that say different things about the same. `places[0]` is in the newer source. */
export type FoundConflict = {
  /** Stays the same when a source is read again, also with another value. */
  key: string;
  kind: ConflictKind;
  /** What both are about, in the words of the newer one. */
  subject: string;
  places: [newer: FactInSource, older: FactInSource];
};
