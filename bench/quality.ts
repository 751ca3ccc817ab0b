/** Answer quality on knowledge bases: `npm run bench -- quality DIR…`, each DIR with docs/, questions.json and, if it has them, followups.json. */
import { basename } from 'node:path';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { retrieve } from '#server/engine/retrieve/retrieve.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { cacheVectors } from './quality/cache-vectors.ts';
import { type KnowledgeBase, loadKnowledgeBase, type Question } from './quality/knowledge-base.ts';
import { areaUnderCurve, holdsGold, mean, share } from './quality/measures.ts';
import { openEmbedder } from './quality/open-embedder.ts';

const wordsOnly = process.argv.includes('--words');
const verbose = process.argv.includes('--verbose');
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folders.length === 0) {
  console.error('Name one or more folders that hold docs/ and questions.json.');
  process.exit(1);
}

const embedder = wordsOnly ? null : cacheVectors(await openEmbedder());
const results: Result[] = [];
for (const folder of folders) {
  const base = await loadKnowledgeBase({ folder, embedder });
  const result = await measure(base);
  results.push(result);
  print(basename(folder), result);
}
embedder?.save();
await embedder?.close();
const hit1 = mean(results.map((result) => result.hit1));
const hit5 = mean(results.map((result) => result.hit5));
const least = Math.min(...results.map((result) => result.auc));
console.log(
  `mean hit@1 ${hit1.toFixed(3)}  mean hit@5 ${hit5.toFixed(3)}  lowest AUC ${least.toFixed(3)}`,
);

type Result = Awaited<ReturnType<typeof measure>>;

async function measure(base: KnowledgeBase) {
  const ranks: number[] = [];
  const known: number[] = [];
  const unknown: number[] = [];
  const shown: boolean[] = [];
  let answered = 0;
  let falseAnswers = 0;
  for (const question of base.questions) {
    const found = await retrieve({
      ...base,
      embedder,
      question: read(base, question),
      history: [],
      limit: 5,
    });
    const spoken = await ask(base, question);
    if (!question.answerable) {
      unknown.push(found.confidence);
      if (spoken) falseAnswers += 1;
      if (spoken && verbose) console.log(`  false answer: ${question.question}`);
      continue;
    }
    known.push(found.confidence);
    const rank = found.matches.findIndex(({ id }) => holdsGold(base.getText(id), question, true));
    ranks.push(rank);
    if (rank !== 0 && verbose) console.log(`  rank ${rank + 1}: ${question.question}`);
    if (!spoken) continue;
    answered += 1;
    shown.push(holdsGold(spoken, question, false));
  }
  const followUps: number[] = [];
  let followUpsAnswered = 0;
  let followUpsShown = 0;
  const answerable = base.followUps.filter((question) => question.answerable !== false).length || 1;
  for (const question of base.followUps) {
    const history = (question.history ?? []).map((turn) => ({
      role: turn.role === 'user' ? ('visitor' as const) : ('assistant' as const),
      text: turn.text,
    }));
    const found = await retrieve({
      ...base,
      embedder,
      question: read(base, question),
      history,
      limit: 5,
    });
    if (question.answerable !== false) {
      const spoken = await ask(base, question, history);
      if (spoken) followUpsAnswered += 1;
      if (spoken && holdsGold(spoken, question, false)) followUpsShown += 1;
    }
    followUps.push(
      found.matches.findIndex(({ id }) => holdsGold(base.getText(id), question, true)),
    );
  }
  return {
    passages: base.passages,
    longest: base.longest,
    hit1: share(ranks, (rank) => rank === 0),
    hit5: share(ranks, (rank) => rank >= 0),
    auc: areaUnderCurve(known, unknown),
    answered: answered / (known.length || 1),
    shown: share(shown, (held) => held),
    falseAnswers: falseAnswers / (unknown.length || 1),
    followUpsAnswered: followUpsAnswered / answerable,
    followUpsShown: followUpsShown / answerable,
    followUp: followUps.length > 0 ? share(followUps, (rank) => rank >= 0) : null,
  };
}

function read({ facts: { languages, vocabulary } }: KnowledgeBase, { question }: Question) {
  const [language = 'en'] = languages;
  return readQuestion({ text: question, language, documentLanguages: languages, vocabulary });
}

/** What the built-in writer says without marks, or null when it says that it does not know. */
async function ask(
  base: KnowledgeBase,
  question: Question,
  history: Turn[] = [],
): Promise<string | null> {
  let text = '';
  let answered = false;
  for await (const event of answerQuestion({
    ...base,
    embedder,
    question: question.question,
    history,
  })) {
    if (event.type === 'token') text += event.text;
    if (event.type === 'done') answered = event.answered;
  }
  return answered ? text.replace(/\s*\[\d+\]/g, '') : null;
}

function print(name: string, result: Result): void {
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  console.log(
    [
      `${name}: ${result.passages} passages, the longest ${result.longest} characters`,
      `  right passage first ${result.hit1.toFixed(3)}, among five ${result.hit5.toFixed(3)}`,
      `  answerable told from unanswerable, AUC ${result.auc.toFixed(3)}`,
      `  answered ${percent(result.answered)} of answerable, ${percent(result.falseAnswers)} of unanswerable`,
      `  shown sentences hold the answer in ${percent(result.shown)} of answers`,
      ...(result.followUp === null
        ? []
        : [
            `  follow-ups: right passage among five ${result.followUp.toFixed(3)}, answered ${percent(result.followUpsAnswered)}, gold shown ${percent(result.followUpsShown)}`,
          ]),
    ].join('\n'),
  );
}
