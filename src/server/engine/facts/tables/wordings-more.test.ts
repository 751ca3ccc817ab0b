import { testLayouts } from './testing/test-layouts.ts';

const german = {
  'hofladen.csv': `Artikel,Gruppe,Preis,Gewicht,Nüsse,Hinweis
Heidehonig,Honig,"12,00 €",500 g,nein,
Kleehonig,Honig,"9,00 €",250 g,nein,
Walnusshonig,Honig,"14,00 €",350 g,ja,
Wachskerze,Kerzen,"7,00 €",120 g,nein,
Stumpenkerze,Kerzen,"18,00 €",800 g,nein,
Lippenbalsam,Pflege,"4,50 €",15 g,nein,`,
};

const priceDe = (thing: string): string[] => [
  `was kostet ${thing}?`,
  `was kostet bei euch ${thing}`,
  `wie teuer ist ${thing}?`,
  `wie teuer wäre ${thing} bei euch`,
  `wie viel kostet ${thing}`,
  `wieviel kostet denn ${thing}?`,
  `wie viel ist ${thing}`,
  `wie viel macht ${thing}?`,
  `wie viel nehmt ihr für ${thing}`,
  `was nehmt ihr für ${thing}?`,
  `was verlangt ihr für ${thing}`,
  `was muss ich für ${thing} zahlen?`,
  `was zahle ich für ${thing}`,
  `was zahlt man bei euch für ${thing}?`,
  `was würde mich ${thing} kosten`,
  `wie hoch ist der Preis für ${thing}?`,
  `Preis für ${thing}?`,
  `Preis ${thing}?`,
  `${thing}, Preis?`,
  `${thing}, wie teuer?`,
  `${thing}, was kostet das?`,
  `${thing} - wie viel macht das`,
  `könnt ihr mir sagen was ${thing} kostet`,
  `ich wüsste gern den Preis für ${thing}`,
  `ich bräuchte ${thing}, was kostet das?`,
  `ich hätte gern ${thing}. Wie viel macht das?`,
  `mit welchem Preis muss ich für ${thing} rechnen?`,
  `wie viel bin ich für ${thing} los`,
  `was kommt für ${thing} auf mich zu?`,
  `mein Kumpel will ${thing}, was zahlt er`,
  `wie viel Geld muss ich für ${thing} hinlegen`,
  `was kostet ${thing} zurzeit?`,
];

const spanish = {
  'tienda.csv': `Artículo,Grupo,Precio,Peso,Nueces,Notas
Miel de brezo,Miel,"12,00 €",500 g,no,
Miel de trébol,Miel,"9,00 €",250 g,no,
Miel con nueces,Miel,"14,00 €",350 g,sí,
Vela de cera,Velas,"7,00 €",120 g,no,
Cirio grande,Velas,"18,00 €",800 g,no,
Bálsamo labial,Cuidado,"4,50 €",15 g,no,`,
};

const priceEs = (thing: string): string[] => [
  `¿cuánto cuesta ${thing}?`,
  `cuanto vale ${thing}`,
  `¿cuánto es ${thing}?`,
  `¿cuánto sale ${thing}?`,
  `¿por cuánto me sale ${thing}?`,
  `¿a cuánto está ${thing}?`,
  `¿a cuánto tenéis ${thing}?`,
  `¿cuánto cobráis por ${thing}?`,
  `¿qué cobran por ${thing}?`,
  `¿qué precio tiene ${thing}?`,
  `¿a qué precio está ${thing}?`,
  `precio de ${thing}?`,
  `precio ${thing}`,
  `${thing}, ¿precio?`,
  `${thing}, ¿cuánto es?`,
  `me gustaría saber el precio de ${thing}`,
  `quisiera saber cuánto cuesta ${thing}`,
  `¿me decís el precio de ${thing}?`,
  `¿cuánto tengo que pagar por ${thing}?`,
  `¿cuánto me costaría ${thing}?`,
  `quiero comprar ${thing}, ¿cuánto cuesta?`,
  `mi amigo busca ${thing}, ¿qué pagaría?`,
  `¿cuánto dinero cuesta ${thing}?`,
  `¿cuánto cuesta ahora mismo ${thing}?`,
];

