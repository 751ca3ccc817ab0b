import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { splitQuestions, withoutStory } from './split-questions.ts';

const leaning = (...parts: (string | [string, number])[]) =>
  parts.map((part) =>
    typeof part === 'string' ? { text: part, leansOn: null } : { text: part[0], leansOn: part[1] },
  );

const cases: [LanguageCode, string, ReturnType<typeof leaning>][] = [
  [
    'en',
    'how long is the pottery course and who teaches it',
    leaning('how long is the pottery course', ['who teaches it', 0]),
  ],
  [
    'en',
    'price for a full polish and also how long it takes',
    leaning('price for a full polish', ['how long it takes', 0]),
  ],
  [
    'en',
    'the price of the tall one and whether you deliver on weekends?',
    leaning('the price of the tall one', 'you deliver on weekends?'),
  ],
  [
    'de',
    'Preis für einen Ölwechsel und ob ich warten kann',
    leaning('Preis für einen Ölwechsel', 'ich warten kann'),
  ],
  [
    'en',
    'how much is a canoe and how many people fit',
    leaning('how much is a canoe', 'how many people fit'),
  ],
  [
    'en',
    'when do you close on sunday & where are you',
    leaning('when do you close on sunday', 'where are you'),
  ],
  [
    'en',
    'what time is arrival and is lunch included',
    leaning('what time is arrival', 'is lunch included'),
  ],
  [
    'en',
    'price of a tune-up? and do you rent helmets',
    leaning('price of a tune-up?', 'do you rent helmets'),
  ],
  [
    'en',
    'how much is the glazing day and when in june',
    leaning('how much is the glazing day', ['when in june', 0]),
  ],
  [
    'de',
    'Preis für Einlagen und wie viel für Gravur?',
    leaning('Preis für Einlagen', 'wie viel für Gravur?'),
  ],
  [
    'es',
    'cual es la direccion y que tren me deja cerca',
    leaning('cual es la direccion', 'que tren me deja cerca'),
  ],
  [
    'en',
    'can i wait while you mend it / how long is that',
    leaning('can i wait while you mend it', ['how long is that', 0]),
  ],
  [
    'de',
    'wir sind zu sechst, menü klein. wie viel pro kopf und ab wie vielen leuten geht das',
    leaning('wir sind zu sechst, menü klein. wie viel pro kopf', [
      'ab wie vielen leuten geht das',
      0,
    ]),
  ],
  [
    'de',
    'wie früh müssten wir das Buffet bestellen und was kommt pro Gast auf uns zu?',
    leaning('wie früh müssten wir das Buffet bestellen', 'was kommt pro Gast auf uns zu?'),
  ],
  ['de', 'kann man hier sitzen und was trinken', leaning('kann man hier sitzen und was trinken')],
  ['en', 'can you cut and do colors', leaning('can you cut and do colors')],
  [
    'en',
    'is breakfast included and what time is it served',
    leaning('is breakfast included', ['what time is it served', 0]),
  ],
  [
    'de',
    'habt ihr vegane pizza und was kostet die',
    leaning('habt ihr vegane pizza', ['was kostet die', 0]),
  ],
  ['es', 'a que hora abren y donde estan', leaning('a que hora abren', 'donde estan')],
  [
    'es',
    'tienen menu infantil y cuanto cuesta',
    leaning('tienen menu infantil', ['cuanto cuesta', 0]),
  ],
  [
    'en',
    'how much is an oil change and can i pay with apple pay',
    leaning('how much is an oil change', 'can i pay with apple pay'),
  ],
  [
    'en',
    'what should i bring to my first class and how long will it take?',
    leaning('what should i bring to my first class', ['how long will it take?', 0]),
  ],
  [
    'en',
    'which night is the quiz and is there a cover charge?',
    leaning('which night is the quiz', 'is there a cover charge?'),
  ],
  [
    'en',
    'do you do breakfast on sundays? what time',
    leaning('do you do breakfast on sundays?', ['what time', 0]),
  ],
  [
    'en',
    'how long does delivery to Spain take and what does it cost?',
    leaning('how long does delivery to Spain take', ['what does it cost?', 0]),
  ],
  [
    'en',
    'Do you rent skis? Do you also sell them? Where are you?',
    leaning('Do you rent skis?', ['Do you also sell them?', 0], 'Where are you?'),
  ],
  [
    'en',
    'how much is a wash? my dog is 9. can he come alone?',
    leaning('how much is a wash?', ['my dog is 9. can he come alone?', 0]),
  ],
  [
    'en',
    'are you open on monday, and do you take cards?',
    leaning('are you open on monday', 'do you take cards?'),
  ],
  [
    'de',
    'was kostet ein reifenwechsel und gibts die auch gebraucht?',
    leaning('was kostet ein reifenwechsel', ['gibts die auch gebraucht?', 0]),
  ],
  [
    'de',
    'was kostet eine torte und wie lang vorher muss man die bestellen',
    leaning('was kostet eine torte', ['wie lang vorher muss man die bestellen', 0]),
  ],
  [
    'de',
    'Wann habt ihr offen? Und gibt es Parkplätze?',
    leaning('Wann habt ihr offen?', 'gibt es Parkplätze?'),
  ],
  [
    'de',
    'wo seid ihr und kann ich mit karte zahlen',
    leaning('wo seid ihr', 'kann ich mit karte zahlen'),
  ],
  [
    'es',
    '¿Cuánto cuesta una revisión y cuánto dura?',
    leaning('¿Cuánto cuesta una revisión?', ['cuánto dura?', 0]),
  ],
  ['es', '¿tienen wifi y aceptan tarjeta?', leaning('¿tienen wifi?', 'aceptan tarjeta?')],
  [
    'es',
    '¿A qué hora abren? ¿Hay aparcamiento?',
    leaning('¿A qué hora abren?', '¿Hay aparcamiento?'),
  ],
  [
    'fr',
    'combien coûte la livraison et est-ce que vous acceptez la carte ?',
    leaning('combien coûte la livraison', 'est-ce que vous acceptez la carte ?'),
  ],
  [
    'it',
    'quanto costa il taglio e accettate la carta?',
    leaning('quanto costa il taglio', 'accettate la carta?'),
  ],
  [
    'pt',
    'quanto custa o corte e aceitam cartão?',
    leaning('quanto custa o corte', 'aceitam cartão?'),
  ],
  ['nl', 'wat kost knippen en kan ik pinnen?', leaning('wat kost knippen', 'kan ik pinnen?')],
  [
    'pl',
    'ile kosztuje naprawa i czy macie parking?',
    leaning('ile kosztuje naprawa', 'czy macie parking?'),
  ],
];

