import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';

type Expiring = {
  items: { name: string; label: string; validUntil: string }[];
  total: number;
  link: string;
};

export const documentEmails = {
  'documents-expiring': ({ items, total, link }: Expiring) => {
    const count = total === 1 ? `“${items[0]?.name}” expires soon` : `${total} sources expire soon`;
    return {
      subject: count,
      body: (
        <MailLayout
          preview="After the last day, your chatbot no longer quotes them."
          heading={count}
          footnote="Sent once for each last day. You get it because the workspace is yours."
        >
          <MailText>
            After the last day, your chatbot no longer quotes {total === 1 ? 'it' : 'them'}. Upload
            what comes next, or set a later day.
          </MailText>
          {items.map(({ name, label, validUntil }) => (
            <MailText key={name + label}>
              {showDay(validUntil)}: {name}
              {label !== '' && `, “${label}”`}
            </MailText>
          ))}
          {total > items.length && <MailText>And {total - items.length} more.</MailText>}
          <MailAction href={link} label="Open your documents" />
        </MailLayout>
      ),
    };
  },
};

const showDay = (day: string): string =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
