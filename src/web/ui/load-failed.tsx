import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type LoadFailedProps = { title: string; error: Error; retry: () => unknown; className?: string };

/** Something could not be read: what, why, and another try. */
export function LoadFailed({ title, error, retry, className }: LoadFailedProps) {
  return (
    <Notice
      tone="bad"
      className={className}
      title={title}
      actions={
        <Button variant="secondary" size="small" onClick={() => void retry()}>
          Try Again
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
