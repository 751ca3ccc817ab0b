import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { detectLanguage } from './detect-language.ts';
import { findSmallTalk, type SmallTalkKind } from './find-small-talk.ts';
import { repairTypos } from './repair-typos.ts';
import { type QuestionPart, splitQuestions } from './split-questions.ts';
import { stripCourtesies } from './strip-courtesies.ts';

/** What a visitor's message is: small talk, or one to three questions in a language. */
export type UnderstoodMessage = {
  language: LanguageCode;
  smallTalk: SmallTalkKind | null;
  parts: QuestionPart[];
  /** The visitor's earlier questions, cleaned the same way, the latest last. */
  previous: string[];
};

const rememberedQuestions = 3;

export function understandMessage({
  text,
  history,
  facts,
}: {
  text: string;
  history: readonly Turn[];
  facts: OpenFacts;
}): UnderstoodMessage {
  const asked = history.filter(({ role }) => role === 'visitor').slice(-rememberedQuestions);
  const usual = facts.languages[0] ?? 'en';
  const before = asked.reduce<LanguageCode>((language, turn) => detectLanguage(turn.text, { fallback: language }), usual);
  const language = detectLanguage(text, { fallback: before });
  const talk = findSmallTalk(text, { fallback: language });
  if (talk) return { language: talk.language, smallTalk: talk.kind, parts: [], previous: [] };
  const clean = (each: string): string => cleanQuestion({ text: each, language, facts });
  const parts = splitQuestions(clean(text), language);
  return {
    language,
    smallTalk: null,
    parts: parts.length > 0 ? parts : [{ text, leansOn: null }],
    previous: asked.map((turn) => clean(turn.text)),
  };
}

function cleanQuestion({ text, language, facts }: { text: string; language: LanguageCode; facts: OpenFacts }): string {
  const stripped = stripCourtesies(text, language) || text;
  return repairTypos({ text: stripped, language, vocabulary: facts.vocabulary, extraWords: [] });
}
