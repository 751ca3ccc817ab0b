import { useSlowReads } from '#web/state/use-slow-reads.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** Behind the sign-in, also a page that does not come is spoken about. */
export function ConnectionNotice() {
  const { isSlow, tryNow } = useSlowReads();
  return (
    <OfflineNotice>
      {isSlow && (
        <div className="flex items-center justify-center gap-x-3 bg-sunken px-4 py-1 text-sm text-ink-muted">
          <Spinner className="shrink-0" />
          <p>This is taking longer than usual. We’re still trying.</p>
          <button
            type="button"
            className="min-h-11 shrink-0 px-1 text-accent underline underline-offset-4"
            onClick={tryNow}
          >
            Try now
          </button>
        </div>
      )}
    </OfflineNotice>
  );
}
