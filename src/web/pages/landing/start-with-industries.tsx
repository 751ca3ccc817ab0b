import { Link } from 'react-router';
import { demoShopIndustries } from '#shared/demo-shop-industries.ts';
import type { Industry } from '#shared/industries.ts';
import { useSession } from '#web/features/accounts/session.tsx';
import { useDemoShop } from '#web/features/landing/use-demo-shop.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { useLandingDialogs } from './landing-dialogs.tsx';

/** What to do with the choice; it is kept either way. */
export function StartWithIndustries({ chosen }: { chosen: readonly Industry[] }) {
  const { session } = useSession();
  const { openSignUp } = useLandingDialogs();
  const shop = useDemoShop();
  const [first] = chosen;
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {first && (
        <>
          <p className="text-[14.5px] text-ink-soft">
            {chosen.length === 1 ? `${first.name} picked` : `${chosen.length} industries picked`}
          </p>
          {chosen.some(({ id }) => id === shop) && (
            <a href="#live-demo" className="text-[14.5px] text-accent underline underline-offset-4">
              Try it: ask {demoShopIndustries[shop]} in the chat above
            </a>
          )}
          {session.status === 'signed-in' ? (
            <Link to="/dashboard?onboarding=industry" className={buttonClassNames()}>
              Create my chatbot
            </Link>
          ) : (
            <Button onClick={() => void openSignUp(null)}>Create my chatbot</Button>
          )}
        </>
      )}
    </div>
  );
}
