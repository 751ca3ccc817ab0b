import { useEffect } from 'react';
import { useLocation } from 'react-router';

const settledAfterMs = 3000;
const takenOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the section that the address names into sight, and keeps it there while what stands above it is still coming.
 * The browser looks for it only once, before there is anything. Anyone who scrolls is left alone.
 */
export function useSectionInSight(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const show = () =>
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    const watcher = new ResizeObserver(show);
    watcher.observe(document.body);
    const stop = () => watcher.disconnect();
    const timer = setTimeout(stop, settledAfterMs);
    for (const name of takenOver) addEventListener(name, stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const name of takenOver) removeEventListener(name, stop);
    };
  }, [hash]);
}
