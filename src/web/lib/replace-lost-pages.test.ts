import { expect, test, vi } from 'vitest';
import { replaceLostPages } from './replace-lost-pages.ts';

const routes = {
  root: { id: 'root', path: '', module: '/root.js' },
  site: { id: 'site', parentId: 'root', module: '/site.js' },
  home: { id: 'home', parentId: 'site', index: true, module: '/home.js' },
  app: { id: 'app', parentId: 'root', path: 'app', module: '/app.js' },
  inbox: { id: 'inbox', parentId: 'app', path: 'inbox/:conversationId?', module: '/inbox.js' },
  leads: { id: 'leads', parentId: 'app', path: 'leads', module: '/leads.js' },
};
const standIn = () => null;
const loadStandIn = async () => standIn;

function start({ lost = [], isReload = true }: { lost?: string[]; isReload?: boolean } = {}) {
  const modules: Record<string, unknown> = { root: 'already here' };
  const load = vi.fn(async (script: string) => {
    if (lost.includes(script)) throw new TypeError('Failed to fetch dynamically imported module');
  });
  const pathname = '/app/inbox';
  const done = replaceLostPages({ routes, modules, pathname, isReload, load, loadStandIn });
  return { done, modules, load };
}

test('puts the stand-in where a script of the page is missing after a reload', async () => {
  const { done, modules } = start({ lost: ['/inbox.js'] });
  await done;
  expect(modules).toEqual({ root: 'already here', inbox: { default: standIn } });
});

test('tries only scripts of the page that is open, and none that is loaded', async () => {
  const { done, modules, load } = start({ lost: ['/leads.js', '/root.js'] });
  await done;
  expect(load.mock.calls.flat().sort()).toEqual(['/app.js', '/inbox.js']);
  expect(modules).toEqual({ root: 'already here' });
});

test('leaves the first load to the router, which loads the document again once', async () => {
  const { done, modules, load } = start({ lost: ['/inbox.js'], isReload: false });
  await done;
  expect(load).not.toHaveBeenCalled();
  expect(modules).toEqual({ root: 'already here' });
});
