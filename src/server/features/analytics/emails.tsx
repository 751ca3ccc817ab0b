import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailPhrase, MailWords } from '#server/adapters/mail/mail-words.ts';
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
  words: MailWords;
};

const figures: [keyof AnalyticsTotals, MailPhrase][] = [
  ['conversations', 'Conversations'],
  ['handled', 'Handled without help'],
  ['messages', 'Questions'],
  ['answered', 'Answered'],
  ['unknown', 'Unanswered'],
  ['leads', 'Leads'],
  ['thumbsUp', 'Thumbs up'],
  ['thumbsDown', 'Thumbs down'],
];

const spans = {
  weekly: {
    subject: 'Your week: {questions} questions, {leads} leads',
    heading: 'What your visitors asked this week',
    span: '{from} to {to}, compared with the week before:',
  },
  monthly: {
    subject: 'Your month: {questions} questions, {leads} leads',
    heading: 'What your visitors asked this month',
    span: '{from} to {to}, compared with the month before:',
  },
} as const satisfies Record<Report['frequency'], Record<string, MailPhrase>>;

export const analyticsEmails = {
  'analytics-report': ({
    frequency,
    from,
    to,
    totals,
    previous,
    link,
    isSummary,
    words,
  }: Report) => {
    const { say, language } = words;
    const { subject, heading, span } = spans[frequency];
    const last = new Date(Date.parse(to) - 1).toISOString();
    const showDay = (moment: string): string =>
      new Date(moment).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const { answered, unknown } = totals;
    return {
      subject: say(subject, { questions: totals.messages, leads: totals.leads }),
      body: (
        <MailLayout
          language={language}
          preview={say('{answered} answered, {unknown} not known.', { answered, unknown })}
          heading={say(heading)}
          footnote={
            isSummary
              ? say(
                  'A weekly summary of {brand}. Switch it off in your profile under Notifications.',
                  { brand: brand.name },
                )
              : say('A report that someone at your company set up in {brand}, under Analytics.', {
                  brand: brand.name,
                })
          }
        >
          <MailText>{say(span, { from: showDay(from), to: showDay(last) })}</MailText>
          {figures.map(([name, label]) => (
            <MailText key={name}>
              {`${say(label)}: ${totals[name]} (${showChange({ words, now: totals[name], before: previous[name] })})`}
            </MailText>
          ))}
          <MailAction href={link} label={say('Open analytics')} words={words} />
        </MailLayout>
      ),
    };
  },
};

function showChange({
  words: { say },
  now,
  before,
}: {
  words: MailWords;
  now: number;
  before: number;
}): string {
  if (now === before) return say('as before');
  return now > before
    ? say('{count} more', { count: now - before })
    : say('{count} fewer', { count: before - now });
}
