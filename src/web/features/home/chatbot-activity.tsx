import type { HomeResponse } from '#shared/contract/home.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { dailyCounts } from './daily-counts.ts';
import { DayBars } from './day-bars.tsx';

/** In a chatbot's row: its last two weeks, and whether it is on a site. */
export function ChatbotActivity({ home, chatbotId }: { home: HomeResponse; chatbotId: string }) {
  const site = home.sites.find((one) => one.chatbotId === chatbotId);
  const days =
    home.figures &&
    dailyCounts({ days: home.figures.days, length: 14, now: new Date(), chatbotId });
  return (
    <div className="flex w-56 flex-col gap-1.5 max-sm:order-last max-sm:w-full max-sm:pl-14">
      {days?.some(({ conversations }) => conversations > 0) && (
        <DayBars days={days} className="h-6 w-full max-sm:hidden" />
      )}
      <p className="text-[13px] text-ink-muted">
        {site ? (
          <>
            <span className="text-good">Live</span> on{' '}
            <span className="wrap-anywhere">{new URL(site.origin).host}</span>, seen{' '}
            <RelativeTime time={site.lastAt} />
          </>
        ) : (
          'Not on a site yet'
        )}
      </p>
    </div>
  );
}
