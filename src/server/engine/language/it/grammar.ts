import type { Grammar } from '#server/engine/language/grammar.ts';

export const grammar: Grammar = {
  elides: true,
  asksByVerb: true,
  signs: [
    [/[àèùìò]/u, 0.5],
    [/é/u, 0.2],
  ],
  forms: {
    nouns: 'i>o i>e i>a e>a a>o e>o chi>co che>ca ghi>go ghe>ga',
    listedNouns: 'i>o i>e e>a',
    infinitives: 'are ere ire arsi ersi irsi',
    verbs:
      'are ere ire o i a e iamo ate ete ite ano ono ato ata ati ate uto uta uti ute ito ita iti ite ando endo avo ava ero era erei irei arlo arla armi irmi ermi arsi irsi ersi',
  },
  keptWhole:
    'potere potete potuto solo sola soli sole solito solare opera sinistra corsa corte ricco mostri anche salve leggere posta presi conta duro anna modi dite come sono questo questa questi queste della delle dello dalla nella sulla tutto tutti tutte cosa cose caso casi ogni poco',
  sounds: [
    [/h/g, ''],
    [/cq|qu|q/g, 'ku'],
    [/k/g, 'c'],
    [/y|j/g, 'i'],
  ],
  diminutives: [[/(?:ett|in)[oaie]$/u, ['o', 'a', 'e', '']]],
  verbsWithPronoun: /^\p{L}{3,}[aei]r(?:mi|ti|si|ci|vi|lo|la|li|le|ne|melo|mela)$/u,
  verbsBeforeObject:
    /(?<!\p{L})(\p{L}{2,}[aei]re)(?= (?:il|lo|la|i|gli|le|una?|il mio|la mia) \p{L})/gu,
  yesNoStart: /^(?:e\s+)?(?:e|avete|posso|si puo|c'e|ci sono|siete|fate|accettate|vendete)\b/,
  reasons: / (?:quando|mentre|perché) /iu,
  referring: /\bdipende d|^(?:si prega di )?(?:chiedete|chiedi|vedi|consultate)(?!\p{L})/u,
};
