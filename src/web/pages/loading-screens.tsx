import { brand } from '#shared/brand.ts';
import { LogoMark } from '#web/ui/logo.tsx';

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

/** Fills the window while something that everything waits for arrives. */
function LoadingScreen({ title, text }: { title: string; text?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center px-6 py-16 text-center">
      <div className="flex max-w-sm flex-col items-center">
        <LogoMark className="size-12 animate-pulse motion-reduce:animate-none" />
        <p className="mt-6 text-xl font-[640] tracking-[-0.022em]">{title}</p>
        {text && <p className="mt-2 text-ink-muted">{text}</p>}
      </div>
    </div>
  );
}
