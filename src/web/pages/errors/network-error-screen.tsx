import { Button } from '#web/ui/button.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

export function NetworkErrorScreen() {
  return (
    <ErrorScreen
      illustration="network"
      title="No connection"
      text="We could not reach the server. Check your internet connection, then try again."
      actions={
        <Button size="large" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      }
    />
  );
}
