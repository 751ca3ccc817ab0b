/**
 * The same questions in many languages: `npm run bench -- languages [--show] [--words] DIR…`, each DIR with docs/ and
 * questions.json whose questions name their document. False answers are counted with that half of the documents left out.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import { retrieve } from '#server/engine/retrieve/retrieve.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { cacheVectors } from './quality/cache-vectors.ts';
import { type KnowledgeBase, loadDocuments, type Question } from './quality/knowledge-base.ts';
import { holdsGold, mean } from './quality/measures.ts';
import { openEmbedder } from './quality/open-embedder.ts';

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
  },
});

const embedder = options.words ? null : cacheVectors(await openEmbedder());
const results: Result[] = [];
for (const folder of folders) {
  const result = await measure(folder);
  results.push(result);
  print(basename(folder), result);
}
embedder?.save();
await embedder?.close();
print('mean', {
  hit1: mean(results.map(({ hit1 }) => hit1)),
  answered: mean(results.map(({ answered }) => answered)),
  shown: mean(results.map(({ shown }) => shown)),
  falseAnswers: mean(results.map(({ falseAnswers }) => falseAnswers)),
  milliseconds: mean(results.map(({ milliseconds }) => milliseconds)),
});

type Result = {
  hit1: number;
  answered: number;
  /** Answers that hold the gold text. */
  shown: number;
  falseAnswers: number;
  /** For a question, without its embedding. */
  milliseconds: number;
};

async function measure(folder: string): Promise<Result> {
  const paths = readdirSync(join(folder, 'docs'))
    .sort()
    .map((name) => join(folder, 'docs', name));
  const load = (some: readonly string[]): Promise<KnowledgeBase> =>
    loadDocuments({ folder, paths: some, embedder });
  const all = await load(paths);
  const halves = [
    await load(paths.filter((_, at) => at % 2 === 0)),
    await load(paths.filter((_, at) => at % 2 === 1)),
  ] as const;
  const counts = { hit: 0, answered: 0, shown: 0, false: 0 };
  let milliseconds = 0;
  for (const question of all.questions) {
    await embedder?.embed([question.question]);
    const found = await retrieve({
      ...all,
      embedder,
      question: read(all, question),
      history: [],
      limit: 1,
    });
    const isHit = holdsGold(all.getText(found.matches[0]?.id ?? ''), question, true);
    const started = performance.now();
    const answer = await ask(all, question);
    milliseconds += performance.now() - started;
    const isOdd = paths.findIndex((path) => basename(path) === question.doc) % 2;
    const without = await ask(halves[isOdd ? 0 : 1], question);
    if (isHit) counts.hit += 1;
    if (answer.isGiven) counts.answered += 1;
    if (answer.isGiven && holdsGold(answer.text, question, false)) counts.shown += 1;
    if (without.isGiven) counts.false += 1;
    if (options.show && !(isHit && answer.isGiven && !without.isGiven))
      console.log(
        `  ${isHit ? 'hit ' : 'miss'} ${say(answer)} without ${say(without)} ${question.question}`,
      );
  }
  const total = all.questions.length || 1;
  return {
    hit1: counts.hit / total,
    answered: counts.answered / total,
    shown: counts.shown / total,
    falseAnswers: counts.false / total,
    milliseconds: milliseconds / total,
  };
}

type Given = { text: string; isGiven: boolean; confidence: number };

const say = ({ isGiven, confidence }: Given): string =>
  `${isGiven ? 'given' : 'refused'} ${confidence.toFixed(2)}`;

function read({ facts: { languages, vocabulary } }: KnowledgeBase, { question }: Question) {
  const [language = 'en'] = languages;
  return readQuestion({ text: question, language, documentLanguages: languages, vocabulary });
}

async function ask(base: KnowledgeBase, { question }: Question): Promise<Given> {
  const given: Given = { text: '', isGiven: false, confidence: 0 };
  for await (const event of answerQuestion({ ...base, embedder, question, history: [] })) {
    if (event.type === 'token') given.text += event.text;
    if (event.type === 'confidence') given.confidence = event.value;
    if (event.type === 'done') given.isGiven = event.answered;
  }
  return { ...given, text: given.text.replace(/\s*\[\d+\]/g, '') };
}

function print(name: string, result: Result): void {
  const percent = (value: number): string => `${(value * 100).toFixed(1).padStart(5)} %`;
  console.log(
    `${name.padEnd(5)} hit@1 ${result.hit1.toFixed(3)}  answered ${percent(result.answered)}  gold shown ${percent(result.shown)}  false ${percent(result.falseAnswers)}  ${result.milliseconds.toFixed(1)} ms`,
  );
}
