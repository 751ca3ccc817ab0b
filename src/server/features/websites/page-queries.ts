/** SQL of the pages of a website; every function takes the workspace. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { websitePages } from '#server/db/schema/websites.ts';
import type { PageState } from '#shared/contract/websites.ts';

export type OfPages = { connection: Connection; workspaceId: string; websiteId: string };
export type PageRow = typeof websitePages.$inferSelect;

const isOf = ({ workspaceId, websiteId }: { workspaceId: string; websiteId: string }) =>
  and(eq(websitePages.workspaceId, workspaceId), eq(websitePages.websiteId, websiteId));

const listedColumns = {
  id: websitePages.id,
  url: websitePages.url,
  key: websitePages.key,
  depth: websitePages.depth,
  title: websitePages.title,
  state: websitePages.state,
  language: websitePages.language,
  characters: websitePages.characters,
  failureCode: websitePages.failureCode,
  documentId: websitePages.documentId,
  readAt: websitePages.readAt,
  documentState: documents.state,
};

const mostListed = 20_000;

/** Without those that were not requested, or turned out to be another page. */
export async function listPageRows({ connection, ...of }: OfPages) {
  return connection
    .select(listedColumns)
    .from(websitePages)
    .leftJoin(documents, eq(documents.id, websitePages.documentId))
    .where(
      and(
        isOf(of),
        inArray(websitePages.state, [
          ...(['found', 'selected', 'imported', 'skipped', 'failed'] as const),
          'excluded' as const,
          ...(['gone', 'over-limit'] as const),
        ]),
      ),
    )
    .orderBy(asc(websitePages.depth), asc(websitePages.key))
    .limit(mostListed);
}

/** Adds the addresses that are not known yet. */
export async function createPages({
  connection,
  rows,
}: {
  connection: Connection;
  rows: (typeof websitePages.$inferInsert)[];
}): Promise<void> {
  if (rows.length === 0) return;
  await connection
    .insert(websitePages)
    .values(rows)
    .onConflictDoNothing({ target: [websitePages.websiteId, websitePages.key] });
}

/** How many pages there are, and how many of each of these shapes. */
export async function countShapes({
  connection,
  shapes,
  ...of
}: OfPages & { shapes: readonly string[] }) {
  const [all] = await connection.select({ total: count() }).from(websitePages).where(isOf(of));
  const rows =
    shapes.length === 0
      ? []
      : await connection
          .select({ shape: websitePages.shape, pages: count() })
          .from(websitePages)
          .where(and(isOf(of), inArray(websitePages.shape, [...shapes])))
          .groupBy(websitePages.shape);
  return {
    total: all?.total ?? 0,
    byShape: new Map(rows.map(({ shape, pages }) => [shape ?? '', pages])),
  };
}

/**
 * The next pages of a run: the start page, then the other addresses that the owner entered, then those nearest to the
 * start page, and of these the ones with short addresses.
 */
export async function listNextPages({
  connection,
  run,
  firstKeys,
  limit,
  ...of
}: OfPages & { run: number; firstKeys: readonly string[]; limit: number }): Promise<PageRow[]> {
  const isFirst = inArray(websitePages.key, [...firstKeys]);
  return connection
    .select()
    .from(websitePages)
    .where(
      and(
        isOf(of),
        lt(websitePages.lastRun, run),
        inArray(websitePages.state, ['pending', 'imported', 'failed', 'gone']),
      ),
    )
    .orderBy(
      ...(firstKeys.length > 0 ? [desc(eq(websitePages.depth, 0)), desc(isFirst)] : []),
      asc(websitePages.depth),
      sql`length(${websitePages.key})`,
      asc(websitePages.key),
    )
    .limit(limit);
}

/** What the owner's paths decide about: everything but the start page that was read or left out. */
export async function listRuledPages({ connection, ...of }: OfPages) {
  return connection
    .select({
      id: websitePages.id,
      url: websitePages.url,
      key: websitePages.key,
      state: websitePages.state,
      documentId: websitePages.documentId,
    })
    .from(websitePages)
    .where(
      and(
        isOf(of),
        gt(websitePages.depth, 0),
        inArray(websitePages.state, ['pending', 'found', 'imported', 'failed', 'excluded']),
      ),
    );
}

