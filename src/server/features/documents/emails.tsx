import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';

type Expiring = {
  items: { name: string; label: string; validUntil: string }[];
  total: number;
  link: string;
  words: MailWords;
};

export const documentEmails = {
  'documents-expiring': ({ items, total, link, words }: Expiring) => {
    const { say, language } = words;
    const showDay = (day: string): string =>
      new Date(day).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const count =
      total === 1
        ? say('“{name}” expires soon', { name: items[0]?.name ?? '' })
        : say('{total} sources expire soon', { total });
    return {
      subject: count,
      body: (
        <MailLayout
          language={language}
          preview={say('After the last day, your chatbot no longer quotes them.')}
          heading={count}
          footnote={say('Sent once for each last day. You get it because the workspace is yours.')}
        >
          <MailText>
            {total === 1
              ? say(
                  'After the last day, your chatbot no longer quotes it. Upload what comes next, or set a later day.',
                )
              : say(
                  'After the last day, your chatbot no longer quotes them. Upload what comes next, or set a later day.',
                )}
          </MailText>
          {items.map(({ name, label, validUntil }) => (
            <MailText key={name + label}>
              {label === ''
                ? `${showDay(validUntil)}: ${name}`
                : say('{day}: {name}, “{label}”', { day: showDay(validUntil), name, label })}
            </MailText>
          ))}
          {total > items.length && (
            <MailText>{say('And {count} more.', { count: total - items.length })}</MailText>
          )}
          <MailAction href={link} label={say('Open your documents')} words={words} />
        </MailLayout>
      ),
    };
  },
};
