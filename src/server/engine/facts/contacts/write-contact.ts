import type { ContactChannel, ContactTemplates } from '#server/engine/language/contact-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { readLanguages } from '#server/engine/language/languages.ts';
import type { Contact } from './contact.ts';
import type { Fit } from './contact-fit.ts';
import type { ContactQuestion } from './contact-question.ts';
import type { KnownContact } from './known-contact.ts';

export function write({
  found,
  fit,
  asked,
  templates,
  language,
}: {
  found: readonly KnownContact[];
  fit: Fit;
  asked: ContactQuestion;
  templates: ContactTemplates;
  language: LanguageCode;
}): string {
  const [first] = found.map(({ contact }) => contact);
  if (!first) return '';
  const list = found.map(({ contact }) => contact);
  const fill = (template: string, parts: Record<string, string>): string =>
    template.replace(/\{(\w+)\}/g, (_, key: string) => parts[key] ?? '').replace(/\.\.$/, '.');
  const isPerson = first.person !== '' && asked.channel === null && asked.subject.length > 0;
  const joined = list
    .map((contact) => withNote(isPerson ? withoutPerson(contact) : contact))
    .join(list.length > 2 ? ', ' : ` ${templates.or} `);
  if (fit === 'emergency') return fill(templates.emergency, { value: joined });
  if (
    list.length > 1 &&
    list.some(({ label, kind }) => label !== first.label || kind === 'address')
  )
    return `${list.map((contact) => (contact.label ? `${contact.label}: ${withNote(contact)}` : withNote(contact))).join('; ')}.`;
  if ((fit === 'main' || fit === 'fallback') && asked.channel === null)
    return fill(templates.reach, { value: joined });
  if (isPerson)
    return fill(templates.person, {
      who: first.label ? `${first.person} (${first.label})` : first.person,
      value: joined,
    });
  const channel = channelOf(first);
  const isPhoneOrMail = channel === 'phone' || channel === 'email';
  if (channel === 'text' || channel === 'social')
    return first.channel === ''
      ? fill(templates.plain[channel], { value: joined })
      : fill(templates.labelled[channel], { label: first.channel, value: joined });
  if (fit === 'labelled' && first.label !== '')
    return fill(templates.labelled[channel], {
      label: inSentence(first.label, language),
      value: joined,
    });
  if (fit === 'context' && isPhoneOrMail)
    return fill(templates.fitting[channel], { value: joined });
  return fill(templates.plain[channel], { value: joined });
}

const withoutPerson = (contact: Contact): Contact => ({
  ...contact,
  note: contact.person !== '' && contact.note.includes(contact.person) ? '' : contact.note,
  person: '',
});

/** The value with who answers there and what the document adds. */
function withNote({ value, note, kind, person }: Contact): string {
  if (kind === 'web') return value;
  const extras = [note.includes(person) ? '' : person, note].filter(Boolean);
  return extras.length === 0 ? value : `${value} (${extras.join(', ')})`;
}

function channelOf({ kind }: Contact): ContactChannel {
  return kind === 'messenger' ? 'text' : kind;
}

/** "Billing questions" → "billing questions"; names, abbreviations and German nouns keep their capital. */
function inSentence(label: string, language: LanguageCode): string {
  if (readLanguages[language].grammar.keepsCapitals) return label;
  const [, ...rest] = label.split(' ');
  const isName = rest.some((word) => /^\p{Lu}/u.test(word)) || /^\p{Lu}(?:\p{Lu}|$)/u.test(label);
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
