import type { Grammar } from '#server/engine/language/grammar.ts';

export const grammar: Grammar = {
  joinsNouns: true,
  forms: {
    nouns: 'e n en s en>= en>+ e>= e>+ je tje jes tjes',
    listedNouns: 'en s en>= en>+',
    infinitives: 'en',
    verbs: 'en e t te ten de den',
  },
  keptWhole:
    'waar waren ware wens vier vierde bent geleden stellen pakken zagen past pete kate karen verlaten volgens volgende enkele wegens trouwens bende schot netjes opeens deze onze alle allen alles even mijn zijn waar naar over onder laat laten gaat want keer soms meer zeer leren best langs',
  sounds: [
    [/ij|ei|y/g, 'Y'],
    [/ou|au/g, 'A'],
    [/dt|d$/g, 't'],
    [/ck|c(?!h)/g, 'k'],
    [/v/g, 'f'],
    [/z/g, 's'],
    [/th/g, 't'],
    [/ch/g, 'g'],
  ],
  diminutives: [[/(?:etje|tje|pje|je)s?$/u, ['', 'e']]],
  yesNoStart: /^(?:en\s+)?(?:is|zijn|hebben|heeft|kan|kunnen|mag|verkopen|doen|accepteren)\b/,
  reasons: / (?:als|terwijl|omdat) (?=(?:ik|we|wij|mijn|onze)(?!\p{L}))/iu,
  referring: /hangt af van|hangt [^.]{0,40} af(?!\p{L})|^(?:vraag|zie|bekijk)(?!\p{L})/u,
};
