import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import {
  detectLanguage,
  detectOtherLanguage,
  detectTextLanguage,
  tellLanguage,
} from './detect-language.ts';

const messages: [string, LanguageCode][] = [
  ['how much is that', 'en'],
  ['sunday hours?', 'en'],
  ['do you have a crème brûlée on the menu', 'en'],
  ['is the Bratwurst halal?', 'en'],
  ['how much for the jalapeño burger', 'en'],
  ["what's in the Weihnachtsteller", 'en'],
  ['can i bring my dog', 'en'],
  ['am i too late for lunch', 'en'],
  ['und sonntags?', 'de'],
  ['was kostet ein ölwechsel', 'de'],
  ['wann macht ihr zu', 'de'],
  ['habt ihr gift cards', 'de'],
  ['koennt ihr das auch fuer kinder', 'de'],
  ['telefonnummer?', 'de'],
  ['gibts parkplätze', 'de'],
  ['wo seid ihr', 'de'],
  ['¿cuánto cuesta un corte de pelo?', 'es'],
  ['donde estais', 'es'],
  ['cuanto vale', 'es'],
  ['abren los domingos?', 'es'],
  ['teneis wifi', 'es'],
  ['y los sabados?', 'es'],
  ['y con el plan?', 'es'],
  ['puedo pagar con tarjeta', 'es'],
  ['hacen envios a canarias', 'es'],
  ['posso pagar com cartão?', 'pt'],
  ['quanto custa o envio', 'pt'],
  ['vocês abrem no domingo?', 'pt'],
  ['onde fica a loja', 'pt'],
  ['posso pagare con la carta', 'it'],
  ['a che ora chiudete la domenica?', 'it'],
  ['quanto costa la spedizione', 'it'],
  ["c'è un parcheggio", 'it'],
  ['vous êtes ouverts le dimanche ?', 'fr'],
  ["est-ce qu'on peut venir avec un chien", 'fr'],
  ['combien ca coute', 'fr'],
  ["c'est combien la livraison", 'fr'],
  ['wat kost een fietsreparatie', 'nl'],
  ['zijn jullie open op zondag', 'nl'],
  ['hoe laat gaan jullie dicht', 'nl'],
  ['mag mijn hond mee naar binnen', 'nl'],
  ['czy macie parking', 'pl'],
  ['ile kosztuje dostawa', 'pl'],
  ['o ktorej zamykacie w sobote', 'pl'],
];

describe('detectLanguage', () => {
  it.each(messages)('reads "%s" as %s', (message, language) => {
    for (const fallback of ['en', 'de', 'pl'] as const) {
      expect(detectLanguage(message, { fallback })).toBe(language);
    }
  });

  it.each(['amex?', 'wifi', '???', '', '42', 'Lasagne', '👍', 'привет', 'kaç lira bu', 'مرحبا'])(
    'uses the fallback for "%s"',
    (message) => {
      expect(detectLanguage(message, { fallback: 'nl' })).toBe('nl');
    },
  );
});

const texts: [string, LanguageCode | null][] = [
  [
    'We repair bikes of all brands. Most repairs are done on the same day, and you can wait in our café.',
    'en',
  ],
  [
    'Wir reparieren Fahrräder aller Marken. Die meisten Reparaturen sind am selben Tag fertig.',
    'de',
  ],
  [
    'Reparamos bicicletas de todas las marcas. La mayoría de las reparaciones se terminan el mismo día.',
    'es',
  ],
  [
    'Nous réparons les vélos de toutes les marques. La plupart des réparations sont faites le jour même.',
    'fr',
  ],
  [
    'Ripariamo biciclette di tutte le marche. La maggior parte delle riparazioni è pronta in giornata.',
    'it',
  ],
  [
    'Reparamos bicicletas de todas as marcas. A maioria das reparações fica pronta no mesmo dia.',
    'pt',
  ],
  ['Wij repareren fietsen van alle merken. De meeste reparaties zijn op dezelfde dag klaar.', 'nl'],
  [
    'Naprawiamy rowery wszystkich marek. Większość napraw jest gotowa tego samego dnia, a kawa jest za darmo.',
    'pl',
  ],
  [
    'Name, Price, Unit\nWash and cut, 40, per visit\nColor for long hair, 95, from\nBeard trim with hot towel, 18, each',
    'en',
  ],
  ['Мы ремонтируем велосипеды всех марок. Большинство работ выполняется в тот же день.', null],
  [
    'Tüm markaların bisikletlerini tamir ediyoruz. Tamirlerin çoğu aynı gün içinde biter ve bu hizmet için randevu gerekmez.',
    null,
  ],
  [
    'Reparăm biciclete de toate mărcile. Cele mai multe reparații sunt gata în aceeași zi și nu este nevoie de programare.',
    null,
  ],
  ['我们维修各种品牌的自行车。大多数维修当天完成。', null],
  [
    'Vi reparerar cyklar av alla märken. De flesta reparationer är klara samma dag och du kan vänta i vårt café.',
    null,
  ],
  [
    'Opravujeme kola všech značek. Většina oprav je hotová ve stejný den a na místě se dá počkat.',
    null,
  ],
  ['12 34 56', null],
  ['', null],
];

