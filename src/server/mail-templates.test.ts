import { render, toPlainText } from 'react-email';
import { describe, expect, test } from 'vitest';
import { mailWordsIn } from '#server/adapters/mail/mail-words.ts';
import type { MailTemplates } from '#server/features/mail/jobs.ts';
import { type pageLanguages, translatedLanguages } from '#shared/page-languages.ts';
import { memberRoles } from '#shared/permissions.ts';
import { mailTemplates } from './mail-templates.ts';

const link = 'https://example.test/x';
const name = 'Mxyzptlk';
const handoff = { chatbot: name, question: 'Zzz?', visitor: name, pageUrl: link, link };
const totals = {
  conversations: 9,
  handled: 4,
  messages: 12,
  answered: 8,
  unknown: 4,
  leads: 3,
  thumbsUp: 2,
  thumbsDown: 1,
};
const report = {
  from: '2026-11-02T00:00:00Z',
  to: '2026-11-09T00:00:00Z',
  totals,
  previous: { ...totals, leads: 1, messages: 20 },
  link,
};
const trial = { endsAt: '2026-03-05T00:00:00Z', url: link };
const request = { name, email: 'a@example.test', message: 'Zzz', website: '' };
const expiring = { name, label: 'Zzz', validUntil: '2026-03-05' };

const appointment = { service: name, staff: name, reference: name, timeZone: 'UTC', link };
const calendarEntry = {
  id: 'one',
  sequence: 0,
  ...{ start: 1_772_704_800_000, end: 1_772_708_400_000, updatedAt: 0 },
  ...{ summary: name, description: name, url: link, organizer: null, attendee: null },
};

/** What each email is given, so that every sentence of it is written at least once. */
const samples: Record<keyof typeof mailTemplates, Record<string, unknown>[]> = {
  'confirm-email': [{ name, link }],
  'confirm-new-email': [{ name, link }],
  'reset-password': [{ name, link }],
  'email-changed': [{ name, newEmail: 'b@example.test' }],
  'new-sign-in': [
    { name, device: 'Chrome on Windows', time: '2026-03-05T10:00:00Z', profileLink: link },
    { name, device: 'Unknown device', time: '2026-03-05T10:00:00Z', profileLink: link },
  ],
  'usage-warning': [
    { percent: 80, limit: 2000, url: link },
    { percent: 100, limit: 2000, url: link },
  ],
  'trial-ending': [trial],
  'trial-ended': [trial],
  'payment-failed': [{ until: '2026-03-05T00:00:00Z', url: link }],
  'contact-request': ['question', 'problem', 'plans', 'privacy', 'other'].map((topic) => ({
    ...request,
    topic,
  })),
  'quote-request': [{ ...request, company: name, phone: '1', employees: 'More than 1,000' }],
  'handoff-waiting': [handoff],
  'handoff-missed': [handoff],
  'human-reply': ['de', 'es'].map((visitorLanguage) => ({
    chatbot: name,
    replies: ['Zzz'],
    link,
    replyTo: 'a@example.test',
    sender: { name, logoUrl: null, link: null },
    visitorLanguage,
  })),
  'not-answering': ['inactive', 'plan', 'quota'].map((reason) => ({ ...handoff, reason })),
  'model-refused': [handoff],
  'booking-visitor': ['booked', 'moved', 'canceled'].map((change, hours) => ({
    ...appointment,
    change,
    byTeam: true,
    visitorLanguage: 'en',
    business: name,
    cancelHours: hours,
    price: '€1',
    replyTo: 'a@example.test',
    sender: { name, logoUrl: null, link: null },
    entry: { ...calendarEntry, isCanceled: change === 'canceled' },
  })),
  'booking-team': ['booked', 'moved', 'canceled'].map((change) => ({
    ...appointment,
    change,
    chatbot: name,
    start: '2026-03-05T10:00:00Z',
    ...{ name, email: '', phone: '', note: name },
  })),
  'new-lead': [{ ...handoff, email: 'a@example.test', fields: [{ label: 'Zz', value: 'Zzz' }] }],
  invitation: memberRoles.map((role) => ({ invitedBy: name, workspace: name, role, link })),
  'workspace-handed-over': [{ name, by: name, workspace: name, link }],
  'webhook-disabled': ['gone', 'failing'].map((reason) => ({ name, reason, link })),
  'analytics-report': [
    { ...report, frequency: 'weekly', isSummary: true },
    { ...report, frequency: 'monthly' },
  ],
  'answer-tests-failed': [
    {
      chatbot: name,
      failed: 9,
      total: 20,
      isHeld: true,
      link,
      questions: [
        '“Zzz” is missing.',
        'It says “Zzz”.',
        'The wording is different.',
        'It doesn’t cite Zzz.pdf.',
        'It doesn’t cite the right document.',
        'It hands over to the team instead of answering.',
        'It says that it doesn’t know.',
        'It should say that it doesn’t know.',
        'It doesn’t hand over to the team.',
      ]
        .map((reason, at) => ({ question: `Zzz ${at}?`, reason }))
        .slice(0, 8),
    },
    {
      chatbot: name,
      failed: 1,
      total: 20,
      link,
      questions: [{ question: 'Zzz?', reason: 'It doesn’t hand over to the team.' }],
    },
  ],
  'documents-expiring': [
    { items: [expiring], total: 1, link },
    { items: [expiring, { ...expiring, name: 'Zz', label: '' }], total: 3, link },
  ],
};

/** What stays as it is in every language: given by people, addresses, and words that are the same. */
const isSame = (line: string): boolean =>
  /^(?:Zzz?\??|Mxyzptlk|https:\S+|Askwell|Zz: Zzz|Leads: .*)$/.test(line);

/** These follow the language of the conversation. */
const isForVisitors = (template: string): boolean =>
  template === 'human-reply' || template === 'booking-visitor';

const write = async ({ template, props, language }: Writing) => {
  const written = (mailTemplates as MailTemplates)[template]?.({
    ...props,
    words: mailWordsIn(language),
  });
  if (!written) throw new Error(`No template ${template}`);
  const html = await render(written.body);
  const texts = [...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim());
  return { html, lines: [written.subject, ...texts, ...toPlainText(html).split('\n')] };
};
type Writing = {
  template: string;
  props: Record<string, unknown>;
  language: keyof typeof pageLanguages;
};

describe.each(Object.entries(samples))('%s', (template, all) => {
  test.each(translatedLanguages)(
    'is written in %s from the subject to the footnote',
    async (language) => {
      for (const props of all) {
        const given = isForVisitors(template) ? { ...props, visitorLanguage: language } : props;
        const english = isForVisitors(template) ? { ...props, visitorLanguage: 'en' } : props;
        const { html, lines } = await write({ template, props: given, language });
        const before = new Set((await write({ template, props: english, language: 'en' })).lines);
        const left = lines.filter((line) => /\p{L}{3}/u.test(line) && before.has(line));
        expect(left.filter((line) => !isSame(line))).toEqual([]);
        expect(html).toContain(`lang="${language}"`);
        expect(lines.join('\n')).not.toMatch(/\{\w+\}|undefined|Invalid/);
      }
    },
  );

  test('is written in English', async () => {
    for (const props of all) {
      const { html, lines } = await write({
        template,
        props: isForVisitors(template) ? { ...props, visitorLanguage: 'xx' } : props,
        language: 'en',
      });
      expect(html).toContain('lang="en"');
      expect(lines.join('\n')).not.toMatch(/\{\w+\}|undefined|Invalid/);
    }
  });
});
