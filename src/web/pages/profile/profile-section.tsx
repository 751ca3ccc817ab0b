import { type ReactNode, useId } from 'react';

type ProfileSectionProps = {
  /** Where links from elsewhere land. */
  anchor?: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
};

/** What it is about on the left, what to do about it on the right. */
export function ProfileSection({ anchor, title, text, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 py-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-[17px]">
          {title}
        </h2>
        <div className="mt-1.5 text-[14.5px] text-ink-muted">{text}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
