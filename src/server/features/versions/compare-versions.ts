import type { VersionValidity } from '#server/db/schema/versions.ts';
import type { Deps } from '#server/deps.ts';
import { compareTexts } from '#server/engine/ingest/compare-texts.ts';
import type { VersionComparison } from '#shared/contract/versions.ts';
import { AppError } from '#shared/errors.ts';
import { type ComparedDocument, compareAnswers, compareDocuments } from './content-queries.ts';
import { findDraft, findReadingText, findVersionRow, type OfChatbot } from './queries.ts';
import { joinReplaced, listChangedSettings, pickSettings } from './record-version.ts';

/** Documents whose texts are compared; of others only the name is shown. */
const mostTexts = 20;
const longestText = 100_000;

/** What would change for visitors if `after` replaced `before`; null is the draft. */
export async function compareVersions({
  deps,
  before,
  after,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  before: number;
  after: number | null;
}): Promise<VersionComparison> {
  const all = { connection: deps.database.orm, ...of };
  const [old, fresh] = [
    await getSettings({ ...all, side: before }),
    await getSettings({ ...all, side: after }),
  ];
  const answers = await compareAnswers({ ...all, before, after });
  const documents = await compareDocuments({ ...all, before, after });
  return {
    settings: listChangedSettings({ before: old, after: fresh }).map((name) => ({
      label: name,
      kind: 'changed' as const,
      before: say(old[name]),
      after: say(fresh[name]),
    })),
    answers: answers.map(({ question, kind, ...sides }) => ({
      label: question,
      kind,
      before: sides.before?.answer ?? null,
      after: sides.after?.answer ?? null,
    })),
    documents: await describeDocuments({ ...all, documents }),
  };
}

async function getSettings({ side, ...of }: OfChatbot & { side: number | null }) {
  const draft = side === null ? await findDraft(of) : null;
  const version = side === null ? null : await findVersionRow({ ...of, number: side });
  const settings = draft ? pickSettings(draft) : version?.settings;
  if (!settings) throw new AppError('not_found', 'This version is no longer kept.');
  return settings;
}

const say = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 1);

async function describeDocuments({
  documents,
  ...of
}: OfChatbot & { documents: readonly ComparedDocument[] }): Promise<
  VersionComparison['documents']
> {
  const readText = ({ generation }: { generation: number }, documentId: string) =>
    findReadingText({ ...of, documentId, generation, most: longestText });
  const removedByName = new Map(
    documents.flatMap((one) => (one.kind === 'removed' ? [[one.name, one] as const] : [])),
  );
  const described: VersionComparison['documents'] = [];
  for (const [at, { documentId, name, kind, ...sides }] of joinReplaced(documents).entries()) {
    const old = sides.before ? { documentId, ...sides } : removedByName.get(name);
    const before = old?.before;
    const { after } = sides;
    const isCompared = kind === 'changed' && at < mostTexts;
    const texts =
      isCompared && old && before && after
        ? compareTexts({
            before: await readText(before, old.documentId),
            after: await readText(after, documentId),
          })
        : { removedLines: [], addedLines: [] };
    const [oldDates, newDates] = [sayDates(before?.validity), sayDates(after?.validity)];
    const isDated = kind === 'changed' && oldDates.join() !== newDates.join();
    const [removed, added] = isDated ? [oldDates, newDates] : [[], []];
    described.push({
      label: name,
      kind,
      before: [...removed, ...texts.removedLines].join('\n') || null,
      after: [...added, ...texts.addedLines].join('\n') || null,
    });
  }
  return described;
}

const sayDates = (validity: readonly VersionValidity[] | null | undefined): string[] =>
  (validity ?? []).map(({ label, validFrom, validUntil }) =>
    [
      label === '' ? 'Valid' : `“${label}” valid`,
      ...(validFrom === null ? [] : [`from ${validFrom}`]),
      ...(validUntil === null ? [] : [`until ${validUntil}`]),
    ].join(' '),
  );
