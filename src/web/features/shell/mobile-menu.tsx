import { Menu as MenuIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#web/lib/page-language.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';

type MobileMenuProps = { anchors: readonly { hash: `#${string}`; label: string }[] };

/** The browser's own popover: it opens, closes on Esc or a tap outside and gives the focus back even without script. */
export function MobileMenu({ anchors }: MobileMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  // Away from the landing page the one section that people look for is a page away.
  const links =
    anchors.length > 0 ? anchors : [{ hash: pageAddress('/#pricing'), label: 'Pricing' }];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label="Menu"
        className={buttonClassNames({ variant: 'ghost', size: 'icon', className: 'lg:hidden' })}
      >
        <MenuIcon aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="fixed inset-x-3 top-[4.5rem] bottom-auto w-auto rounded-card border border-line bg-surface p-3 text-ink shadow-raised open:animate-rise"
      >
        <nav aria-label="Menu" className="flex flex-col">
          {links.map((link) => (
            <a key={link.hash} href={link.hash} onClick={close} className={entry}>
              {link.label}
            </a>
          ))}
        </nav>
        <div className="mt-3 grid grid-cols-2 gap-2 border-t border-line pt-3">
          <Link
            to="/auth/login"
            onClick={close}
            className={buttonClassNames({ variant: 'secondary' })}
          >
            Sign In
          </Link>
          <Link to="/auth/signup" onClick={close} className={buttonClassNames()}>
            Sign Up
          </Link>
        </div>
      </div>
    </>
  );
}

const entry = 'flex min-h-12 items-center rounded-md px-3 text-base hover:bg-sunken';
