import type { ReactNode } from 'react';

/** One chapter of what the figures tell. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className="mt-4 -mb-1.5 text-xl">{children}</h2>;
}
