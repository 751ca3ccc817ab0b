import type { Grammar } from '#server/engine/language/grammar.ts';

export const grammar: Grammar = {
  joinsNouns: true,
  keepsCapitals: true,
  signs: [
    [/ß/u, 1],
    [/[äöü]/u, 0.6],
  ],
  forms: {
    nouns: 'e n en s es er>4 ern>4 em>4 in>4 innen>4',
    listedNouns: 'e n en',
    infinitives: 'en n',
    verbs: 'en n e st est t et te ten end',
  },
  keptWhole:
    'wenn wann rest zehn scheint scheinen weinen wein nach noch nicht auch bauen lass sich seine warte garten sonne waer male malen teil rate raten reise reisen weise weisen heute leute alle allen eine einen einer eines meine meinen deine seine ihre ihren keine keinen diese diesen jede jeden waren waere wollen wollte wollten nahe rein reine reinen feste arme armen werden andere anderen anders anderes anderer neun still lange seid sehe wahr schule stelle stellen',
  sounds: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/ue/g, 'u'],
    [/ph/g, 'f'],
    [/v/g, 'f'],
    [/th/g, 't'],
    [/dt|d$/g, 't'],
    [/tz/g, 'z'],
    [/ck/g, 'k'],
    [/qu/g, 'kw'],
    [/c(?!h)/g, 'k'],
    [/ie/g, 'i'],
    [/y/g, 'u'],
    [/(?<=[aeiou])h/g, ''],
    [/ai/g, 'ei'],
  ],
  endings: ['n', 'en', 'e', 'er', 'es', 's', 'em'],
  diminutives: [[/(?:chen|lein)$/u, ['', 'e', 'en']]],
  askedThing: {
    opening:
      /(?<!\p{L})(?:(?<verb>habt|macht|verkauft|nehmt|fuhrt|bietet|akzeptiert|repariert|liefert|haben|machen|verkaufen|nehmen|fuhren|bieten) (?:ihr|sie)|gibt es|gibts|gibt)(?: (?:bei euch|bei ihnen|auch|denn|eine|einen|ein|einem|den|die|das))*(?= )/u,
    light:
      'habt macht verkauft nehmt fuhrt bietet akzeptiert haben machen verkaufen nehmen fuhren bieten',
    ends: 'fur im in am an auf zu mit von bei wenn ob und oder als nach vor bis',
  },
  yesNoStart:
    /^(?:und\s+)?(?:ist|sind|hat|habt|haben|kann|konnt|konnen|darf|durfen|gibt|gibts|muss|mussen|macht|seid|nehmt|bietet|verkauft|liefert)\b/,
  reasons: /,? (?:wenn|während|weil) (?=(?:ich|wir|mein\p{L}*|unser\p{L}*|er|sie)(?!\p{L}))/iu,
  referring:
    /hangt [^.]{0,40} ab(?!\p{L})|kommt (?:darauf|drauf) an|^(?:bitte )?(?:fragen sie|fragt|siehe|sehen sie)(?!\p{L})|\b(?:steht|stehen) (?:in|im|auf) /u,
};
