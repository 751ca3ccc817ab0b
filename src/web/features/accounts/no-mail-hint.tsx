import { usePublicConfig } from '#web/lib/use-public-config.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Beside every promise of a mail: without a mail server the message waits in the operator's outbox. */
export function NoMailHint({ className }: { className?: string }) {
  const config = usePublicConfig();
  if (!config || config.hasMail) return null;
  return (
    <Notice tone="warn" {...(className ? { className } : {})}>
      This installation has no mail server. Its operator finds the message in the outbox and must
      pass it on to you.
    </Notice>
  );
}
