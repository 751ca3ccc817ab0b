/** What visitors asked and the chatbot couldn't answer, as long as that is so. */
import type { Deps } from '#server/deps.ts';
import { getChatbot } from '#server/features/chatbots/index.ts';
import { basicDays, type DismissGapInput, type GapsResponse } from '#shared/contract/analytics.ts';
import { askAgain } from './ask-again.ts';
import { embedQuestions } from './embed-questions.ts';
import { dismissGapRow, listDismissed, restoreGapRow } from './gap-queries.ts';
import { groupQuestions } from './group-questions.ts';
import { type Asked, openSpan } from './open-span.ts';
import { listUnanswered } from './queries.ts';

type Gap = GapsResponse['items'][number];

const mostQuestions = 200;
const mostGroups = 50;

/** Unanswered questions, those of one meaning together, so that an owner sees what to write next. */
export async function listGaps({ deps, ...asked }: Asked): Promise<GapsResponse> {
  const span = await openSpan({ deps, ...asked });
  const [rows, dismissed] = await Promise.all([
    listUnanswered({ ...span, limit: mostQuestions }),
    listDismissed({ connection: deps.database.orm, ...asked }),
  ]);
  const texts = [...dismissed, ...rows].map(({ text }) => text);
  const vectors = await embedQuestions({ deps, texts });
  const vectorOf = (at: number) => vectors[at] ?? null;
  const gaps = groupGaps({
    dismissed: dismissed.map((row, at) => ({ ...row, vector: vectorOf(at) })),
    asked: rows.map((row, at) => ({ ...row, vector: vectorOf(dismissed.length + at) })),
  });
  return { items: await keepOpen({ deps, gaps, limit: mostGroups }) };
}

/** The most frequent of the last 30 days for a first look: grouped by their words, which costs next to nothing. */
export async function listRecentGaps({
  deps,
  workspaceId,
  limit,
}: {
  deps: Deps;
  workspaceId: string;
  limit: number;
}): Promise<Gap[]> {
  const from = new Date(deps.clock.now().getTime() - basicDays * 86_400_000);
  const of = { connection: deps.database.orm, workspaceId };
  const [rows, dismissed] = await Promise.all([
    listUnanswered({
      ...{ workspaceId, connection: deps.database.reading },
      ...{ chatbotId: undefined, from, limit: mostQuestions },
    }),
    listDismissed(of),
  ]);
  const gaps = groupGaps({
    dismissed: dismissed.map((row) => ({ ...row, vector: null })),
    asked: rows.map((row) => ({ ...row, vector: null })),
  });
  return keepOpen({ deps, gaps, limit });
}

/** Hides a gap for good, or shows it again. */
export async function dismissGap({
  deps,
  workspaceId,
  userId,
  input: { chatbotId, question, isDismissed },
}: {
  deps: Deps;
  workspaceId: string;
  userId: string;
  input: DismissGapInput;
}): Promise<void> {
  await getChatbot({ deps, workspaceId, id: chatbotId });
  const gap = { connection: deps.database.orm, workspaceId, chatbotId, question };
  if (isDismissed) await dismissGapRow({ ...gap, userId, createdAt: deps.clock.now() });
  else await restoreGapRow(gap);
}

/** The first ones that can't be answered today either. As many are asked at a time as are still wanted. */
async function keepOpen({
  deps,
  gaps,
  limit,
}: {
  deps: Deps;
  gaps: readonly Gap[];
  limit: number;
}): Promise<Gap[]> {
  const open: Gap[] = [];
  for (let at = 0; at < gaps.length && open.length < limit; ) {
    const some = gaps.slice(at, at + limit - open.length);
    at += some.length;
    const stillOpen = new Set<Gap>();
    for (const chatbotId of new Set(some.map((gap) => gap.chatbotId))) {
      const own = some.filter((gap) => gap.chatbotId === chatbotId);
      const questions = own.map(({ question }) => question);
      const verdicts = await askAgain({ deps, chatbotId, questions });
      for (const gap of own) {
        if ((verdicts.get(gap.question)?.state ?? 'open') === 'open') stillOpen.add(gap);
      }
    }
    open.push(...some.filter((gap) => stillOpen.has(gap)));
  }
  return open;
}

type Unanswered = Awaited<ReturnType<typeof listUnanswered>>[number];
type Grouped = { chatbotId: string; text: string; vector: Float32Array | null };

/** Of each chatbot apart, the most frequent first. What is near to a dismissed question is dismissed with it. */
function groupGaps({
  dismissed,
  asked,
}: {
  dismissed: readonly Grouped[];
  asked: readonly (Unanswered & Grouped)[];
}): Gap[] {
  const chatbotIds = [...new Set(asked.map(({ chatbotId }) => chatbotId))];
  const groups = chatbotIds.flatMap((id) =>
    groupQuestions<Grouped | (Unanswered & Grouped)>(
      [...dismissed, ...asked].filter(({ chatbotId }) => chatbotId === id),
    ),
  );
  const items = groups.flatMap(({ members }) => {
    const [newest] = members;
    if (!newest || !('conversationId' in newest)) return [];
    const { text, chatbotId, conversationId, createdAt } = newest;
    return {
      question: text,
      count: members.length,
      chatbotId,
      conversationId,
      examples: [...new Set(members.slice(1).map((one) => one.text))].slice(0, 5),
      lastAskedAt: createdAt.toISOString(),
    };
  });
  return items.sort((a, b) => b.count - a.count);
}
