/** Shows what a website has to offer while it is still being read: how it presents itself, and what it can answer. */
import { gunzipSync } from 'node:zlib';
import type { Deps } from '#server/deps.ts';
import type { ExtractedPage } from '#server/engine/ingest/web/extract-page.ts';
import { createPageReader } from '#server/engine/ingest/web/page-reader.ts';
import type { SiteProfile } from '#server/engine/ingest/web/read-site-profile.ts';
import { readLanguage } from '#server/engine/language/language-code.ts';
import { readLanguages } from '#server/engine/language/languages.ts';
import type { SiteClient } from '#server/features/websites/crawl/site-client.ts';
import { nameOf } from '#server/features/websites/describe-website.ts';
import type { WebsiteRow } from '#server/features/websites/queries.ts';
import { findLogo } from './find-logo.ts';
import { findPreviewRow, listFoundContents, updatePreviewRow } from './preview-queries.ts';

export type Preview = {
  /** Told of every page that was read. */
  take(page: ExtractedPage): void;
  /** Looks for answers in all pages, once the last is read. */
  complete(): Promise<void>;
  /** Waits for what was begun. */
  close(): Promise<void>;
};

/** After so many pages it's worth looking again. Few answers are shown early, so that the best still have room. */
const looks = [
  { pages: 1, most: 1 },
  { pages: 8, most: 2 },
  { pages: 30, most: 2 },
];
const mostAnswers = 3;
/** Answers to customers' usual questions are near the start page. */
const mostPages = 150;
/** Someone is waiting: what comes after so much text is left for the import. */
const mostCharacters = 3_000_000;

/** Null for a website that no one waits to see: it was added to a chatbot. */
export async function startPreview({
  deps,
  website,
  client,
}: {
  deps: Deps;
  website: WebsiteRow;
  client: SiteClient;
}): Promise<Preview | null> {
  if (website.state !== 'finding') return null;
  const { workspaceId, id: websiteId } = website;
  const of = { connection: deps.database.orm, workspaceId, websiteId };
  const before = await findPreviewRow(of);
  if (!before) return null;
  const reader = createPageReader();
  // Loads word lists while the first page is still on its way.
  const warmingUp = reader.previewAnswers({ pages: [], shown: [], most: 0 });
  let { answers } = before;
  let lookedAt = before.pages;
  let read = before.pages;
  let looking: Promise<void> | null = null;
  let presenting: Promise<void> | null = null;

  async function look(most: number): Promise<void> {
    const rows = await listFoundContents({ ...of, limit: mostPages });
    const pages: { url: string; title: string; html: string }[] = [];
    let characters = 0;
    for (const { url, title, content } of rows) {
      const html = content ? gunzipSync(content).toString('utf8') : '';
      characters += html.length;
      if (pages.length > 0 && characters > mostCharacters) break;
      pages.push({ url, title, html });
    }
    const found = await reader.previewAnswers({ pages, shown: answers, most });
    if (!found) return;
    answers = found;
    lookedAt = Math.max(lookedAt, rows.length);
    await updatePreviewRow({ ...of, changes: { answers, pages: lookedAt } });
  }

  async function present(profile: SiteProfile, language: string | null): Promise<void> {
    const name = profile.name || nameOf(website.address);
    const { greeting } = readLanguages[readLanguage(language ?? '') ?? 'en'].sampleQuestions;
    const shown = {
      ...{ name, description: profile.description, color: profile.color },
      greeting: greeting.replace('{name}', () => name),
    };
    await updatePreviewRow({ ...of, changes: { profile: shown } });
    const { logo, color } = await findLogo({ client, profile });
    const changes = {
      profile: { ...shown, color: shown.color ?? color },
      ...(logo && { logo: logo.image, logoType: logo.type }),
    };
    await updatePreviewRow({ ...of, changes });
  }

  /** A website is imported also where it can't be previewed. */
  const warn = (err: unknown) =>
    deps.log.warn({ err, websiteId }, 'a website could not be previewed');

  return {
    take({ profile, language }) {
      if (profile) presenting = present(profile, language).catch(warn);
      read += 1;
      const due = looks.findLast(({ pages }) => read >= pages);
      if (!due || looking || lookedAt >= due.pages) return;
      looking = look(due.most)
        .catch(warn)
        .finally(() => {
          looking = null;
        });
    },
    async complete() {
      await looking;
      // Of a website that can't be read, its owner is told at once.
      if (read > 0) await look(mostAnswers).catch(warn);
    },
    async close() {
      await Promise.all([looking, presenting]);
      reader.close();
      // Ended with its process, if it hasn't finished.
      await warmingUp;
    },
  };
}
