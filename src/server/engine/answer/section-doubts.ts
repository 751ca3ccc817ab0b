import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findAskedPlaces } from '#server/engine/understand/asked-place.ts';
import { holdsTerm, type Question } from '#server/engine/understand/question.ts';
import type { WeighedTerm } from './rank-sections.ts';
import type { SectionEvidence } from './section-confidence.ts';
import { namesCountry } from './unlisted.ts';

/** "Do you rent out kites?" isn't answered by a text about renting without any kites. */
export function lacksThing({
  terms,
  thing,
  evidence,
}: {
  terms: readonly WeighedTerm[];
  thing: ReadonlySet<string>;
  evidence: SectionEvidence;
}): boolean {
  const isTelling = terms.some(
    ({ term, isOwn }) =>
      isOwn &&
      term.information >= tellingThing &&
      wordsOf(term.word).some((word) => thing.has(word)),
  );
  return evidence.thing === -1 && isTelling;
}

/** Who looks for a job isn't answered by anything else. */
export const asksForWork = (topics: ReadonlySet<string>): boolean => topics.has('jobs');
export const joblessShare = 0.5;

const tellingThing = 0.85;
export const thinglessShare = 0.6;

/** "S = sun, H = half shade": a key says what marks mean, not which things have them. */
export function onlyExplainsMarks(text: string, folded: string): boolean {
  return (text.match(mark) ?? []).length >= fewestMarks && !asksMeaning.test(folded);
}

