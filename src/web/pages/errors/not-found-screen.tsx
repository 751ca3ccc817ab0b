import { Link } from 'react-router';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

export function NotFoundScreen() {
  return (
    <ErrorScreen
      illustration="space"
      title="Lost in Space?"
      text="There is no page at this address. It may have moved, or the link has a typing mistake."
      actions={
        <Link to="/" className={buttonClassNames({ size: 'large' })}>
          Go Home
        </Link>
      }
    />
  );
}
