import type { ReactNode } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';
import { brand } from '#shared/brand.ts';
import type { MailWords } from './mail-words.ts';

/** Who a mail is from in the eyes of its reader. */
export type MailSender = {
  name: string;
  logoUrl: string | null;
  link: { text: string; url: string } | null;
};

const ourselves: MailSender = { name: brand.name, logoUrl: null, link: null };

/** The one look of every mail: the name, a white sheet, at most one button, a quiet footer. */
export function MailLayout({
  language,
  sender = ourselves,
  preview,
  heading,
  children,
  footnote,
}: {
  language: string;
  sender?: MailSender;
  preview: string;
  heading: string;
  children: ReactNode;
  footnote: string;
}) {
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  return (
    <Html lang={language} dir={direction}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={styles.body} dir={direction}>
        <Container style={styles.container}>
          {sender.logoUrl && <Img src={sender.logoUrl} alt="" height="40" style={styles.logo} />}
          <Text style={styles.name}>{sender.name}</Text>
          <Section style={styles.sheet}>
            <Heading as="h1" style={styles.heading}>
              {heading}
            </Heading>
            {children}
          </Section>
          <Hr style={styles.line} />
          <Text style={styles.footnote}>{footnote}</Text>
          {sender.link && (
            <Text style={styles.footnote}>
              <Link href={sender.link.url} style={styles.link}>
                {sender.link.text}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** By the script that a language is usually written in. */
const isRightToLeft = (language: string): boolean =>
  /^(?:Arab|Hebr|Thaa|Syrc)$/.test(new Intl.Locale(language).maximize().script ?? '');

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>;
}

/** The address stands below in full, for programs that show no buttons; the plain text has it alone. */
export function MailAction({
  href,
  label,
  ...given
}: {
  href: string;
  label: string;
} & ({ words: MailWords } | { hint: string })) {
  const hint = 'words' in given ? given.words.say('Or open this address:') : given.hint;
  return (
    <>
      <Button href={href} style={styles.button} data-skip-in-text="true">
        {label}
      </Button>
      <Text style={styles.small}>
        <span data-skip-in-text="true">{hint} </span>
        <Link href={href} style={styles.link}>
          {href}
        </Link>
      </Text>
    </>
  );
}

const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const styles = {
  body: { backgroundColor: '#FAFAFA', fontFamily: font, margin: 0, padding: '32px 16px' },
  container: { maxWidth: '520px', margin: '0 auto' },
  logo: { display: 'block', margin: '0 0 8px' },
  name: { color: '#0F766E', fontSize: '18px', fontWeight: 700, margin: '0 0 16px' },
  sheet: {
    backgroundColor: '#FFFFFF',
    border: '1px solid #E4E4E7',
    borderRadius: '12px',
    padding: '32px',
  },
  heading: {
    color: '#18181B',
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 600,
    margin: '0 0 16px',
  },
  text: { color: '#3F3F46', fontSize: '15px', lineHeight: '24px', margin: '0 0 16px' },
  button: {
    backgroundColor: '#0F766E',
    borderRadius: '8px',
    color: '#FFFFFF',
    fontSize: '15px',
    fontWeight: 600,
    padding: '12px 20px',
    textDecoration: 'none',
  },
  small: { color: '#71717A', fontSize: '13px', lineHeight: '20px', margin: '24px 0 0' },
  link: { color: '#0F766E', wordBreak: 'break-all' },
  line: { borderColor: '#E4E4E7', margin: '24px 0 16px' },
  footnote: { color: '#71717A', fontSize: '12px', lineHeight: '18px', margin: 0 },
} as const;
