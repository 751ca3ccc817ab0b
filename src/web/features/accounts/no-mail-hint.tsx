import type { ReactNode } from 'react';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Notice } from '#web/ui/notice.tsx';

type NoMailHintProps = { className?: string; children?: ReactNode };

const waitsInOutbox =
  'This installation has no mail server. Its operator finds the message in the outbox and must pass it on to you.';

/** Beside every promise of a mail: without a mail server the message waits in the operator's outbox. */
export function NoMailHint({ className, children = waitsInOutbox }: NoMailHintProps) {
  const config = usePublicConfig();
  if (!config || config.hasMail) return null;
  return (
    <Notice tone="warn" {...(className ? { className } : {})}>
      {children}
    </Notice>
  );
}
