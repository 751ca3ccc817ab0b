/** How good what a chatbot answers from is: sources that failed, hardly say anything, or are never used. */
import type { Deps } from '#server/deps.ts';
import { getChatbot } from '#server/features/chatbots/index.ts';
import type { HealthResponse, WeakSource } from '#shared/contract/health.ts';
import { listEndingSources, listNewVersions, listProposed } from './dated-sources.ts';
import { countAnswers, countUnused, listSources } from './queries.ts';
import { kindOf } from './source-kind.ts';

const days = 90;
/** With fewer answers most passages are unused, and that says nothing about them. */
const enoughAnswers = 30;
const mostUnused = 20;
/** Of fewer sentences a document is called thin. */
const fewSentences = 3;

export async function getHealth({
  deps,
  workspaceId,
  chatbotId,
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
}): Promise<HealthResponse> {
  const { timeZone } = await getChatbot({ deps, workspaceId, id: chatbotId });
  const of = { connection: deps.database.orm, workspaceId, chatbotId };
  const since = new Date(deps.clock.now().getTime() - days * 86_400_000);
  const sources = await listSources(of);
  const answers = await countAnswers({ ...of, since });
  const counted = answers >= enoughAnswers ? await countUnused({ ...of, since }) : [];
  const unused = counted
    .filter((source) => source.unused > 0)
    .sort((a, b) => b.unused / b.passages - a.unused / a.passages || b.unused - a.unused)
    .slice(0, mostUnused);
  return {
    sources: sources.length,
    weak: sources.flatMap(describeWeak),
    unused: unused.map(({ url, textVersion, ...source }) => ({
      ...source,
      source: kindOf({ url, textVersion }),
    })),
    ending: await listEndingSources({ ...of, now: deps.clock.now(), timeZone }),
    proposed: await listProposed({ ...of, now: deps.clock.now() }),
    replaceable: await listNewVersions(of),
    days,
    answers,
  };
}

type Source = Awaited<ReturnType<typeof listSources>>[number];

function describeWeak(source: Source): WeakSource[] {
  const { id, name, state, notes, sentences } = source;
  const told = { id, name, source: kindOf(source) };
  if (state === 'failed') {
    const message = source.failureMessage ?? 'It could not be read.';
    return [{ ...told, problem: 'failed', message }];
  }
  if (state !== 'ready') return [];
  const note = notes.find((each) => each in partialNotes);
  if (note) {
    return [{ ...told, problem: 'partial', message: partialNotes[note as PartialNote] }];
  }
  if (sentences >= fewSentences) return [];
  const said = sentences === 1 ? 'one sentence' : `${sentences} sentences`;
  const message = `It has only ${said}, so it hardly answers anything.`;
  return [{ ...told, problem: 'thin', message }];
}

type PartialNote = keyof typeof partialNotes;

const partialNotes = {
  'pages-without-text': 'Some pages have no text. Upload a version with text in it.',
  'text-looks-garbled': 'The text looks garbled. Save the file in another way and upload it again.',
  'pages-not-recognized': 'Some scanned pages could not be read. Upload a clearer scan.',
  'text-recognized-unsure': 'Parts of the scan are hard to read. Check the text.',
} as const;
