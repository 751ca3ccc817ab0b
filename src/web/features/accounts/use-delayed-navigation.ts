import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

export const redirectDelays = { afterSignInMs: 100, afterSignUpMs: 2000 } as const;

/** Goes there after a while, unless the page has been left by then. */
export function useDelayedNavigation() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ to, ms, ...options }: { to: string; ms: number } & NavigateOptions) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(to, options), ms);
  };
}
