import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Input } from '#web/ui/input.tsx';
import { documentationPath } from './documentation-sections.ts';
import {
  type SearchablePage,
  type SearchHit,
  searchSections,
  splitAtWords,
  splitQuery,
} from './search-sections.ts';

/** Searches the whole manual in the browser; its text is fetched when someone first wants to search. */
export function DocumentationSearch({ className }: { className?: string }) {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { pages, hasFailed, load } = useManualText();
  const box = useRef<HTMLElement>(null);
  const resultsId = useId();
  const asked = useDeferredValue(query.trim());
  const hits = useMemo(
    () => (pages ? searchSections({ pages, query: asked }) : []),
    [pages, asked],
  );

  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setQuery('');
      box.current?.querySelector('input')?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <search
      ref={box}
      className={classNames('relative', className)}
      onKeyDown={move}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-muted"
      />
      <Input
        type="search"
        aria-label="Search the documentation"
        aria-controls={resultsId}
        placeholder="Search"
        autoComplete="off"
        value={query}
        onFocus={load}
        onChange={({ target }) => {
          load();
          setQuery(target.value);
        }}
        className="pl-9"
      />
      <div
        id={resultsId}
        // Takes the focus of a click between the links, which would else count as one elsewhere.
        tabIndex={-1}
        className="absolute right-0 top-full w-full sm:w-[30rem] z-30 mt-2 max-h-[min(28rem,70dvh)] overflow-y-auto rounded-card border border-line-strong bg-surface shadow-raised empty:hidden"
      >
        {isOpen && asked && (
          <>
            <p role="status" className="px-4 pt-3 pb-1 text-[13.5px] text-ink-muted">
              {describe({ hasFailed, isLoading: !pages, hits: hits.length, asked })}
            </p>
            <ul className="p-1.5">
              {hits.map((hit) => (
                <Hit
                  key={`${hit.name}#${hit.id}`}
                  hit={hit}
                  words={splitQuery(asked)}
                  onFollow={() => setQuery('')}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </search>
  );
}

type HitProps = { hit: SearchHit; words: readonly string[]; onFollow: () => void };

function Hit({ hit, words, onFollow }: HitProps) {
  const { name, id, title, heading, excerpt } = hit;
  return (
    <li>
      <Link
        to={documentationPath(name) + (id ? `#${id}` : '')}
        onClick={onFollow}
        className="block rounded-control px-2.5 py-2 -outline-offset-2 hover:bg-sunken"
      >
        <span className="block text-[14.5px] font-[600]">
          {title}
          {heading !== title && <span className="text-ink-muted"> › {heading}</span>}
        </span>
        <span className="mt-0.5 block text-[13.5px] text-ink-muted">
          {splitAtWords({ text: excerpt, words }).map(({ text, isHit }, index) =>
            isHit ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
              <mark key={index} className="bg-transparent font-[640] text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </Link>
    </li>
  );
}

function useManualText() {
  const [pages, setPages] = useState<readonly SearchablePage[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);

  async function load(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    setFailed(false);
    try {
      setPages((await import('virtual:content-index/docs')).default);
    } catch {
      // The next one who types tries again.
      isAsked.current = false;
      setFailed(true);
    }
  }
  return { pages, hasFailed, load: () => void load() };
}

function describe({
  hasFailed,
  isLoading,
  hits,
  asked,
}: {
  hasFailed: boolean;
  isLoading: boolean;
  hits: number;
  asked: string;
}): string {
  if (hasFailed) return 'The search could not be loaded. Please check your connection.';
  if (isLoading) return 'Searching…';
  if (hits === 0) return `Nothing about “${asked}”. Try another word, or write to support.`;
  return hits === 1 ? '1 place' : `${hits} places`;
}
