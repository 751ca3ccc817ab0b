import type { Grammar } from '#server/engine/language/grammar.ts';

export const grammar: Grammar = {
  asksByVerb: true,
  keepsCapitals: true,
  signs: [[/[łąęśźżćń]/u, 1]],
  forms: {
    // Every case has an ending of its own, so both sides lose theirs.
    nouns: 'a e i o u y om ach ami ow em ie ego emu ym ych ymi im ich imi ej iem owi',
    listedNouns: 'a e i o y',
    infinitives: 'ac ic yc ec',
    verbs: 'ac ic yc ec am asz a amy aja e esz emy isz imy y ymy al ala ali il ila ili',
  },
  keptWhole:
    'czeka skoro kolej kolego gotowy gotowa gotowe gotowi park parku stop pole pracy jest tego temu jego jako tylko bardzo moze przed przez kiedy ktory ktora ktore mamy same sami samo sama dane',
  sounds: [
    [/ł/g, 'l'],
    [/ch/g, 'h'],
    [/rz/g, 'z'],
    [/u/g, 'o'],
    [/om(?=[bp])/g, 'a'],
    [/w/g, 'v'],
    [/f/g, 'v'],
  ],
  yesNoStart: /^(?:a\s+)?(?:czy|jest|sa|macie|mozna|moge)\b/,
  reasons: /,? (?:kiedy|gdy|bo) /iu,
  referring: /\bzalezy od\b|^(?:prosimy )?(?:zapytaj|zobacz|patrz|sprawdz)(?!\p{L})/u,
};
