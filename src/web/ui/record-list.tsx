import type { ReactNode } from 'react';
import { ListFrame } from './list-frame.tsx';

type Page<T> = { items: readonly T[] };
type RecordListProps<T> = Pick<
  Parameters<typeof ListFrame>[0],
  'list' | 'loadingLabel' | 'failedTitle' | 'empty'
> & {
  list: { data: { pages: readonly Page<T>[] } | undefined };
  /** What the list is called for screen readers. */
  label: string;
  children: (item: T) => ReactNode;
};

/** What has happened, newest first, in a box that scrolls on its own; `children` makes the list item of each. */
export function RecordList<T>({ list, label, children, ...frame }: RecordListProps<T>) {
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="max-h-[30rem] overflow-y-auto rounded-card border border-line bg-surface">
      <ListFrame list={list} isEmpty={items.length === 0} {...frame}>
        <ul aria-label={label} className="divide-y divide-line">
          {items.map(children)}
        </ul>
      </ListFrame>
    </div>
  );
}
