import { findPrices } from '#server/engine/facts/tables/amount.ts';
import { saysPrice } from '#server/engine/facts/tables/asks-price.ts';
import { startsLikeYesNo } from '#server/engine/facts/tables/yes-no-start.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import type { Question } from '#server/engine/understand/question.ts';
import { createCountTest } from './says-count.ts';

/** A kind of value that an answer must have to answer at all. */
export type ExpectedValue = { name: string; test(text: string): boolean };

const when: Record<LanguageCode, string> = wordsOfEach(({ timeWords }) => timeWords.when);

const howBig: Record<LanguageCode, string> = wordsOfEach(({ valueWords }) => valueWords.howBig);

const howOld: Record<LanguageCode, string> = wordsOfEach(({ valueWords }) => valueWords.howOld);

/** An age, or the year since which something is there. */
const ageLike = withLanguages(
  'age-like',
  /\d\s?(?:\+|[-–]?\s?(?:year|yr|month|jahr|monat|jährig|año|mes|ans?\b|mois|anni|anno|mesi|anos|meses|jaar|maand|lat\b|rok|miesi))|\b(?:ages?|aged|over|under|from|alter|ab|unter|über|edad|mayor(?:es)? de|menor(?:es)? de|desde|âge|moins de|plus de|dès|età|oltre|idade|maior(?:es)? de|leeftijd|vanaf|onder|wiek\p{L}*|od|do|poniżej|powyżej)\s(?:\p{L}+\s){0,2}\d|\b(?:1[5-9]|20)\d\d\b|\b(?:any age|all ages|no age|jedes alter|jedem alter|volljährig|cualquier edad|todas las edades|mayores? de edad|adults? only|nur erwachsene)\b/iu,
);

