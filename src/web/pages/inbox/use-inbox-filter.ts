import { useSearchParams } from 'react-router';

const names = ['search', 'state', 'chatbot'] as const;
export type InboxFilter = Record<(typeof names)[number], string>;

/** Which conversations are listed. It's in the address, so that a link or going back shows the same list. */
export function useInboxFilter() {
  const [params, setParams] = useSearchParams();
  const [search, state, chatbot] = names.map((name) => params.get(name) ?? '');
  return {
    filter: { search, state, chatbot } as InboxFilter,
    isFiltered: params.size > 0,
    /** To be added to links that keep the filter. */
    query: params.size > 0 ? `?${params}` : '',
    setFilter(name: keyof InboxFilter, value: string): void {
      const next = new URLSearchParams(params);
      if (value) next.set(name, value);
      else next.delete(name);
      setParams(next, { replace: true });
    },
  };
}
