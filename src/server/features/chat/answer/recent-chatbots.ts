/** Which chatbots this server was asked last, kept over a restart: their knowledge is loaded before the next question comes. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { type MemoryPart, RecentMap } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { openKnowledge, readIndexCounts } from '#server/features/documents/index.ts';

const most = 50;
/** Half of what the indexes may take: the rest is for chatbots that weren't asked lately. */
const mostBytes = 128 * 1024 * 1024;
const saveEveryMs = 5 * 60_000;
/** Visitors' questions come in between. */
const pauseMs = 50;

const recentChatbots: MemoryPart<RecentMap<string, true>> = { name: 'recently asked chatbots' };
const recentOf = ({ memory }: Pick<Deps, 'memory'>) =>
  memory.get(recentChatbots, () => new RecentMap(most));
const pathOf = ({ env }: Pick<Deps, 'env'>) => join(env.dataDir, 'recent-chatbots.json');
const saved = z.array(z.uuid()).max(most);

export function noteAsked({ deps, chatbotId }: { deps: Deps; chatbotId: string }): void {
  recentOf(deps).set(chatbotId, true);
}

/** Loads what was saved once the model is ready, and saves every few minutes and at the end. */
export function keepRecentChatbots(deps: Deps): { stop(): Promise<void> } {
  const ending = new AbortController();
  const save = () =>
    saveRecentChatbots(deps).catch((err: unknown) =>
      deps.log.warn({ err }, 'the list of recently asked chatbots could not be saved'),
    );
  const loading = untilReady({ deps, signal: ending.signal })
    .then(() => loadRecentChatbots({ deps, signal: ending.signal }))
    .catch((err: unknown) => {
      if (!ending.signal.aborted)
        deps.log.warn({ err }, 'the knowledge of recently asked chatbots could not be loaded');
    });
  const saving = setInterval(save, saveEveryMs);
  return {
    async stop() {
      ending.abort();
      clearInterval(saving);
      await loading;
      await save();
    },
  };
}

/** Words without vectors would have to be loaded again. */
async function untilReady({ deps, signal }: { deps: Deps; signal: AbortSignal }): Promise<void> {
  while (deps.embedding.isPreparing()) await sleep(200, undefined, { signal });
}

/** The one asked last comes last. Without any, the list of an earlier run is kept. */
export async function saveRecentChatbots(deps: Deps): Promise<void> {
  const ids = [...recentOf(deps).keys()];
  if (ids.length === 0) return;
  const path = pathOf(deps);
  const half = `${path}.${process.pid}`;
  await writeFile(half, JSON.stringify(ids), { mode: 0o600 });
  await rename(half, path);
}

/** Only into memory: a question reads the newest versions in any case. Returns how many were loaded. */
export async function loadRecentChatbots({
  deps,
  signal,
}: {
  deps: Deps;
  signal: AbortSignal;
}): Promise<number> {
  const ids = await readSaved(deps);
  const recent = recentOf(deps);
  for (const id of [...ids, ...recent.keys()]) recent.set(id, true);
  let loaded = 0;
  for (const id of ids.reverse()) {
    if (signal.aborted || readIndexCounts(deps).bytes > mostBytes) break;
    const chatbot = await findLiveChatbot({ deps, id });
    if (!chatbot?.isAnswering) {
      recent.delete(id);
      continue;
    }
    const knowledge = await openKnowledge({ deps, chatbot });
    try {
      if (loaded === 0) await searchOnce({ knowledge, signal });
    } finally {
      knowledge.close();
    }
    loaded += 1;
    await sleep(pauseMs, undefined, { signal });
  }
  return loaded;
}

/**
 * The first search over many passages takes several times as long as the next: the code for it isn't compiled, and the
 * tables of passages weren't read. Nothing is stored, and no model writes. The judge needs much memory, so it waits for
 * a real question.
 */
async function searchOnce({
  knowledge: { embedder, ...knowledge },
  signal,
}: {
  knowledge: Awaited<ReturnType<typeof openKnowledge>>;
  signal: AbortSignal;
}): Promise<void> {
  const request = {
    ...knowledge,
    embedder: embedder && leaveOutJudge(embedder),
    question: 'How much does it cost?',
    history: [],
    signal,
  };
  for await (const event of answerQuestion(request)) if (event.type === 'done') return;
}

function leaveOutJudge({ judge: _, ...embedder }: Embedder): Embedder {
  return embedder;
}

/** A missing or damaged list only means that nothing is loaded early. */
async function readSaved(deps: Deps): Promise<string[]> {
  try {
    return saved.parse(JSON.parse(await readFile(pathOf(deps), 'utf8')));
  } catch {
    return [];
  }
}
