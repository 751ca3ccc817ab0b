import { brand } from '#shared/brand.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';

/** While the app itself is being fetched. */
export function FirstLoadScreen() {
  return (
    <LoadingScreen
      title={brand.name}
      text="Your assistant understands context and remembers previous conversations."
    />
  );
}

/** While it is not yet known who is signed in. */
export function PreparingDashboardScreen() {
  return <LoadingScreen title={brand.name} text="Preparing your dashboard" />;
}

/** While the dashboard's data is on its way. */
export function LoadingDashboardScreen() {
  return <LoadingScreen title="Loading Dashboard..." />;
}
