import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BuyablePlan } from '#shared/plans.ts';

type AuthModule = typeof import('#web/features/accounts/auth-dialog.tsx');
type QuoteModule = typeof import('#web/features/requests/quote-dialog.tsx');

type LandingDialogsValue = {
  openSignUp: (plan: BuyablePlan | null) => Promise<void>;
  openQuote: () => Promise<void>;
};

const LandingDialogsContext = createContext<LandingDialogsValue | null>(null);

/** The dialogs of the landing page. Their code is fetched with the first press; if that fails, a page does the same. */
export function LandingDialogs({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [auth, setAuth] = useState<AuthModule | null>(null);
  const [quote, setQuote] = useState<QuoteModule | null>(null);
  const [plan, setPlan] = useState<BuyablePlan | null>(null);
  const [signUps, setSignUps] = useState(0);
  const [opened, setOpened] = useState<'sign-up' | 'quote' | null>(null);

  const value = useMemo(
    () => ({
      async openSignUp(chosen: BuyablePlan | null) {
        setPlan(chosen);
        setSignUps((count) => count + 1);
        try {
          setAuth(await import('#web/features/accounts/auth-dialog.tsx'));
          setOpened('sign-up');
        } catch {
          await navigate(chosen ? `/auth/signup?plan=${chosen}` : '/auth/signup');
        }
      },
      async openQuote() {
        try {
          setQuote(await import('#web/features/requests/quote-dialog.tsx'));
          setOpened('quote');
        } catch {
          await navigate('/contact?topic=plans');
        }
      },
    }),
    [navigate],
  );
  const close = () => setOpened(null);
  return (
    <LandingDialogsContext value={value}>
      {children}
      {auth && (
        // A new dialog each time: it opens on sign-up, whatever was done in the last one.
        <auth.AuthDialog
          key={signUps}
          open={opened === 'sign-up'}
          onOpenChange={close}
          plan={plan}
        />
      )}
      {quote && <quote.QuoteDialog open={opened === 'quote'} onOpenChange={close} />}
    </LandingDialogsContext>
  );
}

export function useLandingDialogs(): LandingDialogsValue {
  const value = useContext(LandingDialogsContext);
  if (!value) throw new Error('useLandingDialogs needs LandingDialogs above it');
  return value;
}
