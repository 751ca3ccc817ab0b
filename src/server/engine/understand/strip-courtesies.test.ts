import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stripCourtesies } from './strip-courtesies.ts';

const cases: [LanguageCode, string, string][] = [
  ['en', 'Is there a place to eat? Thanks, the Millers', 'Is there a place to eat?'],
  ['en', 'how much is a small one', 'how much is a small one'],
  ['en', 'quick one, how much is a large pot', 'how much is a large pot'],
  ['de', 'wie läuft das ab wenn wir ankommen', 'wie läuft das ab wenn wir ankommen'],
  [
    'en',
    'Hi there! Hope your week is going well :) Could you please tell me when the sauna opens on Tuesdays? Thank you so much!',
    'when the sauna opens on Tuesdays?',
  ],
  [
    'en',
    'good morning, sorry to bother you, i was wondering if you are taking new clients right now. thanks',
    'are you taking new clients right now?',
  ],
  [
    'en',
    "Good morning, I live in Austria and I'd like to ask whether I can pay by invoice please. Kind regards, Felix",
    'I live in Austria, can I pay by invoice?',
  ],
  [
    'en',
    'We are driving up next Saturday and just wanted to ask, do you have a garage? Thanks so much, Linda',
    'We are driving up next Saturday, do you have a garage?',
  ],
  [
    'en',
    'hello hope you are well, could you tell me the price of a haircut please? many thanks',
    'the price of a haircut?',
  ],
  ['en', 'Is there a lift to the second floor? Cheers Tom', 'Is there a lift to the second floor?'],
  [
    'de',
    'Grüß Gott, haben Sie am Samstag offen? Vielen Dank und schöne Grüße, Hans',
    'haben Sie am Samstag offen?',
  ],
  [
    'en',
    'Hello! Quick question if you dont mind: how much is a tune-up? thx in advance',
    'how much is a tune-up?',
  ],
  [
    'en',
    'hey team, first of all love your stuff! which size should i take? cheers',
    'which size should i take?',
  ],
  ['en', 'Dear Dr. Miller, do you see children?', 'do you see children?'],
  ['en', 'Great, do they have outdoor seating?', 'do they have outdoor seating?'],
  ['en', 'ok and how much is that?', 'and how much is that?'],
  ['en', 'do you know if the shop is open on sunday', 'is the shop open on sunday?'],
  ['en', "I was wondering if you're hiring", 'are you hiring?'],
  ['en', 'can you tell me if you deliver to Leeds?', 'do you deliver to Leeds?'],
  ['en', 'Could you first tell me if there is a sauna?', 'is there a sauna?'],
  ['en', 'can you explain where i find the sauna', 'where i find the sauna'],
  ['en', 'hi opening hours sunday', 'opening hours sunday'],
  ['en', 'hello what time do you open', 'what time do you open'],
  ['en', 'two tickets for friday please', 'two tickets for friday'],
  ['en', 'Could I please get a copy of the invoice?', 'Could I get a copy of the invoice?'],
  ['en', 'do you sell lamps?\n\nBest regards\nAnna Smith', 'do you sell lamps?'],
  [
    'de',
    'Hallo liebes Werkstatt-Team, ich hoffe es geht euch gut :) ich wollte mal fragen was bei euch ein Ölwechsel kostet? Vielen lieben Dank und einen schönen Tag noch!',
    'was bei euch ein Ölwechsel kostet?',
  ],
  [
    'de',
    'Guten Morgen, könnten Sie mir bitte sagen, ob es bei Ihnen Duschen gibt? Liebe Grüße, Heike',
    'gibt es bei Ihnen Duschen?',
  ],
  [
    'de',
    'hallo, ich wollte fragen ob ich mit karte zahlen kann. lg tom',
    'kann ich mit karte zahlen?',
  ],
  [
    'de',
    'Servus zusammen, kurze frage: bis wann habt ihr offen? danke euch!!',
    'bis wann habt ihr offen?',
  ],
  [
    'de',
    'Sehr geehrte Damen und Herren, haben Sie samstags geöffnet? Mit freundlichen Grüßen Max Meier',
    'haben Sie samstags geöffnet?',
  ],
  ['de', 'Entschuldigung, wo kann ich parken bitte?', 'wo kann ich parken?'],
  [
    'es',
    'Hola, buenas tardes! Quería preguntar si tienen parking. Muchas gracias, un saludo',
    'tienen parking?',
  ],
  [
    'es',
    '¡Hola! ¿Me podrían decir cuánto cuesta una revisión? Gracias de antemano.',
    'cuánto cuesta una revisión?',
  ],
  ['es', 'buenas, una duda, a qué hora abren?', 'a qué hora abren?'],
  ['es', 'Buenos días, ¿hacen envíos a Canarias? Un saludo, Lucía', '¿hacen envíos a Canarias?'],
  [
    'fr',
    "Bonjour, je voudrais savoir si vous livrez à Lyon s'il vous plaît. Merci d'avance, cordialement, Paul",
    'vous livrez à Lyon?',
  ],
  ['it', 'Buongiorno, vorrei sapere se avete un parcheggio. Grazie mille!', 'avete un parcheggio?'],
  [
    'pt',
    'Olá, bom dia! Gostaria de saber quanto custa o corte. Obrigada!',
    'quanto custa o corte.',
  ],
  [
    'nl',
    'Hallo, ik vroeg me af of jullie op zondag open zijn. Alvast bedankt!',
    'zijn jullie op zondag open?',
  ],
  [
    'pl',
    'Dzień dobry, chciałbym zapytać, czy macie parking? Dziękuję i pozdrawiam',
    'czy macie parking?',
  ],
];

describe('stripCourtesies', () => {
  it.each(cases)('%s: "%s"', (language, message, question) => {
    expect(stripCourtesies(message, language)).toBe(question);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'my zipper came loose, you fixed it last year. how much to fix it again?'],
    ['en', 'do you sell thank you cards'],
    ['en', 'thank you cards, do you have them?'],
    ['en', 'hello kitty mug price'],
    ['en', 'do you have a banner that says thank you'],
    ['en', 'are you open today?'],
    ['en', 'I want to check in early, is that possible?'],
    ['en', 'HELP my basement is flooding, what do we do??'],
    ['en', "it's raining, can i use the spray inside?"],
    ['en', 'which one is best'],
    ['en', 'what do i pay (without shipping)'],
    ['en', 'No, I meant the big one'],
    ['en', 'i have a question about my order, who do i write to'],
    ['en', 'Thank you so much!'],
    ['en', 'good morning america poster'],
    ['en', '???'],
    ['en', ''],
    ['de', 'kann ich morgen vorbeikommen?'],
    ['de', 'habt ihr schöne sachen für frauen'],
    ['de', 'danke karte mit blumen'],
    ['es', '¿tienen tarjetas de gracias?'],
    ['es', 'abren mañana por la tarde?'],
  ])('%s: leaves "%s" as it is', (language, message) => {
    expect(stripCourtesies(message, language)).toBe(message);
  });
});
