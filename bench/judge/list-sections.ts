/**
 * Writes the sections that are found for shops' questions, those that hold the answer apart from the others:
 * `node bench/judge/list-sections.ts OUT SHOP…`. train.py takes OUT as --shops.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSectionForJudge } from '#server/engine/answer/ask-judge.ts';
import { cutSections } from '#server/engine/answer/sections.ts';
import { retrieve } from '#server/engine/retrieve/retrieve.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { understandMessage } from '#server/engine/understand/understand-message.ts';
import { cacheVectors } from '../quality/cache-vectors.ts';
import { gradeAnswer, type ShopQuestion } from '../quality/grade-answer.ts';
import { loadKnowledgeBase } from '../quality/knowledge-base.ts';
import { openEmbedder } from '../quality/open-embedder.ts';

const [out, ...folders] = process.argv.slice(2);
if (!out) throw new Error('Name the file to write.');
/** Their answers are worked out of several sections, or of what was asked before. */
const leftOut = new Set(['table', 'two-in-one', 'follow-up', 'language', 'small-talk']);
const listedSections = 20;
const [leastWrong, mostRight] = [4, 3];

const embedder = cacheVectors(await openEmbedder());
const lines: string[] = [];
for (const folder of folders) {
  const base = await loadKnowledgeBase({ folder, embedder });
  const { questions } = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8')) as {
    questions: ShopQuestion[];
  };
  for (const question of questions.filter(({ kind }) => !leftOut.has(kind))) {
    const { facts } = base;
    const message = understandMessage({ text: question.ask, history: [], facts });
    const [part] = message.parts;
    if (!part || message.language !== 'en' || facts.languages[0] !== 'en') continue;
    const read = readQuestion({
      text: part.text,
      language: 'en',
      documentLanguages: facts.languages,
      vocabulary: facts.vocabulary,
    });
    const { matches } = await retrieve({
      ...base,
      embedder,
      question: read,
      history: [],
      limit: 40,
    });
    const passages = await base.loadPassages(matches.map(({ id }) => id));
    const loaded = new Map(passages.map((passage) => [passage.id, passage]));
    const sections = cutSections({ matches, loaded }).slice(0, listedSections);
    const holds = ({ heading, text, passage }: (typeof sections)[number]): boolean => {
      const grade = gradeAnswer(
        { ...question, none: [] },
        { text: `${heading} ${text}`, answered: true, confidence: 1, sources: [passage.title] },
      );
      return !question.refuse && ['right', 'stilted'].includes(grade);
    };
    const right = sections.filter(holds).map(writeSectionForJudge);
    const wrong = sections.filter((section) => !holds(section)).map(writeSectionForJudge);
    const isTold = right.length > 0 && right.length <= mostRight;
    if (wrong.length >= leastWrong && (question.refuse || isTold))
      lines.push(JSON.stringify({ question: part.text, right, wrong }));
  }
}
writeFileSync(out, `${lines.join('\n')}\n`);
embedder.save();
await embedder.close();
