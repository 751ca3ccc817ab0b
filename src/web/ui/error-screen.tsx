import type { ReactNode } from 'react';
import { Illustration, type IllustrationKind } from './illustrations/illustration.tsx';

type ErrorScreenProps = {
  illustration: IllustrationKind;
  title: string;
  text: ReactNode;
  /** What support needs to find the cause: a code or an id. */
  reference?: { label: string; value: string };
  actions: ReactNode;
  footnote?: ReactNode;
};

export function ErrorScreen({
  illustration,
  title,
  text,
  reference,
  actions,
  footnote,
}: ErrorScreenProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-6 py-16 text-center sm:py-24">
      <Illustration kind={illustration} className="w-56" />
      <h1 className="mt-8 text-3xl sm:text-4xl">{title}</h1>
      <div className="mt-3 max-w-[52ch] text-[17px] text-balance text-ink-soft">{text}</div>
      {reference && (
        <p className="mt-4 text-sm text-ink-muted">
          {reference.label}:{' '}
          <code className="font-[560] text-ink-soft select-all">{reference.value}</code>
        </p>
      )}
      <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{actions}</div>
      {footnote && <p className="mt-8 text-sm text-ink-muted">{footnote}</p>}
    </div>
  );
}
