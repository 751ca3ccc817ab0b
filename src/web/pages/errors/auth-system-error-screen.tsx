import { pageAddress } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

/** The frame around every page broke, and with it the session: plain links, because the router may be gone too. */
export function AuthSystemErrorScreen() {
  return (
    <ErrorScreen
      illustration="generic"
      title="Oops! Something Broke"
      text="The app could not start properly. Trying again usually helps; nothing you saved is lost."
      reference={{ label: 'Error code', value: 'AUTH_SYSTEM_ERROR' }}
      actions={
        <>
          <Button size="large" onClick={() => window.location.reload()}>
            Try Again
          </Button>
          <a
            href={pageAddress('/')}
            className={buttonClassNames({ variant: 'secondary', size: 'large' })}
          >
            Go Home
          </a>
        </>
      }
    />
  );
}
