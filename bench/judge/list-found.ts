/**
 * Writes what is found for shops' questions, each answer and section with whether it is right:
 * `node bench/judge/list-found.ts OUT SHOP…`. train.py takes OUT as --found.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSectionForJudge } from '#server/engine/answer/ask-judge.ts';
import { findInContext } from '#server/engine/answer/find-in-context.ts';
import { textOf } from '#server/engine/answer/reconsider.ts';
import { cutSections, isColumnNames } from '#server/engine/answer/sections.ts';
import { understandMessage } from '#server/engine/understand/understand-message.ts';
import { cacheVectors } from '../quality/cache-vectors.ts';
import { gradeAnswer, type ShopQuestion } from '../quality/grade-answer.ts';
import { loadKnowledgeBase } from '../quality/knowledge-base.ts';
import { openEmbedder } from '../quality/open-embedder.ts';

const [out, ...folders] = process.argv.slice(2);
if (!out) throw new Error('Name the file to write.');
const listedSections = 16;
const fitting = ['right', 'stilted', 'uncited'];

const embedder = cacheVectors(await openEmbedder());
const lines: string[] = [];
for (const folder of folders) {
  const base = await loadKnowledgeBase({ folder, embedder });
  const { facts } = base;
  const { questions, timeZone = 'UTC' } = JSON.parse(
    readFileSync(join(folder, 'questions.json'), 'utf8'),
  ) as { questions: ShopQuestion[]; timeZone?: string };
  for (const question of questions.filter(({ kind }) => kind !== 'small-talk')) {
    const history = (question.after ?? []).map((text) => ({ role: 'visitor' as const, text }));
    const message = understandMessage({ text: question.ask, history, facts });
    const [part, second] = message.parts;
    const isEnglish = message.language === 'en' && facts.languages[0] === 'en';
    if (!part || second || message.smallTalk || !isEnglish) continue;
    const { candidates, text, retrieval, loaded, say } = await findInContext({
      ...base,
      embedder,
      text: part.text,
      previous: message.previous,
      language: message.language,
      history,
      now: new Date(),
      timeZone,
    });
    const isRight = (said: string, expected: ShopQuestion = question): boolean =>
      !question.refuse &&
      fitting.includes(
        gradeAnswer(expected, { text: said, answered: true, confidence: 1, sources: [] }),
      );
    const sections = cutSections({ matches: retrieval.matches, loaded }).filter(
      (section) => !isColumnNames(section),
    );
    lines.push(
      JSON.stringify({
        question: text,
        answers: candidates.map((one) => ({ text: textOf(one), right: isRight(textOf(one)) })),
        sections: sections.slice(0, listedSections).map((section) => {
          const shown = say?.(section);
          const right = shown !== undefined && shown !== null && isRight(shown.text);
          // It may hold the answer among other things: neither an example nor a counterexample.
          const holds = isRight(`${section.heading} ${section.text}`, { ...question, none: [] });
          return {
            text: writeSectionForJudge(section),
            right: right ? true : holds ? null : false,
          };
        }),
      }),
    );
  }
}
writeFileSync(out, `${lines.join('\n')}\n`);
embedder.save();
await embedder.close();
