import files from 'virtual:content-files/demo';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';
import { brand } from '#shared/brand.ts';
import { MemberProvider } from '#web/features/accounts/member.tsx';
import { createDemoClient } from '#web/features/demo/demo-client.ts';
import { demoMember } from '#web/features/demo/demo-member.ts';
import { mainContentId, SkipLink } from '#web/features/shell/skip-link.tsx';
import { DashboardPathProvider } from '#web/lib/dashboard-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { DashboardHeader } from '#web/pages/dashboard/dashboard-header.tsx';
import { ScriptErrorBoundary } from '#web/pages/errors/script-error-boundary.tsx';
import { UnopenedPage } from '#web/pages/member/unopened-page.tsx';
import { DataClientProvider } from '#web/state/data-client.tsx';
import { createQueryClient } from '#web/state/query-client.ts';
import { DemoWorkProvider } from '#web/state/unsent-work.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';

export { DashboardErrorBoundary as ErrorBoundary } from '#web/pages/dashboard/dashboard-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Demo dashboard', indexable: false });
}

/** The dashboard's own screens for anyone, on sample data that lives in this tab alone. */
export default function DemoLayout() {
  const [client] = useState(() => createDemoClient({ now: new Date(), files }));
  const [queries] = useState(createDemoQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <MemberProvider member={demoMember}>
        <DataClientProvider client={client}>
          <DashboardPathProvider base="/dashboard-test">
            <SkipLink />
            <DashboardHeader
              profile={demoMember.profile}
              hasSettings={false}
              account={
                <Link
                  to="/auth/signup"
                  className={buttonClassNames({ size: 'small', className: 'ml-2 h-10' })}
                >
                  Sign Up
                </Link>
              }
            />
            <DemoBanner />
            <main id={mainContentId} tabIndex={-1} className="outline-none">
              <div className="mx-auto max-w-[1160px] px-4 pb-16 max-md:pb-24 sm:px-7">
                <DemoWorkProvider>
                  <ScriptErrorBoundary>
                    <Outlet />
                  </ScriptErrorBoundary>
                </DemoWorkProvider>
              </div>
            </main>
            <UnopenedPage />
          </DashboardPathProvider>
        </DataClientProvider>
      </MemberProvider>
    </QueryClientProvider>
  );
}

function DemoBanner() {
  return (
    <aside
      aria-label="About this demo"
      className="flex flex-wrap items-center justify-center gap-x-3 bg-accent-soft px-4 py-2 text-center text-sm"
    >
      This is a demo on sample data. Try everything: nothing is saved, and it starts afresh when you
      reload.
      <Link to="/auth/signup" className="font-[600] text-accent underline underline-offset-4">
        Sign up for your own {brand.name}
      </Link>
    </aside>
  );
}

/** Everything is in memory, so a lost connection stops nothing. */
function createDemoQueryClient() {
  const queries = createQueryClient();
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  });
  return queries;
}
