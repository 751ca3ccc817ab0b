import type { Invoice } from '#shared/contract/billing.ts';
import { formatDay, formatMoney } from './format-money.ts';

/** The newest first, each with the provider's own page of it. */
export function InvoiceList({ invoices }: { invoices: Invoice[] }) {
  if (invoices.length === 0) return <p className="text-ink-muted">There are no invoices yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          <time dateTime={invoice.createdAt} className="min-w-36 flex-1">
            {formatDay(invoice.createdAt)}
          </time>
          <span className="text-ink-soft">{formatMoney(invoice)}</span>
          <span className="w-14 text-ink-muted">{invoice.status}</span>
          {invoice.url && (
            <a
              href={invoice.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
            >
              Invoice {invoice.number}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
