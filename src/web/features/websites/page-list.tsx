import { type ReactNode, useState } from 'react';
import type { Website, WebsitePage } from '#shared/contract/websites.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { ServerText } from '#web/lib/server-text.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { groupByHost } from './group-pages.ts';
import { useWebsitePages } from './use-websites.ts';

type PageListProps = {
  website: Website;
  /** What opens when an owner wants to see the text of a page. */
  openText: (input: { documentId: string; onClose: () => void }) => ReactNode;
};

/** Every page of a website: what was read from it, when, and what failed and why. */
export function PageList({ website, openText }: PageListProps) {
  const { data, error } = useWebsitePages(website);
  const [open, setOpen] = useState<string | null>(null);
  if (error) return <p className="mt-2 text-[14px] text-bad">{error.message}</p>;
  if (!data) return <Skeleton className="mt-3 h-24" />;
  const unread = data.items.filter(
    ({ failure, state }) => state === 'over-limit' || (failure && state !== 'gone'),
  );
  const others = data.items.filter((page) => !unread.includes(page));
  const hosts = groupByHost({ pages: others, address: website.address });
  const groups = [
    ...hosts.flatMap(({ host, groups: sections }) =>
      sections.map(({ name, pages }) => ({
        name: hosts.length > 1 ? `${host}: ${name}` : name,
        pages,
      })),
    ),
    ...(unread.length > 0 ? [{ name: 'Not read', pages: unread }] : []),
  ];
  return (
    <div className="mt-2 max-h-[32rem] overflow-y-auto rounded-card border border-line">
      {groups.map(({ name, pages }) => (
        <section key={name}>
          <h4 className="sticky top-0 bg-sunken px-4 py-2 text-[13.5px] font-[600]">
            {name} <span className="font-normal text-ink-muted">{pages.length}</span>
          </h4>
          <ul aria-label={name} className="divide-y divide-line">
            {pages.map((page) => (
              <PageRow key={page.id} page={page} onOpen={setOpen} />
            ))}
          </ul>
        </section>
      ))}
      {open && openText({ documentId: open, onClose: () => setOpen(null) })}
    </div>
  );
}

function PageRow({ page, onOpen }: { page: WebsitePage; onOpen: (documentId: string) => void }) {
  const { documentId } = page;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 text-[14.5px] wrap-anywhere">
          <span className="font-[560]">{page.title}</span>
          <PageBadge page={page} />
        </p>
        <a
          href={page.url}
          target="_blank"
          rel="noreferrer"
          className="text-[13px] wrap-anywhere text-accent underline-offset-2 hover:underline"
        >
          {page.url}
        </a>
        <p className="text-[13px] text-ink-muted">
          {page.failure && (
            <span className="text-warn">
              <ServerText>{page.failure.message}</ServerText>{' '}
            </span>
          )}
          {page.readAt && (
            <>
              {page.characters.toLocaleString(pageLanguage)} characters, read{' '}
              <RelativeTime time={page.readAt} />
            </>
          )}
        </p>
      </div>
      {documentId && page.isReady && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Open ${page.title}`}
          onClick={() => onOpen(documentId)}
        >
          Open
        </Button>
      )}
    </li>
  );
}

function PageBadge({ page: { state, isReady, failure } }: { page: WebsitePage }) {
  if (state === 'skipped') return <Badge>Left out</Badge>;
  if (state === 'excluded') return <Badge>Left out by path</Badge>;
  if (state === 'over-limit') return <Badge tone="warn">Beyond your plan</Badge>;
  if (state === 'gone') return <Badge>Gone from the website</Badge>;
  if (failure && state === 'imported') return <Badge tone="warn">Using last text</Badge>;
  if (failure) return <Badge tone="bad">Not read</Badge>;
  return isReady ? <Badge tone="good">Ready</Badge> : <Badge tone="accent">In progress</Badge>;
}
