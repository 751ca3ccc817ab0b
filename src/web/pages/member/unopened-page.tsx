import { WifiOff } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { usePageOpening } from './use-page-opening.ts';

/** Says that a link could not be followed. The page it is on stays as it is. */
export function UnopenedPage() {
  const { isUnopened, isOpening, tryAgain, dismiss } = usePageOpening();
  return (
    <div role="alert" className="empty:hidden">
      {isUnopened && (
        <div className="fixed inset-x-4 bottom-24 z-50 mx-auto flex max-w-[26rem] gap-3 rounded-card border border-line-strong bg-surface p-4 text-[14.5px] shadow-raised md:bottom-6">
          <WifiOff aria-hidden className="mt-0.5 size-[18px] shrink-0 text-warn" />
          <div className="min-w-0 flex-1">
            <p className="font-[600] text-ink">This page can’t be opened right now</p>
            <p className="text-ink-soft">
              Check your internet connection, then try again. What you have open stays here.
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="small" onClick={tryAgain} busyLabel={isOpening && 'Opening...'}>
                Try again
              </Button>
              <Button size="small" variant="secondary" onClick={dismiss}>
                Close
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
