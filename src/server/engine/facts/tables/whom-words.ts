import { peopleByAge } from '#server/engine/language/measure-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';

/** Words that name in general what a business offers: beside an age they select nothing. */
export const offering = withLanguages(
  'offering',
  /^(?:class|classes|course|courses|lesson|lessons|activit(?:y|ies)|program(?:me)?s?|workshops?|sessions?|groups?|clubs?|tours?|kurse?n?|angebote?|aktivitaten?|gruppen?|stunden|clases?|cursos?|actividad(?:es)?|talleres|grupos?|cours|activites?|ateliers?|groupes?|corsi|attivita|lezioni|gruppi|aulas?|atividades?|lessen|cursussen|activiteiten|groepen|zajec\p{L}*|kursy|grupy)$/u,
);

/** For whom something is, beside an age. */
export const family = withLanguages(
  'family',
  /^(?:sons?|daughters?|kids?|child|children|boys?|girls?|toddlers?|bab(?:y|ies)|grand(?:son|daughter|child|kid)s?|lad|nephew|niece|sohn|tochter|kind|kinder|enkel\p{L}*|junge|madchen|hij[oa]s?|nin[oa]s?|niet[oa]s?|fils|filles?|enfants?|garcon|figli[oae]|bambin[oaie]|nipot[ei]|filh[oa]s?|criancas?|net[oa]s?|zoon|dochter|kinderen|kleinkind|syn|corka|dzieck[oa]|dzieci|wnu\p{L}+)$/u,
);

/** "Big enough for 3", "45 feet long": what the number itself says. */
export const sizeWord = withLanguages(
  'size-word',
  /^(?:big|large|long|tall|wide|heavy|small|enough|weigh\p{L}*|gross\p{L}*|lang|hoch|breit|schwer|grandes?|largo|alto|ancho|pesad[oa]|suficiente\p{L}*|grands?|longs?|larges?|lourds?|assez|grandi?|lung[oh]\p{L}*|compridos?|grote?|lange?|zwa\p{L}+|duz\p{L}+|dlug\p{L}+)$/u,
);

/** Who asks for an adult doesn't mean what is for children. */
export const grownUp = withLanguages(
  'grown-up',
  /^(?:adults?|grown ?ups?|erwachsene[nrs]?|adult[oa]s?|adultes?|adult[ie]|volwassenen?|dorosl\p{L}+)$/u,
);

/** Names and groups of what is for children or young people. */
export const young = withLanguages(
  'young',
  /(?<!\p{L})(?:child\p{L}*|kids?|youths?|teens?|teenagers?|juniors?|bab(?:y|ies)|toddlers?|kinder\p{L}*|kind|jugend\p{L}*|schuler\p{L}*|nin[oa]s?|infantil\p{L}*|juvenil|jovenes|enfants?|ados?|bambin\p{L}*|ragazz\p{L}*|criancas?|kinderen|jongeren|dzieci\p{L}*|mlodziez\p{L}*)(?!\p{L})/u,
);

/** Groups of what comes on top of the things that a list is about. */
export const extras = withLanguages(
  'extras',
  /^(?:(?:other |rental )?(?:accessor(?:y|ies)|extras?|add[- ]?ons?|supplies|spare parts|spares|merch(?:andise)?|fees|surcharges|deposits)|zubehor|extras|zusatze|aufpreise|zuschlage|gebuhren|ersatzteile|accesorios|complementos|suplementos|recambios|accessoires|supplements|accessori|supplementi|acessorios|toebehoren|toeslagen|akcesoria|dodatki)$/u,
);

/** "Min. guests": from so many people on. */
export const someGuests =
  /(?<!\p{L})(?:guests?|people|persons?|pax|heads?|players?|riders?|participants?|group|personen|gäste|teilnehmer|personas|comensales|invitados|personnes|convives|persone|pessoas)(?!\p{L})/iu;

/** Words for people that are counted: "4 friends", "12 kids". */
export const countedPerson = withLanguages(
  'counted-person',
  new RegExp(
    `^(?:lads?|girls?|boys?|guys?|blokes?|friends?|mates?|pals?|women|men|ladies|colleagues|coworkers|players?|drivers?|riders?|teenagers?|freunde|freundinnen|jungs|madels|kollegen|frauen|manner|spieler|amigos|amigas|chicos|chicas|companeros|jugadores|amis|amies|amici|amigos|vrienden)$|${peopleByAge.source}`,
    'u',
  ),
);
