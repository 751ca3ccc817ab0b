import { Pause, Play } from 'lucide-react';
import { brand } from '#shared/brand.ts';

/** Names that pass by. They stand still under the pointer, on request, and for anyone who asked for less motion. */
export function ExpertStrip() {
  return (
    <section
      aria-labelledby="experts-title"
      className="group mt-24 flex items-center gap-x-8 border-y border-line py-2 max-sm:flex-col max-sm:py-5"
    >
      <h2 id="experts-title" className="shrink-0 text-sm font-[450] tracking-normal text-ink-muted">
        Engineered by expert from
      </h2>
      <div className="w-full min-w-0 overflow-hidden mask-x-from-92% motion-reduce:mask-none">
        <div className="flex w-max motion-reduce:w-full motion-safe:animate-strip motion-safe:hover:[animation-play-state:paused] motion-safe:group-has-checked:[animation-play-state:paused]">
          <Names />
          {/* The same again, so that the end meets the beginning. */}
          {[1, 2, 3].map((copy) => (
            <Names key={copy} isCopy />
          ))}
        </div>
      </div>
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-muted outline-offset-2 outline-accent hover:text-ink has-focus-visible:outline-2 motion-reduce:hidden">
        <input type="checkbox" aria-label="Stop the moving names" className="sr-only" />
        <Pause aria-hidden className="size-4 group-has-checked:hidden" />
        <Play aria-hidden className="hidden size-4 group-has-checked:block" />
      </label>
    </section>
  );
}

function Names({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={`flex shrink-0 items-center motion-reduce:grid motion-reduce:w-full motion-reduce:grid-cols-[auto_auto] motion-reduce:sm:grid-cols-4 ${isCopy ? 'motion-reduce:hidden' : ''}`}
    >
      {brand.engineeredBy.map((name, at) => (
        <li
          key={name}
          className="flex h-12 items-center gap-2.5 px-6 motion-reduce:max-sm:px-2 motion-reduce:max-sm:text-[15px] text-[17px] font-[640] tracking-[-0.01em] whitespace-nowrap text-ink-muted"
        >
          <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0 fill-current">
            <path d={marks[at % marks.length]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Plain shapes of no company: a bow, steps, a ring, a tree. */
const marks = [
  'M2 17V3h4v5.5h8V3h4v14h-4v-5H6v5z',
  'M2 18V2l7 7V2l9 9v7h-5v-5l-4-4v9z',
  'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  'M10 1l5 6.5h-2.5l4.5 6h-5.500V19h-3v-5.500H3l4.500-6H5z',
];
