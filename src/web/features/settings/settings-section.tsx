import { type ReactNode, useId } from 'react';

type SettingsSectionProps = { title: string; text: ReactNode; children: ReactNode };

/** What it is about, and below it what to do about it. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      id={anchorOf(title)}
      aria-labelledby={id}
      className="scroll-mt-24 py-7 lg:scroll-mt-8 lg:first:pt-1.5"
    >
      <div className="max-w-[64ch]">
        <h2 id={id} className="text-[17px]">
          {title}
        </h2>
        <p className="mt-1.5 text-[14.5px] text-ink-muted">{text}</p>
      </div>
      <div className="mt-4 min-w-0">{children}</div>
    </section>
  );
}

/** Where links land that lead to a section. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
