import { concepts } from './en/concepts.ts';

/** A meaning that customers and businesses put into different words. English lists them all; the type checker holds the other languages to it. */
export type ConceptId = keyof typeof concepts;

export const conceptIds = Object.keys(concepts) as readonly ConceptId[];
