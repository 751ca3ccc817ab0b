import type { HomeResponse } from '#shared/contract/home.ts';
import { formatPercent } from '#web/lib/format-percent.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { plural } from '#web/lib/plural.ts';

type Figures = Pick<NonNullable<HomeResponse['figures']>, 'thisWeek' | 'lastWeek'>;

/** The share of conversations that needed no one, in words that fit one, few and many. */
export function describeWeek({ thisWeek, lastWeek }: Figures): {
  share: string;
  detail: string;
  change: string;
} {
  if (thisWeek.conversations === 0) {
    return {
      share: '–',
      detail: 'No conversations this week',
      change: lastWeek.conversations > 0 ? `${count(lastWeek.conversations)} the week before` : '',
    };
  }
  const now = percent(thisWeek);
  const before = lastWeek.conversations > 0 ? percent(lastWeek) : null;
  return {
    share: formatPercent(now),
    detail: `${thisWeek.handled.toLocaleString(pageLanguage)} of ${count(thisWeek.conversations)} in 7 days`,
    change: describeChange({ now, before }),
  };
}

const percent = ({ handled, conversations }: { handled: number; conversations: number }) =>
  Math.round((handled / conversations) * 100);

const count = (of: number) =>
  plural({ count: of, one: '{count} conversation', other: '{count} conversations' });

function describeChange({ now, before }: { now: number; before: number | null }): string {
  if (before === null) return 'No conversations the week before';
  if (now === before) return 'The same as the week before';
  return `${now > before ? 'Up' : 'Down'} from ${before}% the week before`;
}
