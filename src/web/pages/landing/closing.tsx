import { brand } from '#shared/brand.ts';
import { useSession } from '#web/features/accounts/session.tsx';
import { pageAddress } from '#web/lib/page-language.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { SignUpButton } from './sign-up-button.tsx';

/** Anyone who has read this far need not scroll back up to begin. Members have begun. */
export function Closing() {
  const { session } = useSession();
  if (session.status === 'signed-in') return null;
  return (
    <section
      aria-labelledby="closing-title"
      className="mt-24 rounded-[14px] border border-line bg-sunken px-6 py-12 text-center sm:py-16 [[data-signed-in]_&]:hidden"
    >
      <h2 id="closing-title" className="text-[clamp(1.6rem,1.2rem+1.7vw,2.2rem)]">
        The answers are already in your files
      </h2>
      <p className="mx-auto mt-3 max-w-[34em] text-[17px] text-balance text-ink-soft">
        Take the menu, price list or handbook you have. In {brand.claims.setup} it answers on your
        website, while you look after the customer in front of you.
      </p>
      <div className="mt-7 flex flex-col justify-center gap-3 sm:flex-row">
        <SignUpButton>Start with my documents</SignUpButton>
        <a
          href={pageAddress('/dashboard-test')}
          className={buttonClassNames({ variant: 'secondary', size: 'large' })}
        >
          See the demo first
        </a>
      </div>
    </section>
  );
}
