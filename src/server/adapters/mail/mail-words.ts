/** The words of emails in the languages of our pages. English is in the templates, as the key of what it is in others. */

import de from '#content/languages/de/emails.json' with { type: 'json' };
import es from '#content/languages/es/emails.json' with { type: 'json' };
import type { PageLanguage } from '#shared/page-languages.ts';

/** A text that is there in every language; the type checker refuses a template that says anything else. */
export type MailPhrase = keyof typeof de;

export type MailWords = {
  /** For `lang` and for Intl. */
  language: PageLanguage;
  say(phrase: MailPhrase, values?: Values): string;
  /** An English text that comes from elsewhere: a role's name, a stored reason with values in it. */
  sayKnown(text: string): string;
};

type Values = Readonly<Record<string, string | number>>;

const catalogs: Record<PageLanguage, Readonly<Record<MailPhrase, string>> | null> = {
  en: null,
  de,
  es,
};

export function mailWordsIn(language: PageLanguage): MailWords {
  const catalog = catalogs[language];
  return {
    language,
    say: (phrase, values = {}) => fill({ text: catalog?.[phrase] ?? phrase, values }),
    sayKnown: (text) => (catalog ? findText({ text, catalog }) : text),
  };
}

const fill = ({ text, values }: { text: string; values: Values }): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

function findText({
  text,
  catalog,
}: {
  text: string;
  catalog: Readonly<Record<string, string>>;
}): string {
  const exact = catalog[text];
  if (exact) return exact;
  for (const [phrase, translated] of Object.entries(catalog)) {
    const found = readValue({ text, phrase });
    if (found) return fill({ text: translated, values: found });
  }
  return text;
}

/** "It says “9 am”." is "It says “{text}”." with one value in it. */
function readValue({ text, phrase }: { text: string; phrase: string }): Values | null {
  const [before = '', name, after = '', ...more] = phrase.split(/\{(\w+)\}/);
  if (!name || more.length > 0 || !(before + after).trim()) return null;
  if (text.length <= before.length + after.length) return null;
  if (!text.startsWith(before) || !text.endsWith(after)) return null;
  return { [name]: text.slice(before.length, text.length - after.length) };
}
