import { NotFoundScreen } from '#web/pages/errors/not-found-screen.tsx';

export default function UnknownDashboardPage() {
  return <NotFoundScreen />;
}
