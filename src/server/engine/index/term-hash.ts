import type { TextLanguage } from '#server/engine/language/text-language.ts';
import { analyse } from './analyse.ts';

/** A term as a 32-bit number (FNV-1a): an index of numbers is small and quick, and two terms meet about once in a billion pairs. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) {
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

export function hashTerms(text: string, language: TextLanguage = 'en'): Uint32Array {
  return Uint32Array.from(analyse(text, language), hashTerm);
}
