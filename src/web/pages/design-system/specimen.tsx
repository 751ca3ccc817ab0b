import type { ReactNode } from 'react';

export function SpecimenSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-16">
      <h2 className="border-b border-line pb-3 text-2xl">{title}</h2>
      <div className="grid gap-10 pt-8">{children}</div>
    </section>
  );
}

/** One component with its states side by side. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-4 text-[15px] text-ink-muted">{title}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
