import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import { askTables, openFiles } from './table-fixture.ts';

/** A question, maybe after an earlier one, what its answer must say and must not; null when it mustn't be answered. */
type Case = [ask: string | [before: string, ask: string], says: string[] | null, not?: string[]];

/** Files as a shop uploads them, and what visitors ask. */
export type Layout = { files: Record<string, string>; language?: LanguageCode; cases: Case[] };

export function testLayouts(layouts: Record<string, Layout>): void {
  describe.each(Object.entries(layouts))('%s', (_, { files, language = 'en', cases }) => {
    const ask = askTables({ shop: openFiles(files), language });

    test.each(cases)('%j', (text, says, not = []) => {
      const answer = typeof text === 'string' ? ask(text) : ask(text[1], text[0]);
      const isGiven = answer !== null && answer.certainty >= defaultThreshold;
      expect(isGiven).toBe(says !== null);
      for (const part of says ?? []) expect(answer?.text).toContain(part);
      for (const part of not) expect(answer?.text).not.toContain(part);
    });
  });
}
