import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { DataClientProvider, serverClient } from '#web/state/data-client.tsx';
import { createQueryClient } from '#web/state/query-client.ts';
import { forgetUnsentWork, UnsentWorkProvider } from '#web/state/unsent-work.tsx';
import { startWebApi, type WebApiDouble } from '../../../tests/doubles/web-api.ts';

// A busy machine may need longer than a second for what takes milliseconds.
configure({ asyncUtilTimeout: 10_000 });

type DomWindow = { happyDOM: { setURL: (url: string) => void } };

/** A server for the tests of one file, and a page whose address is that server's. */
export function prepareWebApi(): { api: () => WebApiDouble } {
  let api: WebApiDouble;
  beforeAll(async () => {
    api = await startWebApi();
    (window as unknown as DomWindow).happyDOM.setURL(api.address);
  });
  afterEach(() => {
    cleanup();
    forgetUnsentWork();
    api.reset();
  });
  afterAll(() => api.stop());
  return { api: () => api };
}

/** What every page of the dashboard has around it. `show` changes the page and leaves what is around it alone. */
export function renderInDashboard(page: ReactNode, { address = '/' } = {}) {
  const queries = createQueryClient();
  const around = (children: ReactNode, scope: string) => (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <DataClientProvider client={serverClient}>
          <MemoryRouter initialEntries={[address]}>
            <UnsentWorkProvider scope={scope}>{children}</UnsentWorkProvider>
          </MemoryRouter>
        </DataClientProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  const own = 'person:workspace';
  const view = render(around(page, own));
  return {
    show: (next: ReactNode, scope = own) => view.rerender(around(next, scope)),
    /** As a reload does: only what is stored in the browser is left. */
    reload(next: ReactNode): void {
      view.rerender(around(null, 'person:elsewhere'));
      view.rerender(around(next, own));
    },
  };
}

/** A hook inside the dashboard; `current` is what it returned last. */
export function renderHookInDashboard<Result>(
  useHook: () => Result,
  options?: { address: string },
): { current: Result } {
  const shown = {} as { current: Result };
  function Page() {
    shown.current = useHook();
    return null;
  }
  renderInDashboard(<Page />, options);
  return shown;
}
