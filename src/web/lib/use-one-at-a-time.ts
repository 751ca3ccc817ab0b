import { useCallback, useEffect, useRef, useState } from 'react';

/** 'stay-busy' when the page is about to be left: the button then stays busy until it is gone. */
type Outcome = 'stay-busy' | undefined;

/** Ignores a call while the last one is under way. State alone would be too late for the second of two quick clicks. */
export function useOneAtATime<Args extends unknown[]>(work: (...args: Args) => Promise<Outcome>) {
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const settle = useCallback(() => {
    running.current = false;
    setBusy(false);
  }, []);

  useEffect(() => {
    // The back button shows this very page as it was left.
    function onReturn({ persisted }: PageTransitionEvent) {
      if (persisted) settle();
    }
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [settle]);

  async function start(...args: Args): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    let outcome: Outcome;
    try {
      outcome = await work(...args);
    } finally {
      if (outcome !== 'stay-busy') settle();
    }
  }

  return { start, isBusy };
}
