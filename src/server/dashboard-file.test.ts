/** The Grafana dashboard that we hand out shows figures that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/config/paths.ts';
import { createApp } from './app.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const dashboard = JSON.parse(
  readFileSync(join(projectRoot, 'deploy/grafana-dashboard.json'), 'utf8'),
) as Dashboard;
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('every figure of the dashboard is one of /metrics', async () => {
  await app.deps.queue.enqueue({ name: 'some-job', data: {} });
  await app.request('/healthz');
  const headers = { authorization: `Bearer ${app.deps.secrets.metricsToken}` };
  const rendered = await (await app.request('/metrics', { headers })).text();
  const known = new Set(rendered.match(/^[a-z_]+/gm));
  const used = expressions.flatMap((text) => text.match(/[a-z_]+(?=\{)/g) ?? []);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('every route of the dashboard exists', () => {
  const paths = new Set(createApp(app.deps).routes.map(({ path }) => path));
  const used = expressions.flatMap((text) => text.match(/(?<=route=")[^"]+/g) ?? []);
  expect(used).not.toEqual([]);
  expect(used.filter((path) => !paths.has(path))).toEqual([]);
});
