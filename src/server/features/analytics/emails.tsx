import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import { brand } from '#shared/brand.ts';
import type { AnalyticsTotals } from '#shared/contract/analytics.ts';

type Report = {
  frequency: 'weekly' | 'monthly';
  from: string;
  to: string;
  totals: AnalyticsTotals;
  previous: AnalyticsTotals;
  link: string;
  /** To the owner, who can switch it off in the profile. */
  isSummary?: boolean;
};

const figures: [keyof AnalyticsTotals, string][] = [
  ['conversations', 'Conversations'],
  ['handled', 'Handled without help'],
  ['messages', 'Questions'],
  ['answered', 'Answered'],
  ['unknown', 'Unanswered'],
  ['leads', 'Leads'],
  ['thumbsUp', 'Thumbs up'],
  ['thumbsDown', 'Thumbs down'],
];

export const analyticsEmails = {
  'analytics-report': ({ frequency, from, to, totals, previous, link, isSummary }: Report) => {
    const span = frequency === 'weekly' ? 'week' : 'month';
    const last = new Date(Date.parse(to) - 1).toISOString();
    return {
      subject: `Your ${span}: ${totals.messages} questions, ${totals.leads} leads`,
      body: (
        <MailLayout
          preview={`${totals.answered} answered, ${totals.unknown} not known.`}
          heading={`What your visitors asked this ${span}`}
          footnote={
            isSummary
              ? `A weekly summary of ${brand.name}. Switch it off in your profile under Notifications.`
              : `A report that someone at your company set up in ${brand.name}, under Analytics.`
          }
        >
          <MailText>
            {showDay(from)} to {showDay(last)}, compared with the {span} before:
          </MailText>
          {figures.map(([name, label]) => (
            <MailText key={name}>
              {label}: {totals[name]} ({showChange({ now: totals[name], before: previous[name] })})
            </MailText>
          ))}
          <MailAction href={link} label="Open analytics" />
        </MailLayout>
      ),
    };
  },
};

function showDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
}

function showChange({ now, before }: { now: number; before: number }): string {
  if (now === before) return 'as before';
  return now > before ? `${now - before} more` : `${before - now} fewer`;
}
