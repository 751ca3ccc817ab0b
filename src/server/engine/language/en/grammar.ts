import type { Grammar } from '#server/engine/language/grammar.ts';

export const grammar: Grammar = {
  forms: {
    nouns: 's es>~ ies>y ves>f',
    listedNouns: 's',
    infinitives: '',
    verbs: '',
  },
  keptWhole: 'morning evening wedding earring being during news gas bus wed help',
  sounds: [
    [/^(?:kn|gn)/, 'n'],
    [/^wr/, 'r'],
    [/wh/g, 'w'],
    [/tch|ch/g, 'C'],
    [/sh/g, 'S'],
    [/ph/g, 'f'],
    [/igh/g, 'Y'],
    [/gh/g, ''],
    [/dge/g, 'j'],
    [/(?:gue)(?=s?$)/, 'g'],
    [/(?:que)(?=s?$)/, 'k'],
    [/qu/g, 'kw'],
    [/q(?!w)/g, 'k'],
    [/qw/g, 'kw'],
    [/ck/g, 'k'],
    [/c(?=[eiy])/g, 's'],
    [/c/g, 'k'],
    [/x/g, 'ks'],
    [/mb(?=s?$)/, 'm'],
    [/le$/, 'el'],
    [/oar|oor/g, 'or'],
    [/(?:ai|ay|ei(?!g))/g, 'E'],
    [/(?:ee|ea|ie(?!$))/g, 'I'],
    [/(?:oa|ow|oe)/g, 'O'],
    [/(?:oo|ou|ew|ue|ui)/g, 'U'],
    [/(?:ey|y)$/, 'I'],
    // The "e" at the end isn't said but makes the vowel before it long.
    [/a([^aeiouAEIOUY])e(s?)$/, 'E$1$2'],
    [/e([^aeiouAEIOUY])e(s?)$/, 'I$1$2'],
    [/[iy]([^aeiouAEIOUY])e(s?)$/, 'Y$1$2'],
    [/o([^aeiouAEIOUY])e(s?)$/, 'O$1$2'],
    [/u([^aeiouAEIOUY])e(s?)$/, 'U$1$2'],
    [/ed$/, 'd'],
  ],
  endings: ['s', 'es', 'ed', 'ing', 'er', 'ers', 'ly', 'y', 'ings'],
  askedThing: {
    opening:
      /(?<!\p{L})(?:(?:do|does|can|could|will|would) (?:you|u|ya|they|yous)(?: (?:guys|also|still|even|ever|all))?(?: happen to)? (?<verb>\p{L}+)|(?:do|does|will) (?:the|your|all|these)(?: \p{L}+){1,3} (?:have|has|include)|(?:is|are|was) there|have you got|(?<=^|[,.;:!?] )got|can (?:i|we) (?:pay|get|have|buy|rent|hire|use|order|borrow)(?: with| by| from you)?|(?:do|will|would|can|could) (?:i|we)(?: also| still)? (?:collect|earn|receive|gain)|any)(?: (?:any|a|an|the|some|your|my))*(?= )/u,
    light:
      'have sell offer do take accept serve carry stock provide got make get know need want allow let give run come go keep use charge say tell think mean look see help',
    ends: 'for in at on to with from near by when if while during that which and who where or as of about into after before then there here this per',
  },
  yesNoStart:
    /^(?:(?:and|so|but|hi|ok)\s+)?(?:is|are|do|does|did|can|could|will|would|may|have|has|am|should|must)\b/,
  reasons: / (?:when|while|because) (?=(?:i|we|my|our|he|she|they)(?!\p{L}))/iu,
  referring:
    /\bdepends? on\b|^(?:please )?(?:ask|see|check|look at|refer to)(?!\p{L})|\b(?:is|are) (?:in|on|listed in|shown in|marked in|found in|given in) (?:the|our) /u,
};
