import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { ReadForModel } from '#server/engine/answer/ask-judge.ts';
import type { FoundAnswer } from '#server/engine/answer/find-answer.ts';
import { findInContext } from '#server/engine/answer/find-in-context.ts';
import { readerFor } from '#server/engine/answer/reconsider.ts';
import { understandMessage } from '#server/engine/understand/understand-message.ts';
import { gradeAnswer, type ShopQuestion } from '../quality/grade-answer.ts';
import { loadKnowledgeBase } from '../quality/knowledge-base.ts';

export type AskedQuestion = {
  question: ShopQuestion;
  /** What is found for the first part of the message, before it is judged. */
  found: FoundAnswer;
  hasMoreParts: boolean;
  /** The message and the documents are in English. */
  isEnglish: boolean;
  /** A text as the judge reads it: in English. */
  read: ReadForModel;
  isRight(text: string, expected?: ShopQuestion): boolean;
};

const fitting = ['right', 'stilted', 'uncited'];

/** Asks a shop's questions. */
export async function* askShop({
  folder,
  embedder,
}: {
  folder: string;
  embedder: Embedder;
}): AsyncGenerator<AskedQuestion> {
  const base = await loadKnowledgeBase({ folder, embedder });
  const { facts } = base;
  const { questions, timeZone = 'UTC' } = JSON.parse(
    readFileSync(join(folder, 'questions.json'), 'utf8'),
  ) as { questions: ShopQuestion[]; timeZone?: string };
  for (const question of questions.filter(({ kind }) => kind !== 'small-talk')) {
    const history = (question.after ?? []).map((text) => ({ role: 'visitor' as const, text }));
    const message = understandMessage({ text: question.ask, history, facts });
    const [part, ...more] = message.parts;
    const isEnglish = message.language === 'en' && facts.languages[0] === 'en';
    if (!part || message.smallTalk) continue;
    const found = await findInContext({
      ...base,
      embedder,
      text: part.text,
      previous: message.previous,
      language: message.language,
      history,
      now: new Date(),
      timeZone,
    });
    yield {
      question,
      found,
      hasMoreParts: more.length > 0,
      isEnglish,
      read: readerFor({ embedder, message, facts }),
      isRight: (text, expected = question) =>
        !question.refuse &&
        fitting.includes(
          gradeAnswer(expected, { text, answered: true, confidence: 1, sources: [] }),
        ),
    };
  }
}
