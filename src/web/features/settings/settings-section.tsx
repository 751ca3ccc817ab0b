import { type ReactNode, useId } from 'react';

type SettingsSectionProps = { title: string; text: ReactNode; children: ReactNode };

/** What it is about on the left, what to do about it on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      id={anchorOf(title)}
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-x-10 gap-y-4 py-7 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:scroll-mt-8"
    >
      <div>
        <h2 id={id} className="text-[17px]">
          {title}
        </h2>
        <p className="mt-1.5 text-[14.5px] text-ink-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Where links land that lead to a section. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
