import { Link } from 'react-router';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

/** The session was lost while a page behind the sign-in was open. */
export function AuthenticationRequiredScreen({ to }: { to: string }) {
  return (
    <ErrorScreen
      illustration="lock"
      title="Authentication Required"
      text="You have been signed out. Sign in again to go on; everything you saved is safe."
      actions={
        <Link to={to} className={buttonClassNames({ size: 'large' })}>
          Go to Login
        </Link>
      }
    />
  );
}
