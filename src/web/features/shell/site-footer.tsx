import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { Logo } from '#web/ui/logo.tsx';

export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-line">
      <div className="mx-auto flex max-w-[1160px] flex-col gap-8 px-4 py-10 sm:px-7 md:flex-row md:items-start md:justify-between">
        <div>
          <Logo />
          <p className="mt-2 text-sm text-ink-muted">{brand.slogan}</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 text-[14.5px] text-ink-soft">
          <a href="/#howItWorks" className={footerLink}>
            How it works
          </a>
          <a href="/#pricing" className={footerLink}>
            Pricing
          </a>
          <a href={`mailto:${brand.supportEmail}`} className={footerLink}>
            {brand.supportEmail}
          </a>
          <Link to="/auth/signup" className={footerLink}>
            Create account
          </Link>
        </nav>
      </div>
      <p className="mx-auto max-w-[1160px] px-4 pb-10 text-sm text-ink-muted sm:px-7">
        {brand.copyright}
      </p>
    </footer>
  );
}

const footerLink = 'flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4';
