import { pageAddress } from '#web/lib/page-language.ts';
/** In a new tab, so that a half-filled form is still there afterwards. */
export function TermsLinks() {
  return (
    <>
      <NewTabLink href={pageAddress('/terms')}>Terms of Service</NewTabLink> and{' '}
      <NewTabLink href={pageAddress('/privacy')}>Privacy Policy</NewTabLink>
    </>
  );
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
