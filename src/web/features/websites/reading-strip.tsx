import type { Website } from '#shared/contract/websites.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { countPages } from './describe-website-state.ts';

type ReadingStripProps = {
  website: Website;
  /** Gives up this website for another address. */
  onLeave: () => void;
};

/** How far a website has been read, while its owner does something else. */
export function ReadingStrip({ website, onLeave }: ReadingStripProps) {
  const isReading = website.state === 'finding';
  const found = countPages(website.pages.found ?? 0);
  const text = isReading ? `Reading ${website.name}: ${found} so far` : `${found} read`;
  return (
    <div className="mb-4 rounded-card border border-line bg-sunken px-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p aria-live="polite" className="text-[14.5px] wrap-anywhere">
          {isReading ? text : `${website.name}: ${text}`}
        </p>
        <Button variant="ghost" size="small" className="-mx-3" onClick={onLeave}>
          Use another address
        </Button>
      </div>
      {isReading && <ProgressBar label={text} />}
    </div>
  );
}
