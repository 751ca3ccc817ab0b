/** Chatty turns about one business each: `npm run bench -- dialogues DIR [--md] [--show]`, DIR with turns.json, csv/ and md/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { cacheVectors } from './quality/cache-vectors.ts';
import { type KnowledgeBase, loadDocuments } from './quality/knowledge-base.ts';
import { openEmbedder } from './quality/open-embedder.ts';

type DialogueTurn = {
  entity: string;
  question: string;
  history: Turn[];
  gold: { question: string; answer: string }[];
};

const [folder = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const kind = process.argv.includes('--md') ? 'md' : 'csv';
const isShown = process.argv.includes('--show');
const turns = JSON.parse(readFileSync(join(folder, 'turns.json'), 'utf8')) as DialogueTurn[];
const embedder = cacheVectors(await openEmbedder());
const bases = new Map<string, KnowledgeBase>();
let answered = 0;
let shown = 0;
let length = 0;
for (const turn of turns) {
  let base = bases.get(turn.entity);
  if (!base) {
    const path = join(folder, kind, `${turn.entity}.${kind}`);
    base = await loadDocuments({ folder, paths: [path], embedder });
    bases.set(turn.entity, base);
  }
  let text = '';
  let isAnswered = false;
  for await (const event of answerQuestion({
    ...base,
    embedder,
    question: turn.question,
    history: turn.history,
  })) {
    if (event.type === 'token') text += event.text;
    if (event.type === 'done') isAnswered = event.answered;
  }
  const isGold =
    isAnswered && turn.gold.some(({ answer }) => squeeze(text).includes(squeeze(answer)));
  if (isAnswered) {
    answered += 1;
    length += text.length;
  }
  if (isGold) shown += 1;
  else if (isShown)
    console.log(
      `${isAnswered ? 'other  ' : 'refused'} ${turn.question}\n   → ${text.replace(/\s+/g, ' ')}\n   gold: ${turn.gold[0]?.question} ${turn.gold[0]?.answer}\n`,
    );
}
embedder.save();
await embedder.close();
const percent = (count: number): string => `${((100 * count) / turns.length).toFixed(1)} %`;
console.log(`${turns.length} turns, ${Math.round(length / answered)} characters an answer`);
console.log(`answered ${percent(answered)}, gold shown ${percent(shown)}`);

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/\[\d+\]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
