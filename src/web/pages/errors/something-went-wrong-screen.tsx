import { brand } from '#shared/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

type SomethingWentWrongScreenProps = { errorId: string; onTryAgain: () => void };

export function SomethingWentWrongScreen({ errorId, onTryAgain }: SomethingWentWrongScreenProps) {
  const subject = encodeURIComponent(`Error ${errorId}`);
  return (
    <ErrorScreen
      illustration="robot"
      title="Something went wrong"
      text="This part of the page stopped working. Everything you saved before is safe."
      reference={{ label: 'Error id', value: errorId }}
      actions={
        <>
          <Button size="large" onClick={onTryAgain}>
            Try Again
          </Button>
          <Button size="large" variant="secondary" onClick={() => window.location.reload()}>
            Reload Page
          </Button>
        </>
      }
      footnote={
        <>
          Does it keep happening?{' '}
          <a
            href={`mailto:${brand.supportEmail}?subject=${subject}`}
            className="text-accent underline underline-offset-4"
          >
            Contact support
          </a>{' '}
          and tell us the error id.
        </>
      }
    />
  );
}
