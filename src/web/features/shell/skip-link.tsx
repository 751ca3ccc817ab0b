export const mainContentId = 'main-content';

export function SkipLink() {
  return (
    <a
      href={`#${mainContentId}`}
      className="fixed top-2 left-2 z-50 flex min-h-11 -translate-y-20 items-center rounded-control bg-accent px-4 font-[560] text-accent-ink focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}
