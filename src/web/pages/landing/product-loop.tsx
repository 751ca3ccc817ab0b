import { Pause, Play } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';

/** Taken by `npm run screenshots -- manual`. */
const frames = [
  {
    name: 'playground',
    title: 'Test every answer',
    alt: 'The test chat in the dashboard: a question about vouchers, the answer, the file it comes from and how sure it is',
  },
  {
    name: 'inbox',
    title: 'Step in when it matters',
    alt: 'The inbox: a guest who asked for a person, what the chatbot said before, and the box for a reply',
  },
  {
    name: 'analytics',
    title: 'See what people ask',
    alt: 'Analytics: how many conversations were handled without help, and when visitors come',
  },
] as const;

/**
 * Real screens one after the other, in CSS alone: this part of the page has no script. Without motion the first one
 * stays. What moves for longer than five seconds can be paused.
 */
export function ProductLoop() {
  return (
    <div className="group/loop relative">
      <ul className="grid overflow-hidden rounded-card border border-line bg-surface shadow-raised">
        {frames.map(({ name, title, alt }, at) => (
          <li
            key={name}
            className={classNames(
              'relative [grid-area:1/1]',
              at > 0 &&
                'animate-frame opacity-0 group-has-checked/loop:[animation-play-state:paused]',
              at === 2 && '[animation-delay:5s]',
            )}
          >
            {(['light', 'dark'] as const).map((theme) => (
              <picture key={theme} data-for={theme}>
                {/* On a phone, the screen of a phone: the other one would be too small to read. */}
                <source
                  media="(width < 40rem)"
                  srcSet={`/manual/${name}-phone-${theme}.webp`}
                  width={398}
                  height={685}
                />
                <img
                  src={`/manual/${name}-${theme}.webp`}
                  alt={alt}
                  width={1040}
                  height={816}
                  loading="lazy"
                  className="h-full w-full object-contain object-top"
                />
              </picture>
            ))}
            <span className="absolute bottom-3 left-3 rounded-full border border-line bg-surface px-3 py-1 text-[13px] font-[600] shadow-raised">
              {title}
            </span>
          </li>
        ))}
      </ul>
      <label className="absolute right-3 bottom-3 grid size-9 cursor-pointer place-items-center rounded-full border border-line bg-surface text-ink shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent motion-reduce:hidden pointer-coarse:size-11">
        <input type="checkbox" className="sr-only" />
        <span className="sr-only">Pause the pictures</span>
        <Pause aria-hidden className="size-4 group-has-checked/loop:hidden" />
        <Play aria-hidden className="hidden size-4 group-has-checked/loop:block" />
      </label>
    </div>
  );
}