testLayouts({
  'prices and lists in German': {
    files: german,
    language: 'de',
    cases: [
      ...priceDe('Heidehonig').map((ask): [string, string[]] => [ask, ['12']]),
      ...priceDe('eine Stumpenkerze').map((ask): [string, string[]] => [ask, ['18']]),
      ...[
        'was ist euer günstigster Honig',
        'welcher Honig ist am billigsten?',
        'welcher Honig kostet am wenigsten',
        'der preiswerteste Honig?',
        'für welchen Honig zahle ich am wenigsten',
        'welcher Honig hat den niedrigsten Preis',
      ].map((ask): [string, string[]] => [ask, ['Kleehonig', '9']]),
      ...[
        'was ist euer teuerster Honig',
        'welcher Honig kostet bei euch am meisten',
        'welcher Honig hat den höchsten Preis?',
      ].map((ask): [string, string[]] => [ask, ['Walnusshonig', '14']]),
      ...[
        'kostet der Kleehonig weniger als der Walnusshonig?',
        'was ist billiger, Kleehonig oder Walnusshonig',
        'ist der Walnusshonig teurer als der Kleehonig?',
        'kostet der Walnusshonig mehr oder der Kleehonig?',
        'Kleehonig oder Walnusshonig, was kostet mehr',
      ].map((ask): [string, string[]] => [ask, ['9', '14']]),
      ...[
        'wie viel teurer ist Walnusshonig als Kleehonig?',
        'um wie viel ist der Walnusshonig teurer als der Kleehonig',
        'Preisunterschied zwischen Walnusshonig und Kleehonig?',
        'was ist die Preisdifferenz zwischen Walnusshonig und Kleehonig',
      ].map((ask): [string, string[]] => [ask, ['5']]),
      ...[
        'welche Honige habt ihr für unter 13 Euro?',
        'gibts Honig für weniger als dreizehn Euro, und wenn ja welchen?',
        'was habt ihr an Honig bis 13 Euro',
        'welche Honige kosten nicht mehr als 13 Euro',
      ].map((ask): [string, string[], string[]] => [ask, ['Heidehonig', 'Kleehonig'], ['Walnuss']]),
      ...[
        'Heidehonig und ein Lippenbalsam zusammen?',
        'ein Heidehonig + ein Lippenbalsam, wie viel macht das insgesamt',
        'was kosten Heidehonig und Lippenbalsam zusammen',
        'Heidehonig plus Lippenbalsam, wie viel bin ich da insgesamt los',
      ].map((ask): [string, string[]] => [ask, ['16,50']]),
      ['brauche drei Stumpenkerzen fürs Fest, wie viel macht das', ['54']],
    ],
  },
  'prices and lists in Spanish': {
    files: spanish,
    language: 'es',
    cases: [
      ...priceEs('la miel de brezo').map((ask): [string, string[]] => [ask, ['12']]),
      ...priceEs('el bálsamo labial').map((ask): [string, string[]] => [ask, ['4,50']]),
      ...[
        '¿cuál es la miel más barata?',
        '¿qué miel cuesta menos?',
        '¿cuál es vuestra miel más económica?',
        '¿qué miel tiene el precio más bajo?',
        'la miel más asequible, ¿cuál es?',
      ].map((ask): [string, string[]] => [ask, ['trébol', '9']]),
      ...[
        '¿qué cuesta menos, la miel de trébol o la miel de brezo?',
        '¿es más cara la miel de brezo que la miel de trébol?',
      ].map((ask): [string, string[]] => [ask, ['9', '12']]),
      ...[
        '¿qué mieles tenéis por menos de 13 euros?',
        '¿hay mieles por menos de trece euros?',
      ].map((ask): [string, string[], string[]] => [ask, ['brezo', 'trébol'], ['nueces']]),
      ['¿cuánto cuestan la miel de brezo y el bálsamo labial juntos?', ['16,50']],
    ],
  },
});