describe('detectTextLanguage', () => {
  it.each(texts)('reads "%s" as %s', (text, language) => {
    expect(detectTextLanguage(text)).toBe(language);
  });
});

describe('tellLanguage', () => {
  it.each([
    ['Kann ich bei Ihnen mein Fahrrad reparieren lassen?', 'de'],
    ['¿Puedo pagar con tarjeta?', 'es'],
    ['how much is the blue one', 'en'],
    ['Можно с собакой?', 'ru'],
    ['Есть ли у вас парковка?', 'ru'],
    ['Чи можна з собакою? Скільки коштує вхід і парковка', 'uk'],
    ['Можете ли да дойда с куче?', 'other'],
    ['Имате ли паркинг и колко струва?', 'other'],
    ['Да ли примате картице? Колико кошта улазница?', 'other'],
    ['Мога ли да платим са картицом, љубазно молим', 'other'],
    ['可以带狗吗', 'zh'],
    ['犬を連れて行けますか', 'ja'],
    ['강아지와 함께 갈 수 있나요?', 'ko'],
    ['Μπορώ να φέρω τον σκύλο μου;', 'el'],
    ['هل تفتحون يوم السبت؟', 'ar'],
    ['آیا شنبه‌ها باز هستید؟ چه ساعتی؟', 'other'],
    ['אפשר להגיע עם כלב?', 'he'],
    ['क्या आप शनिवार को खुले हैं?', 'other'],
    ['Merhaba, saat kaça kadar açıksınız?', 'tr'],
    ['Bună ziua, aveți și abonamente pentru copii?', 'ro'],
    ['Hej, har ni öppet på söndag också?', 'sv'],
    ['Dobrý den, kdy máte otevřeno a kolik to stojí?', 'cs'],
    // A brand in Latin letters doesn't hide the language, one foreign word doesn't set it.
    ['هل تبيعون iPhone؟ وكم السعر؟', 'ar'],
    ['do you sell חלה?', 'en'],
    ['Do you speak русский', 'en'],
    ['👍🙏', null],
    ['wifi?', null],
    ['12', null],
    ['👍', null],
    ['ok', null],
  ])('%s → %s', (text, told) => {
    expect(tellLanguage(text)).toBe(told);
  });
});

describe('detectOtherLanguage', () => {
  it('tells Turkish and Romanian documents', () => {
    const turkish = 'Atölyemiz her sabah açılır ve akşam kapanır. Siparişler için bir gün yeter.';
    const romanian =
      'Magazinul este deschis în fiecare zi și nu se închide la prânz, dar sunt pauze.';
    expect(detectOtherLanguage(turkish)).toBe('tr');
    expect(detectOtherLanguage(romanian)).toBe('ro');
  });

  it('tells nothing for our own languages, other scripts and filler text', () => {
    expect(detectOtherLanguage('We are open every day and the shop is near the station.')).toBe(
      null,
    );
    expect(detectOtherLanguage('Мы открыты каждый день')).toBe(null);
    expect(detectOtherLanguage('Lorem ipsum dolor sit amet et cum ad non sed')).toBe(null);
  });
});
