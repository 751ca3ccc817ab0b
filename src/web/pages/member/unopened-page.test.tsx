// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  type UNSAFE_AssetsManifest,
  UNSAFE_FrameworkContext,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnopenedPage } from './unopened-page.tsx';

let fetched: string[];
let isOffline: boolean;
let status: number;
beforeEach(() => {
  fetched = [];
  isOffline = true;
  status = 200;
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    if (isOffline) throw new TypeError('Failed to fetch');
    return new Response('export {}', { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Frame() {
  return (
    <>
      <Link to="/leads">Leads</Link>
      <Link to="/known">Known</Link>
      <Outlet />
      <UnopenedPage />
    </>
  );
}

function open() {
  const router = createMemoryRouter([
    {
      id: 'frame',
      Component: Frame,
      children: [
        { id: 'home', index: true, element: <h1>Home</h1> },
        { id: 'leads', path: 'leads', element: <h1>Leads page</h1> },
        { id: 'known', path: 'known', element: <h1>Known page</h1> },
      ],
    },
  ]);
  const entry = (id: string) => ({ id, module: `/${id}.js`, imports: ['/shared.js'] });
  const ids = ['frame', 'home', 'leads', 'known'];
  const routes = Object.fromEntries(ids.map((id) => [id, entry(id)]));
  const manifest = { routes } as unknown as UNSAFE_AssetsManifest;
  const routeModules = { frame: {}, home: {}, known: {} };
  const value = { manifest, routeModules } as unknown as NonNullable<
    Parameters<typeof UNSAFE_FrameworkContext.Provider>[0]['value']
  >;
  render(
    <UNSAFE_FrameworkContext.Provider value={value}>
      <RouterProvider router={router} />
    </UNSAFE_FrameworkContext.Provider>,
  );
  return router;
}

const press = async (name: string) => fireEvent.click(await screen.findByText(name));

test('without a connection the page stays, says why, and tries again', async () => {
  const router = open();
  await press('Leads');
  await screen.findByText('This page can’t be opened right now');
  screen.getByText('Home');
  expect(router.state.location.pathname).toBe('/');
  expect(fetched).toEqual(['/leads.js', '/shared.js']);
  isOffline = false;
  await press('Try again');
  await screen.findByText('Leads page');
  expect(screen.queryByText('Try again')).toBeNull();
});

test('a page whose scripts are here opens without a connection', async () => {
  open();
  await press('Known');
  await screen.findByText('Known page');
  expect(fetched).toEqual([]);
});

test('the message goes when it is closed, and when another page opens', async () => {
  open();
  await press('Leads');
  await screen.findByText('Try again');
  await press('Close');
  expect(screen.queryByText('Try again')).toBeNull();
  await press('Leads');
  await screen.findByText('Try again');
  await press('Known');
  await screen.findByText('Known page');
  expect(screen.queryByText('Try again')).toBeNull();
});

test('after an update of the server, the page is loaded from the server', async () => {
  isOffline = false;
  status = 404;
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  open();
  await press('Leads');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/leads'));
  expect(screen.queryByText('Try again')).toBeNull();
});
