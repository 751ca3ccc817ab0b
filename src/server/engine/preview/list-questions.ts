import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { readLanguages } from '#server/engine/language/languages.ts';
import type { PreviewAnswer } from '#shared/contract/websites.ts';
import type { OpenPages } from './open-pages.ts';

export type SampleQuestion = {
  kind: PreviewAnswer['kind'];
  question: string;
  /** The page that has the fact; null where any page may answer. */
  url: string | null;
};

/** Of each kind so many are tried: the first may turn out to have no clear answer. */
const mostOfKind = 5;
const longestQuestion = 100;
const longestThing = 40;

/** Questions that these pages are likely to answer, the most telling kinds first. */
export function listQuestions(pages: OpenPages): SampleQuestion[] {
  const language = pages.facts.languages[0] ?? 'en';
  const texts = readLanguages[language].sampleQuestions;
  const { schedules, contacts } = pages.facts;
  const hours = schedules.filter(({ schedule }) => schedule.role === 'hours');
  const contactsOf = (kind: 'address' | 'phone' | 'email') =>
    contacts
      .filter(({ contact }) => contact.kind === kind && !contact.label && !contact.isEmergency)
      .map(({ documentId }) => ({ kind, question: texts[kind], url: documentId }));
  return [
    ...listAsked(pages),
    ...listPriced({ pages, language }),
    ...first(
      hours.map(({ documentId }) => ({
        ...{ kind: 'hours' as const, question: texts.hours, url: documentId },
      })),
    ),
    ...first(contactsOf('address')),
    ...first(contactsOf('phone')),
    ...first(contactsOf('email')),
    ...texts.common.map((question) => ({ kind: 'common' as const, question, url: null })),
  ];
}

/** The same question is asked once, whichever page has the fact. */
const first = (questions: SampleQuestion[]): SampleQuestion[] =>
  questions.slice(0, 1).map((question) => ({ ...question, url: null }));

/** Questions that a page asks in its headings and answers below. */
function listAsked({ passages }: OpenPages): SampleQuestion[] {
  const asked = new Map<string, SampleQuestion>();
  for (const { sentences, url } of passages) {
    for (const { heading, text } of sentences) {
      const question = text.trim();
      const isQuestion =
        heading && question.endsWith('?') && /\p{L}/u.test(question) && question.length > 10;
      if (!isQuestion || question.length > longestQuestion || asked.has(question)) continue;
      asked.set(question, { kind: 'faq', question, url: url ?? null });
    }
  }
  return [...asked.values()].slice(0, mostOfKind);
}

function listPriced({
  pages,
  language,
}: {
  pages: OpenPages;
  language: LanguageCode;
}): SampleQuestion[] {
  const named = new Map<string, SampleQuestion>();
  // The longest price list says most about a business.
  const tables = pages.facts.tables.toSorted((a, b) => b.rows.length - a.rows.length);
  for (const table of tables) {
    for (const { name, amounts } of table.rows) {
      const hasPrice = table.prices.some((column) => amounts[column]);
      const isPlain = /^\p{L}[\p{L}\s'’-]*$/u.test(name) && name.length <= longestThing;
      if (!hasPrice || !isPlain || named.has(name)) continue;
      const question = readLanguages[language].sampleQuestions.price.replace('{thing}', () => name);
      named.set(name, { kind: 'price', question, url: table.documentId });
    }
  }
  return [...named.values()].slice(0, mostOfKind);
}
