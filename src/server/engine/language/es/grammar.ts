import type { Grammar } from '#server/engine/language/grammar.ts';

export const grammar: Grammar = {
  asksByVerb: true,
  signs: [
    [/ñ/u, 0.7],
    [/[áíóú]/u, 0.5],
    [/é/u, 0.3],
  ],
  forms: {
    nouns: 's es ces>z a>o as>o os>o',
    listedNouns: 's es',
    infinitives: 'ar er ir arse erse irse',
    verbs:
      'ar er ir o a e as es an en amos emos imos ais eis aste iste aron ieron ando iendo ado ada ados adas ido ida idos idas aba aban are era ara aria eria iria arlo arla arme irme erme arse irse erse',
  },
  keptWhole:
    'poder podemos pueda puedas podido casa casas luna lunes lunar duro piensa piensas solar solo sola tener tenemos tenido teniendo familiar pasa como este esta esto estos estas para pero cada todo toda todos todas nada caso casos sobre entre unas unos antes',
  sounds: [
    [/ch/g, 'C'],
    [/h/g, ''],
    [/v/g, 'b'],
    [/w/g, 'gu'],
    [/cc(?=[ei])/g, 's'],
    [/sc(?=[ei])/g, 's'],
    [/c(?=[ei])/g, 's'],
    [/q(?:u(?=[ei]))?/g, 'k'],
    [/c/g, 'k'],
    [/gu(?=[ei])/g, 'g'],
    [/g(?=[ei])/g, 'j'],
    [/ll/g, 'y'],
    [/x(?=[^aeiou])/g, 's'],
    [/z/g, 's'],
    [/n(?=[bp])/g, 'm'],
  ],
  diminutives: [
    [/(?:e?c)(?:it|ill)[oa]s?$/u, ['e', '', 'o', 'a']],
    [/(?:it|ill)[oa]s?$/u, ['o', 'a', '', 'e']],
  ],
  verbsWithPronoun:
    /^\p{L}{3,}(?:[aei]r|[aei]ndo)(?:me|te|se|nos|os|lo|la|le|los|las|les|melo|mela|selo|sela)$/u,
  verbsBeforeObject:
    /(?<!\p{L})(\p{L}{2,}[aei]r)(?= (?:a |en |con )?(?:el|la|los|las|una?|unos|unas|mis?|sus?) \p{L}| en \p{L})/gu,
  askedThing: {
    opening:
      /(?<!\p{L})(?:teneis|tienen|tiene|hay|haceis|hacen|vendeis|venden|aceptais|aceptan|ofreceis|ofrecen|alquilais|alquilan|dais|reparais|reparan|arreglais|arreglan|admitis|admiten|organizais|organizan|trabajais con|trabajan con)(?: (?:un|una|unos|unas|el|la|los|las|algun|alguna|tambien))*(?= )/u,
    light: '',
    ends: 'para en con por a al de del si cuando y o que desde hasta como',
  },
  yesNoStart:
    /^(?:y\s+)?(?:es|esta|estan|hay|tienen|teneis|tiene|puedo|puede|pueden|se puede|aceptan|aceptais|hacen|haceis|abren|abris|son|cubre|cubren|incluye|necesito|ofrecen|ofreceis|trabajais|trabajan)\b/,
  reasons: / (?:cuando|mientras|porque) /iu,
  referring:
    /\bdepende de\b|^(?:por favor )?(?:pregunte|pregunta|consulte|consulta|vease|mira)(?!\p{L})|\besta[n]? en (?:la|el|nuestra) /u,
};