describe('splitQuestions', () => {
  it.each(cases)('%s: splits "%s"', (language, text, parts) => {
    expect(splitQuestions(text, language)).toEqual(parts);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'hat plus scarf together, what do i pay'],
    ['en', 'how much is a burger and a shake altogether'],
    ['en', 'do you have gluten free and vegan cake?'],
    ['en', 'list all the massages and what they cost'],
    ['en', 'hard vs soft, which one is cheaper'],
    ['en', 'which rope is cheaper, hemp or nylon, and by how much a metre'],
    ['en', 'fish and chips'],
    ['en', 'what do you charge to come out and do the gutters'],
    ['en', 'do you have mugs under ten dollars, and if so which?'],
    ['en', 'our dog just had a bath and has her brushing coming up, does that cost more?'],
    ['en', 'is the pool open on saturday and sunday'],
    ['en', 'my zipper came loose, you fixed it last year. how much to fix it again?'],
    ['en', 'do i need to book for friday night or can i just walk in?'],
    ['en', "what if i can't come and only call you the day before"],
    ['en', 'if i get a coffee and a cake how much is that altogether'],
    ['en', 'I have a dog and can i bring him'],
    ['en', 'do you have parking? for trucks'],
    ['en', 'are you open saturday? or sunday?'],
    ['en', 'we will be ten, is service included?'],
    ['en', 'can you tell me when you open'],
    ['de', 'kann man bei euch sitzen und was trinken?'],
    ['de', 'was macht ein kaffee und ein stück kuchen zusammen?'],
    ['de', 'was ist teurer, kaffee oder tee?'],
    ['de', 'was ist teurer, kaffee oder tee, und um wie viel pro tasse?'],
    ['de', 'wir sind zu acht, was kostet da das menü?'],
    ['de', 'habt ihr brot und brötchen'],
    ['es', 'cuanto vale la paella y el flan'],
    ['es', 'tengo un perro, ¿puede entrar?'],
    ['en', 'hours'],
    ['en', ''],
  ])('%s: keeps "%s" whole', (language, text) => {
    expect(splitQuestions(text, language)).toEqual([{ text, leansOn: null }]);
  });

  it('returns three parts at most and loses nothing', () => {
    const parts = splitQuestions(
      'where are you? when do you open? how much is it? can i park?',
      'en',
    );
    expect(parts).toHaveLength(3);
    expect(parts[2]?.text).toBe('how much is it? can i park?');
  });
});

describe('withoutStory', () => {
  it.each([
    ['en', 'We drive up on Friday. Is there a garage?', 'Is there a garage?'],
    ['en', 'from a teacher: how old must pupils be', 'how old must pupils be'],
    ['de', 'Wir kommen am Montag. Gibt es einen Aufzug?', 'Gibt es einen Aufzug?'],
    ['es', 'vamos el jueves, hay sitio para el coche?', 'hay sitio para el coche?'],
  ] as const)('%s: finds the question in "%s"', (language, text, asked) => {
    expect(withoutStory(text, language)).toBe(asked);
  });

  it.each([
    'Is there a garage?',
    'My bike has a flat tire. How much is it?',
    'We are on our way and are so excited',
  ])('leaves "%s" alone', (text) => {
    expect(withoutStory(text, 'en')).toBeNull();
  });
});
