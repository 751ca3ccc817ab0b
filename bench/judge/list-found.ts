/**
 * Writes what is found for shops' questions, each answer and section with whether it is right:
 * `node bench/judge/list-found.ts OUT SHOP…`. train.py takes OUT as --found. A question that the shop's reworded.json says
 * in other words is written with these once more, beside what was found for the first ones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAnswerForJudge, writeSectionForJudge } from '#server/engine/answer/ask-judge.ts';
import { inOneLine } from '#server/engine/answer/candidate.ts';
import { cutSections, isColumnNames } from '#server/engine/answer/sections.ts';
import { cacheVectors } from '../quality/cache-vectors.ts';
import type { ShopQuestion } from '../quality/grade-answer.ts';
import { openEmbedder } from '../quality/open-embedder.ts';
import { askShop } from './ask-shop.ts';

const [out, ...folders] = process.argv.slice(2);
if (!out) throw new Error('Name the file to write.');
const listedSections = 16;

const embedder = cacheVectors(await openEmbedder());
const lines: string[] = [];
for (const folder of folders) {
  const reworded = readReworded(folder);
  for await (const asked of askShop({ folder, embedder })) {
    const { question, isRight, read } = asked;
    if (asked.hasMoreParts) continue;
    const { candidates, text, retrieval, loaded, say } = asked.found;
    const sections = cutSections({ matches: retrieval.matches, loaded }).filter(
      (section) => !isColumnNames(section),
    );
    const listed = {
      answers: candidates.map((one) => ({
        text: read(writeAnswerForJudge(one), {}),
        right: isRight(inOneLine(one)),
      })),
      sections: sections.slice(0, listedSections).map((section) => {
        const shown = say?.(section);
        const right = shown !== undefined && shown !== null && isRight(shown.text);
        // It may hold the answer among other things: neither an example nor a counterexample.
        const holds = isRight(`${section.heading} ${section.text}`, { ...question, none: [] });
        return {
          text: read(writeSectionForJudge(section), section.passage),
          right: right ? true : holds ? null : false,
        };
      }),
    };
    const other = question.after ? undefined : reworded[question.id];
    for (const each of [text, ...(other && !other.after ? [other.ask] : [])])
      lines.push(JSON.stringify({ question: read(each, {}), ...listed }));
  }
  embedder.save();
}
writeFileSync(out, `${lines.join('\n')}\n`);
await embedder.close();

function readReworded(folder: string): Record<string, Pick<ShopQuestion, 'ask' | 'after'>> {
  const file = join(folder, 'reworded.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
