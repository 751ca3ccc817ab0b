import { pageAddress } from '#web/lib/page-language.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ProductLoop } from './product-loop.tsx';

/** The product as it is, and a way to try it without an account. */
export function ProductView() {
  return (
    <section
      aria-labelledby="product-view-title"
      className="mt-6 grid items-center gap-x-10 gap-y-6 rounded-[14px] border border-line bg-sunken p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]"
    >
      <div>
        <h3 id="product-view-title" className="text-[22px]">
          Look inside before you sign up
        </h3>
        <p className="mt-2 text-[15.5px] text-ink-soft">
          The demo is the real dashboard with the sample data of a restaurant. Ask its chatbot, add
          a file, answer a guest. Nothing is saved, and no account is needed.
        </p>
        {/* A page of its own: no one who only reads this one loads anything of the dashboard. */}
        <a
          href={pageAddress('/dashboard-test')}
          className={buttonClassNames({ variant: 'secondary', className: 'mt-5' })}
        >
          Try the demo
        </a>
      </div>
      <ProductLoop />
    </section>
  );
}
