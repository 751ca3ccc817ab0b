import type { Grammar } from '#server/engine/language/grammar.ts';

export const grammar: Grammar = {
  elides: true,
  asksByVerb: true,
  keepsCapitals: true,
  signs: [
    [/ç/u, 0.5],
    [/[êâîûœ]/u, 0.5],
    [/[àèùìò]/u, 0.4],
    [/é/u, 0.4],
  ],
  forms: {
    nouns: 's x e es aux>al',
    listedNouns: 's x',
    infinitives: 'er ir re',
    verbs:
      'er ir re e es ez ons ent ais ait aient ant ee ees era erai erons erez is it issez issons',
  },
  keptWhole:
    'vite vitre sommes reste tous tout cour masse grave haute pris cote prendre elle elles cette cela dans sans sous nous vous plus tres fois mais entre passe passer passe sera',
  sounds: [
    [/ch/g, 'C'],
    [/ph/g, 'f'],
    [/h/g, ''],
    [/eau|au/g, 'o'],
    [/qu?/g, 'k'],
    [/c(?=[eiy])/g, 's'],
    [/c/g, 'k'],
    [/y/g, 'i'],
    [/(?:ai|ei)(?!n)/g, 'e'],
    [/(?:er|ez|et|es|e|ees?)$/, 'e'],
    [/[stxdp]$/, ''],
    [/e$/, ''],
    [/z/g, 's'],
    [/am(?=[bp])|em(?=[bp])|en(?![aeiou])|an(?![aeiou])/g, 'A'],
  ],
  verbsBeforeObject: /(?<!\p{L})(\p{L}{2,}(?:er|ir))(?= (?:le|la|les|une?|des|mon|ma|mes) \p{L})/gu,
  yesNoStart:
    /^(?:et\s+)?(?:est|sont|avez|puis|peut|peux|y a|faites|etes|acceptez|vendez|est-ce)\b/,
  reasons: / (?:quand|lorsque|parce que) /iu,
  referring: /\bdepend d|^(?:veuillez )?(?:demandez|voir|consultez)(?!\p{L})/u,
};
