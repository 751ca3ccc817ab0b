import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { findConcepts } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findTopics } from '#server/engine/understand/find-topics.ts';
import type { Question } from '#server/engine/understand/question.ts';
import type { Section } from './sections.ts';

/** The dangers that a question speaks of: then only the documents' own emergency advice may answer. */
export function findDangers({
  text,
  language,
}: Pick<Question, 'text' | 'language'>): ReadonlySet<ConceptId> {
  return new Set([
    ...findConcepts(text, language)
      .filter(
        ({ id, words }) =>
          (dangers.has(id) && !(id === bleeding && bleedsThing.test(text))) ||
          (dangersInPhrases.has(id) && /\s/.test(words.trim())),
      )
      .map(({ id }) => id),
    ...(findTopics({ text, place: 'question', language }).has('poisoning') ? [poisoning] : []),
  ]);
}

const list = (ids: string): ReadonlySet<string> => new Set(ids.split(' '));
const dangers = list(
  'breathing-trouble chest-pain poisoning carbon-monoxide electric-shock swelling bleeding',
);
/** A single word of these says too little: a gas boiler, a fit of keys, a smoker, a table by the fire, a plant that is drowning. */
const dangersInPhrases = list('gas-smell seizure smoke fire drowning');
const poisoning: ConceptId = 'poisoning';
const bleeding: ConceptId = 'bleeding';
/** Brakes and radiators are bled too, and no one is hurt. */
const bleedsThing =
  /\b(?:brakes?|radiators?|clutch|hydraulics?|heating|cal+ipers?)\b.{0,40}\b(?:bled|bleed|bleeding)\b|\b(?:bled|bleed|bleeding|bleeds) (?:\p{L}+ ){0,4}(?:brakes?|radiators?|clutch|hydraulics?|heating|cal+ipers?)\b/iu;

/** States of health that a question speaks of: what is said without a word about them is no answer. */
export function findConditions({
  text,
  language,
}: Pick<Question, 'text' | 'language'>): ReadonlySet<ConceptId> {
  const found = findConcepts(text, language).map(({ id }) => id);
  return new Set([
    ...found.filter((id) => conditions.has(id)),
    ...(farAlong.test(text) ? [pregnant] : []),
  ]);
}

const pregnant: ConceptId = 'pregnant';
/** "I'm five months along", "ich bin im sechsten Monat", "estoy de 20 semanas". */
const farAlong =
  /(?<!\p{L})(?:(?:months|weeks) (?:along|gone|pregnant)|(?:first|second|third|1st|2nd|3rd) trimester|bin (?:jetzt |schon |gerade |erst )?(?:im|in der) (?:\d{1,2}\.?|\p{L}{3,14}) (?:monat|schwangerschaftswoche|ssw)|estoy (?:ya )?de (?:\d{1,2}|\p{L}{2,8}) (?:mes|meses|semanas)|(?:je suis )?enceinte de|sono (?:al|di) (?:\d{1,2}|\p{L}{3,8}) mes[ei]|estou de (?:\d{1,2}|\p{L}{2,8}) (?:mes|meses|semanas))(?!\p{L})/iu;

const conditions = list('pregnant heart-condition diabetes seizure allergy latex-allergy');

/** Whether a text speaks of one of these. */
export function speaksOf({
  text,
  conditions: asked,
  language,
}: {
  text: string;
  conditions: ReadonlySet<ConceptId>;
  language: LanguageCode;
}): boolean {
  return findConcepts(text, language).some(({ id }) => asked.has(id));
}

export type Patient = 'person' | 'animal';

/** Who a text speaks of as being in danger; null when it doesn't say, or both. */
export function findPatient(text: string, language: LanguageCode): Patient | null {
  const ids = findConcepts(text, language).map(({ id }) => id);
  const isAnimal = ids.some((id) => animals.has(id));
  const isPerson = ids.some((id) => persons.has(id)) || emergencyNumber.test(text);
  if (isAnimal === isPerson) return null;
  return isAnimal ? 'animal' : 'person';
}

const animals = list('dog cat pet pets bird horse rabbit-rodent reptile-fish vet animal');
const persons = list('child baby adult pregnant senior age-limit');

/** How far a section is advice for an emergency: up to 2 for these dangers, 1 in general, 0 not at all. */
export function rateAdvice({
  section,
  dangers: asked,
  patient = null,
  language,
}: {
  section: Section;
  dangers: ReadonlySet<ConceptId>;
  /** Who is in danger: what to do for a dog may harm a child. */
  patient?: Patient | null;
  language: LanguageCode;
}): number {
  const text = `${section.heading}. ${section.text}`;
  const other = patient === null ? null : findPatient(text, language);
  if (other !== null && other !== patient) return 0;
  const found = findConcepts(text, language).map(({ id }) => id);
  const isAdvice =
    emergencyNumber.test(text) ||
    ((found.includes('emergency' as ConceptId) || found.includes(poisoning)) &&
      phoneNumber.test(text)) ||
    isAlarm(section, language);
  // "Burning smell: pull the plug and call us" is advice without an emergency number.
  if (!isAdvice) return instruction.test(text) && found.some((id) => asked.has(id)) ? 1 : 0;
  if (!found.some((id) => asked.has(id))) return 1;
  // "If your pet has swallowed one, call us" is for one thing; a poison line is for all of them.
  return asked.has(poisoning) && !emergencyNumber.test(text) && !poisonLine.test(text) ? 1.5 : 2;
}

/** Whether a question tells of something that went wrong with someone's body: it may be an emergency. */
export const tellsDistress = ({ text, language }: Pick<Question, 'text' | 'language'>): boolean =>
  findTopics({ text, place: 'question', language }).has('distress');

/** Whether a text warns and says what to do at once. */
export function isAlarm({ heading, text }: Section, language: LanguageCode): boolean {
  const whole = `${heading}. ${text}`;
  return (
    emergencyNumber.test(whole) ||
    findTopics({ text: whole, place: 'text', language }).has('distress')
  );
}

/** Whether a line has an emergency number. */
export const givesNumber = (text: string): boolean => emergencyNumber.test(text);

const emergencyNumber = /(?<![\d-])(?:911|999|112|000|144|118|061)(?![\d-])/;
const instruction =
  /\b(?:pull the plug|unplug|switch (?:it |them |everything )?off|turn (?:it |them )?off|stop (?:using|riding|playing|driving|working)|(?:do not|don['’]t|never) (?:use|ride|drive|play|touch|light|switch)|get out|leave the (?:room|building|house)|stecker ziehen|zieh\p{L}* (?:sie )?den stecker|ausschalten|abschalten|nicht (?:mehr )?(?:benutzen|weiterfahren|verwenden)|desenchuf\p{L}*|apag\p{L}+|no (?:use|usar|encienda)|débranch\p{L}*|éteign\p{L}*|stacca\p{L}*|spegn\p{L}*|deslig\p{L}*|uitschakel\p{L}*|wyłącz\p{L}*)\b/iu;
const poisonLine =
  /poison|gift(?:not|info|zentrale)|toxicolog|intoxica|veneno|antipoison|vergift|trucizn/iu;
const phoneNumber = /\+?\d[\d\s()./-]{6,}\d/;
