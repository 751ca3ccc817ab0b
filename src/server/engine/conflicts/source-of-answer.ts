import { readFacts } from '#server/engine/facts/read-facts.ts';
import type { Block } from '#server/engine/ingest/document.ts';
import { splitDocument } from '#server/engine/ingest/split/split-document.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { ComparedSource } from './compared-fact.ts';

/** A curated answer, read like a document that has its question as the heading. */
export function sourceOfAnswer({
  id,
  question,
  answer,
  changedAt,
  language,
}: {
  id: string;
  question: string;
  answer: string;
  changedAt: number;
  /** Of the chatbot's documents: a pair is too short to tell its own. */
  language: LanguageCode;
}): ComparedSource {
  const asked = /[?？]\s*$/.test(question) ? question : `${question}?`;
  const blocks: Block[] = [
    { kind: 'heading', text: asked, level: 1 },
    ...answer
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((text): Block => ({ kind: 'paragraph', text })),
  ];
  const passages = splitDocument({ title: '', blocks });
  const passageOfBlock: (number | null)[] = blocks.map(() => null);
  for (const [ordinal, passage] of passages.entries())
    for (const block of passage.blocks) passageOfBlock[block] ??= ordinal;
  const facts = readFacts({ blocks, title: '', passageOfBlock });
  return {
    id,
    kind: 'answer',
    title: question,
    changedAt,
    facts: { ...facts, language },
    passages,
  };
}
