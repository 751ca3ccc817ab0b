import { LogoMark } from './logo.tsx';

/** Fills the window while something that everything waits for arrives. */
export function LoadingScreen({ title, text }: { title: string; text?: string }) {
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
