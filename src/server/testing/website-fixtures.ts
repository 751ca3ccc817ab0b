import { eq } from 'drizzle-orm';
import { websites } from '#server/db/schema/websites.ts';
import { runWebsite } from '#server/features/websites/crawl/run-website.ts';
import type { Website } from '#shared/contract/websites.ts';
import type { TestApp } from './create-test-app.ts';
import type { Tenant } from './tenants.ts';

export async function findWorkspaceOf(app: TestApp, id: string): Promise<string> {
  const [row] = await app.deps.database.orm.select().from(websites).where(eq(websites.id, id));
  if (!row) throw new Error('No such website');
  return row.workspaceId;
}

/** Works on a website as the worker does, until it has nothing to do. */
export async function workOnWebsite({
  app,
  who,
  id,
}: {
  app: TestApp;
  who: Tenant;
  id: string;
}): Promise<Website> {
  const workspaceId = await findWorkspaceOf(app, id);
  const { signal } = new AbortController();
  for (;;) {
    await runWebsite({ deps: app.deps, workspaceId, id, signal });
    const { body } = await who.send<Website>('GET', `/api/websites/${id}`);
    if (!['finding', 'importing', 'syncing'].includes(body.state)) return body;
  }
}