const free = withLanguages(
  'free-in-text',
  /\b(?:free|no charge|no cost|kostenlos|gratis|frei|gratuit|gratuito|gratuita|gratuitement|darmowy|bezpłatn\p{L}*|included|inklusive|incluido)\b/iu,
);
const amount = /\d\s?(?:%|percent|prozent|por ciento)/iu;
const timeLike = withLanguages(
  'time-like',
  /\b(?:in|since|from|until|around|of|seit|um|ab|bis|und|jahre?|en|desde|de|hasta|depuis|dal|nel|em|sinds|od|w)\s(?:1\d|20)\d{2}(?![\d.,:])|\d{1,2}[:.h]\d{2}|\b\d{1,2}(?:st|nd|rd|th)\b|\d{1,2}\s?(?:am|pm|uhr|h\b|a\.m|p\.m)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:mon|diens|mitt|donners|frei|sams|sonn)(?:tag|woch)|\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|\b(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\b\d+\s?(?:day|week|month|hour|minute|tag|woche|monat|stunde|día|semana|mes|hora|jour|semaine|mois|heure)|\b(?:noon|midnight|mittag|mediodía|midi)\b/iu,
);
/** A clock time in words, or a bare hour: "at ten", "from 9", "a las diez", "um halb acht". */
const spokenTime = withLanguages(
  'spoken-time',
  /\b(?:at|from|until|till|by|before|after|past|um|ab|bis|von|gegen|las|la|à|alle|dalle|às|das|om|vanaf|tot|od|do)\s(?:half\s|halb\s|half past\s)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|sette|otto|nove|dieci|undici|duas|oito|dez|twee|drie|vijf|zes|zeven|negen|tien|[1-9]|1\d|2[0-4])(?![\p{L}\d%€£$]|[.,:]\d|\s?(?:%|€|£|\$|euros?|dollars?|pounds?))/iu,
);
const durationLike = withLanguages(
  'duration-like',
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|ein|eine|zwei|drei|vier|fünf|sechs|un|una|dos|tres|cuatro|cinco|seis|deux|trois))[\s-]*(?:working |business |full |calendar |werk)?(?:sec|min|hour|hr|h\b|day|night|week|month|year|stunde|tag|nacht|woche|monat|jahr|minut|hora|día|dia|noche|semana|mes|año|heure|jour|nuit|semaine|mois|an\b|ans\b|ora|ore|giorn|settiman|mes|ann|uur|dag|weken|week|maand|jaar|godzin|dni|dzień|tydzień|tygod|miesi|lat|rok)|\b(?:(?:never|(?:do|does)(?:n['’]t| not)) expire|no (?:limit|expiry|expiration)|unlimited|unbegrenzt|verf(?:ällt|allen) nicht|no caducan?|until|till|bis|hasta)\b/iu,
);

const isTimeLike = (text: string): boolean => timeLike.test(text) || spokenTime.test(text);

/** What the question words say the answer must contain. */
export function findExpected(question: Question, words: QuestionWords): ExpectedValue[] {
  const { folded, language } = question;
  if (saysPhrase(folded, words.howLong))
    return [{ name: 'duration', test: (text) => durationLike.test(text) }];
  if (asksYear.test(folded)) return [{ name: 'year', test: (text) => yearLike.test(text) }];
  if (asksClock.test(folded) && asksWhen(folded, language))
    return [{ name: 'time', test: isClockTime }];
  if (asksWhen(folded, language)) return [{ name: 'time', test: isTimeLike }];
  if (asksNumber.test(folded)) return [{ name: 'phone', test: (text) => phoneLike.test(text) }];
  if (asksWeight.test(folded)) return [{ name: 'weight', test: (text) => weightLike.test(text) }];
  if (saysPhrase(folded, howOld[language]))
    return [{ name: 'age', test: (text) => ageLike.test(text) }];
  if (saysPhrase(folded, howBig[language]))
    return [{ name: 'measure', test: (text) => /\d/.test(text) }];
  const countTest = createCountTest(question, words);
  if (countTest) return [{ name: 'count', test: countTest }];
  // "Do I have to pay for parking?" wants a yes or no before an amount.
  if (startsLikeYesNo(folded, language) || asksIfThereIs.test(folded)) return [];
  if (saysPrice(folded, words) && !asksQuantity(folded) && !asksHowToPay(folded))
    return [
      {
        name: 'price',
        test: (text) => findPrices(text).length > 0 || free.test(text) || amount.test(text),
      },
    ];
  return [];
}

/** "What year is it from?" A price or a list of what there is doesn't say it. */
const asksYear = withLanguages(
  'asks-year',
  /(?<!\p{L})(?:(?:what|which) year|welche[sm]? (?:bau)?jahr|que ano|quelle annee|che anno|welk (?:bouw)?jaar|(?:ktorego|jakiego|ktorym) roku)(?!\p{L})/u,
);
const yearLike = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;

/** "How late" wants a time of day; a weekday or "two hours" doesn't say it. */
const asksClock = withLanguages(
  'asks-clock',
  /(?<!\p{L})(?:what time|how late|how early|um wie ?viel uhr|wie spat|(?:a|hasta) que hora|a quelle heure|jusqua quelle heure|a che ora|a que horas|hoe laat|o ktorej)(?!\p{L})/u,
);
const clockLike = withLanguages(
  'clock-like',
  /\d{1,2}[:.h]\d{2}(?!\d)|\d{1,2}\s?(?:am|pm|a\.m|p\.m|uhr|h)(?!\p{L})|(?<!\p{L})(?:noon|midnight|o['’]clock|mittags?|mitternacht|mediodía|medianoche|midi|minuit|mezzogiorno|mezzanotte|24 hours|around the clock|rund um die uhr)(?!\p{L})|(?:before|after|until|till|vor|nach|antes de|después de|hasta) (?:we |you |closing|opening|sunset|sunrise|dark|wir |cerrar|abrir|sonnen)/iu,
);
const isClockTime = (text: string): boolean => clockLike.test(text) || spokenTime.test(text);

/** "What's the number for deliveries?", not "the number of rooms". */
const asksNumber = withLanguages(
  'asks-phone-number',
  /(?<!\p{L})(?:(?:phone|telephone|mobile|cell|whatsapp|contact) number|(?:reach|call|get|contact) (?:you|them|someone|somebody) (?:by|on the|over the) (?:tele)?phone|numbers? (?:for (?:the|your|a)|to (?:call|ring|text))|telefonnummer|handynummer|numero de telefono|numero de telephone|numero di telefono|telefoonnummer|numer telefonu)(?!\p{L})/u,
);
const phoneLike = /\d(?:[\s()/.+-]{0,3}\d){5,}/u;
const asksWeight = withLanguages(
  'weight-asked',
  /(?<!\p{L})(?:how heavy|how much (?:does|do|would|will) .{1,60} weigh|what does .{1,60} weigh|wie schwer (?:ist|sind|wird|war)|wie ?viel wiegt|was wiegt|cuanto pesan?|combien pesent?|quanto pesan?o?|hoe zwaar|ile waz\p{L}+)(?!\p{L})/u,
);
const weightLike =
  /\d\s?(?:kg|kilos?|kilogram\p{L}*|g|grams?|gramm|gramos|lbs?|pounds?|oz|ounces?|stone|t|tons?|tonnes?|tonnen|toneladas?)(?![\p{L}\d])/iu;

/** "If I cancel a day before, is there a fee?" */
const asksIfThereIs =
  /(?:is|are) there (?:an? |any |some )?(?:extra |late |additional )?(?:fees?|charges?|costs?|surcharge|penalty)|gibt es (?:da )?eine? (?:gebuhr|zuschlag|aufpreis|strafe)|kostet (?:das|es) (?:was|etwas|extra)|hay (?:algun |un )?(?:recargo|coste|cargo|suplemento)/u;

/** "Is there parking when I drop off the kids?" doesn't ask for a time. */
function asksWhen(whole: string, language: LanguageCode): boolean {
  // "Which papers do you need when I pick it up?" asks for no time either.
  const folded = withoutClause(whole);
  const asked = startsLikeYesNo(folded, language)
    ? when[language].split(',').filter((phrase) => phrase.includes(' '))
    : [when[language]];
  return asked.some((phrases) => saysPhrase(folded, phrases));
}

function withoutClause(folded: string): string {
  const at = folded.search(whenSomeone);
  return at > 0 && askingWord.test(folded.slice(0, at)) ? folded.slice(0, at) : folded;
}

const whenSomeone = withLanguages(
  'when-someone',
  /\s(?:when|wenn|cuando|quand|quando|als)\s(?:i|we|he|she|they|my|our|ich|wir|er|sie|mein\p{L}*|me|mi|nos|voy|vengo|recojo|je|nous)(?!\p{L})/u,
);
const askingWord = withLanguages(
  'asking-word',
  /(?<!\p{L})(?:what|which|who|where|how|was|welche[rsnm]?|wer|wo|wie|que|cual(?:es)?|quien|donde|como)(?!\p{L})/u,
);

/** "I want to pay for it with my card" asks for no price. */
const asksHowToPay = (folded: string): boolean =>
  paysWith.test(folded) && !amountAsked.test(folded);

const paysWith =
  /(?<!\p{L})(?:pay|paying|zahlen|bezahlen|pagar)(?!\p{L}).{0,40}(?<!\p{L})(?:with|by|via|using|mit|per|con|mediante)(?!\p{L})|(?<!\p{L})(?:mit|per|con) .{0,30}(?<!\p{L})(?:zahlen|bezahlen|pagar)(?!\p{L})/u;
const amountAsked =
  /(?<!\p{L})(?:how much|what|price\p{L}*|costs?|fees?|charges?|wie ?viel|was|kosten|kostet|preis\p{L}*|gebuhr\p{L}*|cuanto|que|precio\p{L}*|cuesta)(?!\p{L})/u;

/** "How much notice do you need?" and "how much water should I drink?" ask for no price. */
function asksQuantity(folded: string): boolean {
  const next = /\bhow much (?!(?:of|on|in|off|more|less|extra)\b)(\p{L}{3,20})/u.exec(folded)?.[1];
  return next !== undefined && !afterHowMuch.test(next);
}

const afterHowMuch =
  /^(?:are|was|were|does|did|will|would|wud|should|could|can|might|for|the|this|that|these|those|your|you|yall|our|they|she|per|each|cost|costs|money|cash|roughly|about|approximately|exactly|usually|then|altogether|total|cheaper|dearer|longer|all|one|two|three|four|five|six|and|with|without|have|gonna|going|today|please|pls|and|from|till|until|its|it|hes|shes|theyre|wold|wuld|dose|dos)$/;
