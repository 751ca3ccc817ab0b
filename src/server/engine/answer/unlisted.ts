import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { findConcepts } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Question } from '#server/engine/understand/question.ts';
import type { Section } from './sections.ts';

/**
 * Whether a section lists things of a kind without the one that is asked for: "in French and Spanish" says nothing about
 * German, "Visa and Mastercard" nothing about bitcoin.
 */
export function isUnlisted({
  question,
  section,
  language,
}: {
  question: Pick<Question, 'text' | 'language'>;
  section: Section;
  language: LanguageCode;
}): boolean {
  const text = `${section.heading}. ${section.text}`;
  const asked = idsIn(question.text, question.language);
  const named = idsIn(text, language);
  if (exhaustive.test(text)) return false;
  return kinds.some(({ members, covered }) => {
    const wanted = asked.filter((id) => members.has(id));
    if (wanted.length !== 1 || wanted.some((id) => named.includes(id))) return false;
    if (named.some((id) => covered.has(id))) return false;
    return new Set(named.filter((id) => members.has(id))).size >= shortestList;
  });
}

const idsIn = (text: string, language: LanguageCode): ConceptId[] =>
  findConcepts(text, language).map(({ id }) => id);

const shortestList = 2;
const list = (ids: string): ReadonlySet<string> => new Set(ids.split(' '));

/** "Cards only" answers who asks for cash. */
const exhaustive =
  /(?<!\p{L})(?:only|nothing else|all major|any|nur|ausschließlich|sonst nichts|alle|solo|sólo|solamente|únicamente|todas|seulement|uniquement|toutes|soltanto|tutte|apenas|só|alleen|tylko)(?!\p{L})/iu;

const countries = list(
  'austria belgium brazil bulgaria canada china croatia czechia denmark finland france germany greece hungary iceland india ireland italy japan korea mexico netherlands norway poland portugal romania russia serbia slovakia slovenia spain sweden switzerland thailand turkey-country ukraine united-kingdom united-states',
);

export const namesCountry = (text: string, language: LanguageCode): boolean =>
  idsIn(text, language).some((id) => countries.has(id));

const kinds = [
  {
    members: countries,
    /** Words for all of them. */
    covered: list('abroad european-union international-shipping middle-east'),
  },
  {
    members: list(
      'american-express visa-card mastercard maestro-card diners-discover paypal crypto check-payment cash bank-transfer mobile-wallet',
    ),
    covered: list(''),
  },
];
