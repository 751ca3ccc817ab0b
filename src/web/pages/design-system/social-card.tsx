import { brand } from '#shared/brand.ts';
import { LogoMark } from '#web/ui/logo.tsx';

/**
 * The picture that shows when a page is shared. It scales with its frame; public/social-card.png is this at
 * 1200 × 630, to be taken again after a change of name or slogan.
 */
export function SocialCard() {
  return (
    <div className="@container">
      <div
        data-picture="social-card"
        className="flex aspect-[1200/630] flex-col justify-between bg-ground p-[6cqw]"
      >
        <p className="flex items-center gap-[1.6cqw] text-[3.4cqw] font-[680] tracking-[-0.02em]">
          <LogoMark className="size-[4.6cqw]" />
          {brand.name}
          <span className="ml-[0.6cqw] rounded-full border border-accent-line bg-accent-soft px-[1.4cqw] py-[0.5cqw] text-[1.7cqw] leading-tight font-[560] tracking-normal text-accent">
            {brand.tagline}
          </span>
        </p>
        <div>
          <p className="max-w-[80cqw] text-[6.6cqw] leading-[1.06] font-[660] tracking-[-0.03em] text-balance">
            {brand.slogan}
          </p>
          <p className="mt-[2.4cqw] text-[2.3cqw] text-ink-soft">
            Setup in {brand.claims.setup}. No coding.
          </p>
        </div>
        <div className="h-[0.8cqw] w-[14cqw] rounded-full bg-accent" />
      </div>
    </div>
  );
}
