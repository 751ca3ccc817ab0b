import type { Grammar } from '#server/engine/language/grammar.ts';

export const grammar: Grammar = {
  asksByVerb: true,
  signs: [
    [/[ãõ]/u, 0.9],
    [/ç/u, 0.5],
    [/[êâîûœ]/u, 0.3],
    [/[áíóú]/u, 0.4],
    [/é/u, 0.3],
  ],
  forms: {
    nouns: 's es oes>ao aes>ao ais>al eis>el ns>m a>o as>o os>o',
    listedNouns: 's es',
    infinitives: 'ar er ir',
    verbs:
      'ar er ir o a e as es am em amos emos imos aste iste aram eram iram ando endo indo ado ada ados adas ido ida idos idas ava avam aria eria iria',
  },
  keptWhole:
    'poder pode podem podemos poderia casa casas duro dura solar solo sola pensa pensar comando anda andar luta poda tens como este esta isto para pelo pela cada todo toda todos todas nada caso casos sobre entre unas uns antes',
  sounds: [
    [/ch/g, 'x'],
    [/(?<![ln])h/g, ''],
    [/c(?=[ei])/g, 's'],
    [/qu(?=[ei])/g, 'k'],
    [/c/g, 'k'],
    [/z/g, 's'],
    [/y/g, 'i'],
    [/n(?=[bp])/g, 'm'],
  ],
  diminutives: [[/z?inh[oa]s?$/u, ['o', 'a', '', 'e']]],
  verbsBeforeObject: /(?<!\p{L})(\p{L}{2,}[aei]r)(?= (?:o|a|os|as|uma?|meu|minha) \p{L})/gu,
  yesNoStart: /^(?:e\s+)?(?:e|esta|ha|tem|posso|pode|aceitam|fazem|vendem)\b/,
  reasons: / (?:quando|enquanto|porque) /iu,
  referring: /\bdepende d|^(?:por favor )?(?:pergunte|veja|consulte)(?!\p{L})/u,
};
