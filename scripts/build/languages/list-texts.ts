import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findErrorMessages, findMessages } from './find-messages.ts';
import { isErrorFile, isTranslatedFile } from './translated-files.ts';

export type FoundText = { file: string; text: string };

/** Every text of the pages, and where it is. */
export function listTexts({
  root,
  folders = ['src/shared', 'src/web'],
}: {
  root: string;
  folders?: readonly string[];
}): FoundText[] {
  return folders
    .flatMap((folder) => listFiles({ root, folder }))
    .filter(isTranslatedFile)
    .flatMap((file) => findMessages(read({ root, file })).map(({ text }) => ({ file, text })));
}

/** Every sentence that the server refuses something with and that is shown on a page. */
export function listErrorTexts(root: string): FoundText[] {
  return listFiles({ root, folder: 'src/server' })
    .filter(isErrorFile)
    .flatMap((file) => {
      const find = tablesOfErrors.test(file) ? findMessages : findErrorMessages;
      return find(read({ root, file })).map(({ text }) => ({ file, text }));
    });
}

/** Files that have their sentences in tables. */
const tablesOfErrors =
  /\/(accounts\/sign-in\/auth-call|http\/rate-limit|read\/read-failure|reading\/failure-sentences|crawl\/page-failures|health\/get-health|answer-tests\/judge-answer|actions\/test-action|calendars\/explain-failure)\.ts$/;

const read = ({ root, file }: { root: string; file: string }) => ({
  file,
  code: readFileSync(join(root, file), 'utf8'),
});

function listFiles({ root, folder }: { root: string; folder: string }): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}
