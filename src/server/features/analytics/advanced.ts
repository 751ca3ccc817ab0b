/** What larger plans see of the same conversations: compared, by page, hour, source and topic, and as a file. */
import {
  countHours,
  countPages,
  countSources,
  measureAnswerTime,
} from '#server/features/counts/index.ts';
import { requireFeature } from '#server/features/plans/index.ts';
import { writeCsv } from '#server/http/write-csv.ts';
import type { AdvancedAnalyticsResponse, TopicsResponse } from '#shared/contract/analytics.ts';
import { describeTotals } from './describe-totals.ts';
import { embedQuestions } from './embed-questions.ts';
import { groupQuestions } from './group-questions.ts';
import { type Asked, openPrevious, openSpan } from './open-span.ts';
import { listAskedTexts, listQuestions } from './queries.ts';

/** Grouping compares each with each group, and a model reads all of them: the newest have to do. */
const mostQuestions = 200;
const mostTopics = 12;
const mostExported = 50_000;

async function openAdvanced(input: Asked) {
  await requireFeature({ ...input, feature: 'advancedAnalytics' });
  return openSpan(input);
}

export async function getAdvanced(input: Asked): Promise<AdvancedAnalyticsResponse> {
  const span = await openAdvanced(input);
  const [previous, answerTime, byHour, byPage, sources] = await Promise.all([
    openPrevious({ deps: input.deps, span }).then(describeTotals),
    measureAnswerTime(span),
    countHours(span),
    countPages(span),
    countSources(span),
  ]);
  return { previous, answerTime, byHour, byPage, sources };
}

export async function listTopics(input: Asked): Promise<TopicsResponse> {
  const span = await openAdvanced(input);
  const rows = await listAskedTexts({ ...span, limit: mostQuestions });
  const asked = rows.filter(({ outcome }) => outcome !== 'small-talk');
  const vectors = await embedQuestions({ deps: input.deps, texts: asked.map(({ text }) => text) });
  const groups = groupQuestions(asked.map((row, at) => ({ ...row, vector: vectors[at] ?? null })));
  const items = groups.slice(0, mostTopics).map(({ members }) => ({
    topic: members[0]?.text ?? '',
    questions: members.length,
    unanswered: members.filter(({ outcome }) => outcome === 'unknown').length,
    examples: [...new Set(members.slice(1).map(({ text }) => text))].slice(0, 3),
  }));
  return { items };
}

const columns = [
  'Asked at',
  'Chatbot',
  'Page',
  'Question',
  'Outcome',
  'Confidence',
  'Answered in ms',
  'Feedback',
  'Sources',
];

/** Every question of the time with what became of it. */
export async function exportQuestions(input: Asked): Promise<string> {
  const span = await openAdvanced(input);
  const rows = await listQuestions({ ...span, limit: mostExported });
  const lines = rows.map((row) => [
    row.askedAt.toISOString(),
    row.chatbot,
    row.page,
    row.text,
    row.outcome ?? '',
    row.confidence?.toFixed(2) ?? '',
    String(row.tookMs),
    row.feedback ?? '',
    row.sources.map(({ title }) => title).join('; '),
  ]);
  return writeCsv([columns, ...lines]);
}
