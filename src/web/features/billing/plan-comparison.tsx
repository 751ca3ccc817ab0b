import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PlanId, planIds, plans } from '#shared/plans.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatMoney } from './format-money.ts';

const compared = planIds.filter((id) => id !== 'free');
type Plan = (typeof plans)[PlanId];

const rows: { name: string; say: (plan: Plan) => ReactNode }[] = [
  { name: 'Price per month', say: ({ price }) => priceOf(price.monthly) },
  { name: 'Chatbots', say: ({ chatbots }) => limit(chatbots) },
  { name: 'Documents', say: ({ documents }) => limit(documents) },
  { name: 'Websites', say: ({ websites }) => limit(websites) },
  { name: 'Pages per website', say: ({ pagesPerWebsite }) => limit(pagesPerWebsite) },
  { name: 'Messages per month', say: ({ messagesPerMonth }) => limit(messagesPerMonth) },
  {
    name: 'Website sync',
    say: ({ syncSchedules }) => schedules[syncSchedules.at(-1) ?? 'off'],
  },
  { name: 'Analytics', say: ({ analytics }) => analyticsNames[analytics] },
  { name: 'API', say: ({ apiAccess }) => mark(apiAccess) },
  { name: 'Webhooks', say: ({ customIntegrations }) => mark(customIntegrations) },
  { name: 'Team', say: ({ team }) => mark(team) },
  { name: 'White-label', say: ({ whiteLabel }) => mark(whiteLabel) },
];

/** Everything that differs between plans, from the one plan table. */
export function PlanComparison({ current }: { current: PlanId }) {
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-sm wrap-anywhere max-sm:text-[13px]">
        <caption className="sr-only">What each plan includes</caption>
        <thead>
          <tr className="border-b border-line">
            <td className="w-[28%] p-3 sm:w-1/4" />
            {compared.map((id) => (
              <th
                key={id}
                scope="col"
                className={classNames(
                  'px-1 py-3 text-center font-[600] sm:px-2',
                  id === current && highlighted,
                )}
              >
                {plans[id].name}
                {id === current && (
                  <span className="block text-xs font-normal text-ink-muted">Your plan</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, say }) => (
            <tr key={name}>
              <th
                scope="row"
                className="py-3 pr-1 pl-2.5 text-left font-normal hyphens-auto text-ink-soft sm:px-3"
              >
                {name}
              </th>
              {compared.map((id) => (
                <td
                  key={id}
                  className={classNames(
                    'px-1 py-3 text-center tabular-nums sm:px-2',
                    id === current && highlighted,
                  )}
                >
                  {say(plans[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const highlighted = 'bg-accent-soft';

/** Enterprise has no listed price. */
const priceOf = (amount: number) =>
  amount > 0 ? formatMoney({ amount, currency: 'usd' }) : 'Custom pricing';

const limit = (count: number) => (count === -1 ? 'Unlimited' : count.toLocaleString(pageLanguage));

const schedules = { off: 'Off', weekly: 'Weekly', daily: 'Daily' } as const;

const analyticsNames = { none: 'None', basic: 'Basic', advanced: 'Advanced' } as const;

const mark = (isIncluded: boolean) =>
  isIncluded ? (
    <>
      <Check aria-hidden className="mx-auto size-4 text-good" />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <>
      <Minus aria-hidden className="mx-auto size-4 text-ink-muted" />
      <span className="sr-only">Not included</span>
    </>
  );
