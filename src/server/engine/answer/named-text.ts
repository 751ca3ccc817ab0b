import { wordsOf } from '#server/engine/index/analyse.ts';
import type { Candidate } from './candidate.ts';
import type { FoundAnswer } from './find-answer.ts';
import { nameOfSection } from './near-topics.ts';
import { sayPlace } from './say-place.ts';
import { cutSections } from './sections.ts';

/** The text whose name the visitor wrote, or chose among what may be meant, word for word. */
export function findNamedText({
  text,
  found: { retrieval, loaded, say },
}: {
  text: string;
  found: FoundAnswer;
}): Candidate | null {
  const key = keyOf(text);
  if (key === '' || !say) return null;
  for (const section of cutSections({ matches: retrieval.matches, loaded })) {
    const statement = keyOf(nameOfSection(section)) === key ? say(section) : null;
    if (!statement) continue;
    return {
      kind: 'text',
      statements: [statement],
      confidence: sureOfName,
      understood: text,
      plan: statement.passages.map(sayPlace),
      parts: [],
      options: [],
    };
  }
  return null;
}

const sureOfName = 0.9;

const keyOf = (name: string): string => wordsOf(name).join(' ');