export const keyShare = 0.5;
const mark = /(?:^|[\s,;.(])[\p{L}#*&+†]{1,4} ?= ?\S/gu;
const fewestMarks = 2;
const asksMeaning =
  /(?<!\p{L})(?:mean|means|stand for|stands for|symbols?|bedeutet|bedeuten|heisst|steht|significa|quiere decir|veut dire|signifie)(?!\p{L})/u;

/** What delivery costs in one town says nothing about another one, unless the text is about all of them. */
export function lacksPlace({
  question,
  text,
  stems,
  language,
}: {
  question: Pick<Question, 'text' | 'folded' | 'language' | 'terms'>;
  text: string;
  /** Of the text. */
  language: LanguageCode;
  stems: ReadonlySet<string>;
}): boolean {
  const places = findAskedPlaces(question.folded, question.language);
  // "NL, BE and DK" may be the country in two letters.
  const isOfCodes = (text.match(countryCode) ?? []).length > 1;
  if (places.size === 0 || isOfCodes || everywhere.test(fold(text))) return false;
  // A text about countries may well be about a town in one of them.
  if (namesCountry(text, language) && !namesCountry(question.text, question.language)) return false;
  const named = question.terms.filter((term) =>
    wordsOf(term.word).some((word) => places.has(word)),
  );
  return named.length > 0 && named.every((term) => holdsTerm(term, stems) === 0);
}

export const placelessShare = 0.6;
const countryCode = /(?<![\p{L}\p{N}])[A-Z]{2}(?![\p{L}\p{N}])/gu;
const everywhere =
  /(?<!\p{L})(?:anywhere|everywhere|worldwide|nationwide|all over|any address|abroad|uberall|weltweit|bundesweit|europaweit|ins ausland|en todo|todo el mundo|cualquier|partout|monde entier|ovunque|overal|wszedzie)(?!\p{L})/u;

/** "What brand of wax do you use?" isn't answered by a row about wax that names no brand. */
export function lacksAttribute({
  question: { folded, terms },
  stems,
}: {
  question: Pick<Question, 'folded' | 'terms'>;
  stems: ReadonlySet<string>;
}): boolean {
  const found = attribute.exec(folded);
  const asked = found?.[1] ?? found?.[2] ?? '';
  const term = terms.find(({ word }) => word === asked);
  return term !== undefined && !term.isVague && holdsTerm(term, stems) === 0;
}

export const attributelessShare = 0.55;
const attribute =
  /^(?:and |und |y )?(?:(?:what|which) (\p{L}+)(?= (?:of|do|does|did|is|are|was|were) )|(?:was fur eine?n? |welche[rsnm]? )(\p{L}+)(?= (?:ist|sind|hat|haben|habt|nehmt|nutzt|verwendet)))/u;

/** Who asks what something costs per night isn't told a fee that has nothing to do with nights. */
export function lacksUnit({
  question: { folded, terms },
  stems,
}: {
  question: Pick<Question, 'folded' | 'terms'>;
  stems: ReadonlySet<string>;
}): boolean {
  const asked = perUnit.exec(folded)?.[1] ?? '';
  const term = terms
    .flatMap((each) => [...each.pieces, each])
    .find(({ word }) => word.split(' ').includes(asked));
  return term !== undefined && holdsTerm(term, stems) === 0;
}

export const unitlessShare = 0.6;
const perUnit =
  /(?<!\p{L})(?:per|pro|je|por|par|za) (night|hour|day|week|month|person|child|nacht|stunde|tag|woche|monat|person|kind|noche|hora|dia|semana|mes|persona|nino)(?!\p{L})/u;

/** Things that are asked for by a word of their own, and what a text must have to be about them. */
const wishes: readonly { asked: RegExp; told: RegExp }[] = [
  {
    // "Can I take the forklift licence with you, like a course?"
    asked:
      /(?<!\p{L})(?:(?:a|any|the|some|your) (?:\p{L}+ )?(?:course|courses|workshop|training course|class|classes|lesson|lessons)|(?:einen?|den|eure|ihre) (?:\p{L}+ )?(?:kurs|kurse|lehrgang|schulung|workshop)|(?:un|algun|el|vuestros?) (?:\p{L}+ )?(?:curso|cursos|cursillo)|(?:un|une|des|votre) (?:\p{L}+ )?(?:stage|cours|formation))(?!\p{L})/u,
    told: /(?<!\p{L})(?:course|class|lesson|workshop|training|train |taught|teach|tuition|session|instruct|beginner|coach|kurs|lehrgang|schul|workshop|unterricht|stunde|training|lern|curso|clase|taller|formacion|ensen|aprend|leccion|stage|cours|formation|apprend|atelier)/u,
  },
  {
    // "Do I get something free on my birthday?"
    asked:
      /(?<!\p{L})(?:birthday|bday|anniversary|geburtstag|cumple(?:anos)?|anniversaire|compleanno)(?!\p{L}).{0,60}(?<!\p{L})(?:free|treat|gift|present|freebie|anything special|discount|umsonst|geschenk\p{L}*|gratis|rabatt|invit\p{L}+|regal\p{L}+|descuento|detalle|offert|cadeau|sconto|omaggio)(?!\p{L})|(?<!\p{L})(?:free|treat|gift|freebie|discount|umsonst|geschenk\p{L}*|gratis|rabatt|invitais|regal\p{L}+|descuento|offert|cadeau)(?!\p{L}).{0,60}(?<!\p{L})(?:birthday|bday|geburtstag|cumple(?:anos)?|anniversaire|compleanno)(?!\p{L})/u,
    told: /(?<!\p{L})(?:free|on the house|on us|treat|gift|present|discount|% off|percent off|umsonst|kostenlos|geschenk|gratis|rabatt|nachlass|invit|regal|descuento|detalle|cortesia|offert|cadeau|gratuit|remise|sconto|omaggio)/u,
  },
];

/** Who asks for a course, or for a present on a birthday, isn't answered by a text that speaks of none. */
export function lacksWish({ folded }: Pick<Question, 'folded'>, text: string): boolean {
  const said = fold(text);
  return wishes.some(({ asked, told }) => asked.test(folded) && !told.test(said));
}

export const wishlessShare = 0.45;

/** The documents know what is asked about, and this text has next to nothing of it: "how old for the maze" – "from 3 years with bumpers". */
export const isElsewhere = ({ missing, missingRarest, unknown }: SectionEvidence): boolean =>
  missing >= 0.85 && missingRarest >= 0.95 && unknown < 0.1;

export const elsewhereShare = 0.55;
