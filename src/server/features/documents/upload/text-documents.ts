/** Documents that are typed in. They're stored as Markdown files and read like uploaded ones. */
import { text as readStream } from 'node:stream/consumers';
import type { Deps } from '#server/deps.ts';
import { describeDocument } from '#server/features/documents/describe-document.ts';
import { withLocalFile } from '#server/features/documents/files/with-local-file.ts';
import { getDocumentRow, notFound } from '#server/features/documents/get-document.ts';
import type { DocumentRow } from '#server/features/documents/queries.ts';
import type { CreateTextInput, TextResponse, UpdateTextInput } from '#shared/contract/texts.ts';
import { AppError } from '#shared/errors.ts';
import { replaceDocumentFile, uploadDocument } from './upload-document.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type OfText = OfWorkspace & { id: string };
type ByUser = { userId: string };

const type = 'md';

export async function getText({ deps, ...of }: OfText): Promise<TextResponse> {
  const row = await getDocumentRow({ deps, ...of });
  const version = versionOf(row);
  return { document: describeDocument(row), text: await readText({ deps, row }), version };
}

export async function readText({ deps, row }: { deps: Deps; row: DocumentRow }): Promise<string> {
  return readStream(await deps.storage.get(row.storageKey));
}

export async function createText({
  input: { title: name, chatbotIds, ...input },
  ...by
}: OfWorkspace & ByUser & { input: CreateTextInput }): Promise<TextResponse> {
  const text = withPlainBreaks(input.text);
  const { document } = await withLocalFile({
    deps: by.deps,
    text,
    use: (file) =>
      uploadDocument({ ...by, upload: { ...file, name, type, chatbotIds }, textVersion: 1 }),
  });
  return { document, text, version: 1 };
}

/** Refused when the text was saved since the editor was opened; what is there now comes with the refusal. */
export async function updateText({
  input: { title: name, version, ...input },
  ...of
}: OfText & ByUser & { input: UpdateTextInput }): Promise<TextResponse> {
  const { deps, workspaceId, id } = of;
  const text = withPlainBreaks(input.text);
  const textVersion = version + 1;
  const assertCurrent = (row: DocumentRow) => {
    if (versionOf(row) !== version) throw new OutdatedText();
  };
  try {
    assertCurrent(await getDocumentRow({ deps, workspaceId, id }));
    const document = await withLocalFile({
      deps,
      text,
      use: (file) =>
        replaceDocumentFile({
          ...{ ...of, textVersion, assertCurrent },
          upload: { ...file, name, type, chatbotIds: [] },
        }),
    });
    return { document, text, version: textVersion };
  } catch (error) {
    if (!(error instanceof OutdatedText)) throw error;
    const current = await getText({ deps, workspaceId, id });
    const message = 'This text was changed elsewhere in the meantime.';
    throw new AppError('conflict', message, { current });
  }
}

class OutdatedText extends Error {}

/** Files and pages of websites are no texts. */
function versionOf({ textVersion }: DocumentRow): number {
  if (textVersion === null) throw notFound();
  return textVersion;
}

const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
