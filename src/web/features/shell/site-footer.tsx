import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { pageAddress } from '#web/lib/page-language.ts';
import { Logo } from '#web/ui/logo.tsx';

type SiteFooterProps = {
  /** The buttons of the legal texts, given the look of the links around them. */
  legal: (className: string) => ReactNode;
  /** Where we are, on the landing page. */
  map?: ReactNode;
};

export function SiteFooter({ legal, map }: SiteFooterProps) {
  return (
    <footer className="mt-24 border-t border-line">
      <div className="mx-auto grid max-w-[1160px] grid-cols-2 gap-x-10 gap-y-10 px-4 py-12 sm:px-7 md:grid-cols-3 lg:grid-cols-[1.2fr_0.8fr_0.8fr_1.4fr]">
        <div className="max-md:col-span-2">
          <Logo />
          <p className="mt-3 max-w-[22em] text-sm text-balance text-ink-muted">{brand.slogan}</p>
        </div>
        <nav aria-label="Product">
          <FooterTitle>Product</FooterTitle>
          {product.map(([label, href]) => (
            // Not the router's: the browser itself scrolls to the section, on this page or on a fresh one.
            <a key={href} href={pageAddress(href)} className={footerLink}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Help and legal">
          <FooterTitle>Help and legal</FooterTitle>
          <Link to="/contact" className={footerLink}>
            Support
          </Link>
          {legal(footerLink)}
          <Link to="/accessibility" className={footerLink}>
            Accessibility
          </Link>
        </nav>
        {map && <div className="max-md:col-span-2 md:max-lg:col-span-3">{map}</div>}
      </div>
      <p className="mx-auto max-w-[1160px] px-4 pb-10 text-sm text-ink-muted sm:px-7">
        {brand.copyright}
      </p>
    </footer>
  );
}

const product = [
  ['Features', '/#features'],
  ['How it works', '/#howItWorks'],
  ['Pricing', '/#pricing'],
  ['FAQ', '/#faq'],
  ['Demo', '/dashboard-test'],
] as const;

function FooterTitle({ children }: { children: string }) {
  return <h2 className="mb-1 text-sm font-[600] tracking-normal">{children}</h2>;
}

const footerLink =
  'flex min-h-11 items-center text-left text-[14.5px] text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9';
