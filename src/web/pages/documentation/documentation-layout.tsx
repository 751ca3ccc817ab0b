import { ArrowLeft } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { DocumentationSearch } from '#web/features/documentation/documentation-search.tsx';
import { DocumentationSidebar } from '#web/features/documentation/documentation-sidebar.tsx';
import { pageLanguage } from '#web/lib/page-language.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

/** Around every page of the manual, for people who are signed in. */
export default function DocumentationLayout() {
  return (
    <div className="mx-auto max-w-[1160px] px-4 pb-16 sm:px-7">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-3">
        <Link
          to="/dashboard"
          className={buttonClassNames({ variant: 'ghost', className: '-ml-3 px-3' })}
        >
          <ArrowLeft aria-hidden /> Back to dashboard
        </Link>
        <DocumentationSearch className="w-full sm:w-80" />
      </div>
      {pageLanguage !== 'en' && (
        <p className="pt-4 text-[14.5px] text-ink-muted">
          Our manual is available in English only. Write to us in your language if something stays
          unclear.
        </p>
      )}
      <div className="grid gap-x-12 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <DocumentationSidebar />
        <Outlet />
      </div>
    </div>
  );
}
