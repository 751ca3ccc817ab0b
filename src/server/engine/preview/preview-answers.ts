/** What a website can already answer, shown to its owner before anything is imported. */
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import type { PreviewAnswer } from '#shared/contract/websites.ts';
import { listQuestions, type SampleQuestion } from './list-questions.ts';
import { type OpenPages, openPages, type PreviewPage } from './open-pages.ts';

/**
 * The most telling answers of these pages, of different kinds where possible. Questions that were shown before (`shown`)
 * stay, answered from all that is known now.
 */
export async function previewAnswers({
  pages,
  shown,
  most,
}: {
  pages: readonly PreviewPage[];
  shown: readonly Pick<SampleQuestion, 'kind' | 'question'>[];
  most: number;
}): Promise<PreviewAnswer[]> {
  const opened = openPages(pages);
  const candidates = [
    ...shown.map((question) => ({ ...question, url: null })),
    ...listQuestions(opened),
  ];
  const chosen: PreviewAnswer[] = [];
  const spare: PreviewAnswer[] = [];
  for (const candidate of candidates) {
    if (chosen.length >= most) break;
    if ([...chosen, ...spare].some(({ question }) => question === candidate.question)) continue;
    const isRepeated = chosen.some(({ kind }) => kind === candidate.kind);
    if (isRepeated && chosen.length + spare.length >= most && candidate.kind !== 'common') continue;
    const answered = await ask({ opened, candidate });
    if (answered) (isRepeated ? spare : chosen).push(answered);
  }
  return [...chosen, ...spare].slice(0, most);
}

/** Null unless the answer is certain and comes from the page that the question was taken from. */
async function ask({
  opened: { index, facts, loadPassages },
  candidate: { kind, question, url },
}: {
  opened: OpenPages;
  candidate: SampleQuestion;
}): Promise<PreviewAnswer | null> {
  let answer = '';
  let isCertain = false;
  let source: PreviewAnswer['source'] | null = null;
  const request = { question, history: [], index, facts, loadPassages, embedder: null };
  for await (const event of answerQuestion(request)) {
    if (event.type === 'confidence') isCertain = event.level === 'confident';
    if (event.type === 'token') answer += event.text;
    if (event.type === 'options') isCertain = false;
    if (event.type === 'sources') {
      const cited = event.sources.find(({ documentId }) => !url || documentId === url);
      source = cited?.documentId ? { title: cited.title, url: cited.documentId } : null;
    }
  }
  const text = answer.replace(/\s?\[\d+\]/g, '').trim();
  return isCertain && source && text ? { kind, question, answer: text, source } : null;
}