export async function countPages({
  connection,
  states,
  ...of
}: OfPages & { states: readonly PageState[] }): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(websitePages)
    .where(and(isOf(of), inArray(websitePages.state, [...states])));
  return row?.count ?? 0;
}

/** Changes the state of all pages in one state, or of these of them. */
export async function movePages({
  connection,
  from,
  to,
  ids,
  ...of
}: OfPages & { from: PageState; to: PageState; ids?: readonly string[] }): Promise<void> {
  if (ids?.length === 0) return;
  await connection
    .update(websitePages)
    .set({
      state: to,
      ...(['skipped', 'excluded', 'over-limit'].includes(to) && {
        ...{ content: null, documentId: null },
      }),
      ...(to === 'pending' && { failureCode: null, misses: 0 }),
    })
    .where(
      and(
        isOf(of),
        eq(websitePages.state, from),
        ids ? inArray(websitePages.id, [...ids]) : undefined,
      ),
    );
}

/** Every page but the start page, with what is needed to find those of a host. */
export async function listPageHosts({ connection, ...of }: OfPages) {
  const { id, url, documentId } = websitePages;
  return connection
    .select({ id, url, documentId })
    .from(websitePages)
    .where(and(isOf(of), gt(websitePages.depth, 0)));
}

export async function deletePages({
  connection,
  ids,
  ...of
}: OfPages & { ids: readonly string[] }): Promise<void> {
  if (ids.length === 0) return;
  await connection.delete(websitePages).where(and(isOf(of), inArray(websitePages.id, [...ids])));
}

/** The next run requests every page in full, with all its links. */
export async function forgetTags({ connection, ...of }: OfPages): Promise<void> {
  await connection.update(websitePages).set({ etag: null, lastModified: null }).where(isOf(of));
}

/** False when the page is gone: its website was deleted meanwhile. */
export async function updatePage({
  connection,
  workspaceId,
  id,
  changes,
}: {
  connection: Connection;
  workspaceId: string;
  id: string;
  changes: Partial<typeof websitePages.$inferInsert>;
}): Promise<boolean> {
  const updated = await connection
    .update(websitePages)
    .set(changes)
    .where(and(eq(websitePages.workspaceId, workspaceId), eq(websitePages.id, id)))
    .returning({ id: websitePages.id });
  return updated.length > 0;
}

/** Another page of the website that is known by this key, or says the same. */
export async function findTwin({
  connection,
  id,
  twin,
  ...of
}: OfPages & { id: string; twin: { key: string } | { contentKey: string } }) {
  const isTwin =
    'key' in twin
      ? eq(websitePages.key, twin.key)
      : and(
          eq(websitePages.contentKey, twin.contentKey),
          inArray(websitePages.state, ['found', 'selected', 'imported', 'skipped']),
        );
  const [row] = await connection
    .select({ id: websitePages.id })
    .from(websitePages)
    .where(and(isOf(of), ne(websitePages.id, id), isTwin))
    .limit(1);
  return row ?? null;
}

export async function listSelectedPages({ connection, limit, ...of }: OfPages & { limit: number }) {
  return connection
    .select()
    .from(websitePages)
    .where(and(isOf(of), eq(websitePages.state, 'selected')))
    .orderBy(asc(websitePages.depth), asc(websitePages.key))
    .limit(limit);
}

/** The failure of the page that reading began with. */
export async function findStartFailure({ connection, ...of }: OfPages): Promise<string | null> {
  const [row] = await connection
    .select({ code: websitePages.failureCode })
    .from(websitePages)
    .where(and(isOf(of), eq(websitePages.depth, 0), eq(websitePages.state, 'failed')))
    .limit(1);
  return row?.code ?? null;
}

export async function listDocumentIds({
  connection,
  ...of
}: { connection: Transaction | Connection } & Omit<OfPages, 'connection'>): Promise<string[]> {
  const rows = await connection
    .select({ id: websitePages.documentId })
    .from(websitePages)
    .where(and(isOf(of), isNotNull(websitePages.documentId)));
  return rows.flatMap(({ id }) => (id ? [id] : []));
}
