import { useState } from 'react';
import type { Website, WebsitePage } from '#shared/contract/websites.ts';
import { isWanted } from '#shared/match-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { countPages } from './describe-website-state.ts';
import { groupByHost, type PageGroup } from './group-pages.ts';
import { PathFields, rulesOf, type TypedPaths } from './path-fields.tsx';
import { useWebsiteAction, useWebsitePages } from './use-websites.ts';

/** What was found on a website, by section, all of it selected. */
export function ChoosePages({ website }: { website: Website }) {
  const { data, error } = useWebsitePages(website);
  const action = useWebsiteAction();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<TypedPaths>({ include: '', exclude: '' });
  if (error) {
    return (
      <Notice tone="bad" title="The pages could not be loaded" className="mt-3">
        {error.message}
      </Notice>
    );
  }
  if (!data) return <Skeleton className="mt-3 h-24" />;
  const found = data.items.filter(({ state }) => state === 'found');
  const rules = rulesOf(typed);
  const isKept = ({ url, isStart }: WebsitePage) => isStart || isWanted({ url, ...rules });
  const kept = found.filter(isKept);
  const hosts = groupByHost({ pages: kept, address: website.address });
  const count = kept.filter(({ id }) => !skipped.has(id)).length;
  const toggle = (pages: readonly WebsitePage[], isWanted: boolean) => {
    const next = new Set(skipped);
    for (const { id } of pages) {
      if (isWanted) next.delete(id);
      else next.add(id);
    }
    setSkipped(next);
  };
  const startImport = () =>
    action.mutate(
      { kind: 'import', id: website.id, input: { skippedPageIds: [...skipped], ...rules } },
      { onError: (failure) => toast.error({ title: 'Import failed', text: failure.message }) },
    );
  return (
    <div className="mt-3">
      <p className="text-[14.5px] text-ink-soft">
        Uncheck what your chatbot shouldn't use, then import the rest.
      </p>
      {hosts.map(({ host, pages, groups }) => (
        <section key={host} aria-label={host}>
          {hosts.length > 1 && (
            <h4 className="mt-4 text-[14.5px] wrap-anywhere">
              {host} <span className="font-normal text-ink-muted">{countPages(pages.length)}</span>
            </h4>
          )}
          <ul className="mt-2 divide-y divide-line rounded-card border border-line">
            {groups.map((group) => (
              <Group key={group.name} group={group} skipped={skipped} onToggle={toggle} />
            ))}
          </ul>
        </section>
      ))}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2.5 text-[14.5px] text-accent">
          Choose by path
        </summary>
        <PathFields
          typed={typed}
          onChange={setTyped}
          pages={found.filter(({ isStart }) => !isStart)}
        />
      </details>
      <Button
        className="mt-4 max-sm:w-full"
        disabled={count === 0}
        busyLabel={action.isPending && 'Importing...'}
        onClick={startImport}
      >
        Import {countPages(count)}
      </Button>
    </div>
  );
}

type GroupProps = {
  group: PageGroup;
  skipped: ReadonlySet<string>;
  onToggle: (pages: readonly WebsitePage[], isWanted: boolean) => void;
};

function Group({ group: { name, pages }, skipped, onToggle }: GroupProps) {
  const wanted = pages.filter(({ id }) => !skipped.has(id)).length;
  return (
    <li className="px-4 py-1">
      <Checkbox
        checked={wanted > 0}
        onChange={({ target }) => onToggle(pages, target.checked)}
        label={
          <>
            <span className="font-[600] text-ink">{name}</span>{' '}
            <span className="text-ink-muted">
              {wanted === pages.length
                ? countPages(wanted)
                : `${wanted} of ${countPages(pages.length)}`}
            </span>
          </>
        }
      />
      <details className="-mt-2 pb-2 pl-8">
        <summary className="cursor-pointer py-1 text-[14px] text-accent pointer-coarse:py-2.5">
          Show pages
        </summary>
        <ul className="max-h-80 overflow-y-auto">
          {pages.map((page) => (
            <li key={page.id}>
              <Checkbox
                checked={!skipped.has(page.id)}
                onChange={({ target }) => onToggle([page], target.checked)}
                label={
                  <>
                    {page.title}
                    <span className="block text-[13px] text-ink-muted">{page.url}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
