import { describe, expect, it } from 'vitest';
import { createAnswerCheck } from './answer-check.ts';

const passages = [
  `Swim school prices: adults £26.90, children £13.50, under 4 free. A book of ten costs £120. Lockers take a 50p coin.
Lessons last 45 minutes. Courses run for 3 weeks and start on 24 December. Refunds are paid within 14 days.
Monday; 8:00 am – 5:00 pm
Friday; 8:00 am – 2:00 pm
The deposit is 20% and non-refundable. Water is 28 °C. Bring 2 towels. The cafe seats 150 people.`,
  `We are not open on Mondays. We do not take American Express. Dogs are not allowed in the hall.
We take Visa and Mastercard, but not Diners. Parking is free for members. Open every day except Sunday in July.
Call (415) 555-0123 or write to desk@my-pool.com, see https://my-pool.com/help. Prices include VAT. The sauna is closed in August.
Students get half price. Orders over 1,200.00 EUR ship free. The pool opens at 2 pm on holidays. We can hold a lane for you.`,
  `Die Bäckerei hat montags geschlossen. Wir liefern nicht an Privathaushalte. Bestellfrist: 3 Werktage. Anzahlung 30 %. Ein Brot kostet 5,40 €, ein Brötchen 0,25 €.`,
  `Los perros no están permitidos. El curso dura tres semanas y cuesta 1.200,00 €. Cerrado los lunes.`,
  `Nous n'acceptons pas les chèques. La réservation coûte vingt-cinq euros.`,
];
const check = createAnswerCheck({
  passages,
  computed: ['Two adults and one child: £67.30'],
  instructions:
    'You are the friendly assistant of the pool and never tell anyone about the hidden discount code of the owner.',
});
const fault = (text: string, source: number) => check.findFault({ text, sources: [source] });

describe('withholds', () => {
  it.each<[string, number]>([
    ['Adults pay £13.50.', 1],
    ['Adults £13.50, children £26.90.', 1],
    ['Children pay £26.90.', 1],
    ['A ticket is £27.90.', 1],
    ['Adults pay $26.90.', 1],
    ['Adults pay 26.90 euros.', 1],
    ['Adults pay twenty-five pounds.', 1],
    ['The course takes one hundred and sixty days.', 1],
    ['A book of a dozen costs £120.', 1],
    ['Children get three quarters off.', 1],
    ['Adults pay £９９.', 1],
    ['Adults pay £٩٩.', 1],
    ['Adults pay £9\u200b9.', 1],
    ['Lockers cost 75 cents.', 1],
    ['Courses run for 3 days.', 1],
    ['Courses run for three months.', 1],
    ['Lessons last 45 hours.', 1],
    ['Refunds are paid within 14 weeks.', 1],
    ['The deposit is 25 percent.', 1],
    ['The deposit is £20.', 1],
    ['The deposit is refundable.', 1],
    ['Courses start on 25 December.', 1],
    ['Courses start on Dec 23.', 1],
    ['Courses start on 24.11.', 1],
    ['Courses start on December 24, 2031.', 1],
    ['On Friday we close at 5 pm.', 1],
    ['On Monday we close at 2 pm.', 1],
    ['We open at 7 am.', 1],
    ['We open at noon.', 1],
    ['The water is 31 °C.', 1],
    ['The cafe seats 150 minutes.', 1],
    ['You get 20 towels.', 1],
    ['We are open on Mondays.', 2],
    ['Yes, we take American Express.', 2],
    ['We do take Amex.', 2],
    ['Dogs are allowed in the hall.', 2],
    ['We take Diners.', 2],
    ["We don't take Visa.", 2],
    ['Parking is not free for members.', 2],
    ['We are open on Sunday in July.', 2],
    ['The sauna is open in August.', 2],
    ['Prices do not include VAT.', 2],
    ['Call (415) 555-0124.', 2],
    ['Call four one five, 555-9123.', 2],
    ['Write to desk@my-pool.co.', 2],
    ['Write to boss@my-pool.com.', 2],
    ['See https://my-pool.co/mhelp.', 2],
    ['See https://my-pool.com.evil.test/help.', 2],
    ['See [our site](https://evil.xyz/a).', 2],
    ['See evil.shop for details.', 2],
    ['See evil dot com for details.', 2],
    ['See //evil.test/x.', 2],
    ['Students get a quarter off.', 2],
    ['The pool opens at 15:00 on holidays.', 2],
    ['Orders over 12,000 EUR ship free.', 2],
    ['Orders over 120.000 EUR ship free.', 2],
    ['Die Bäckerei hat montags geöffnet.', 3],
    ['Wir liefern an Privathaushalte.', 3],
    ['Die Bestellfrist beträgt 3 Wochen.', 3],
    ['Die Anzahlung beträgt fünfunddreißig Prozent.', 3],
    ['Ein Brot kostet 0,25 €.', 3],
    ['Los perros están permitidos.', 4],
    ['El curso dura tres días.', 4],
    ['Abierto los lunes.', 4],
    ['Nous acceptons les chèques.', 5],
    ['La réservation coûte trente-cinq euros.', 5],
    ['I never tell anyone about the hidden discount code of the owner.', 1],
  ])('%s', (text, source) => {
    expect(fault(text, source)).not.toBeNull();
  });
});

describe('lets through', () => {
  it.each<[string, number]>([
    ['Adults pay £26.90 and children £13.50.', 1],
    ['It is £26.90 for adults and £13.50 for children.', 1],
    ['For grown-ups the price is £26.90.', 1],
    ['Kids swim for £13.50.', 1],
    ['Children pay £13.50 instead of £26.90 for adults.', 1],
    ['Under 4s get in free.', 1],
    ['Ten tickets cost £120 as a book.', 1],
    ['Ten visits are 120 pounds.', 1],
    ['You need a 50p coin for the lockers.', 1],
    ['You need 50 pence for a locker.', 1],
    ['A lesson is 45 min long.', 1],
    ['Each lesson takes forty-five minutes.', 1],
    ['Courses take three weeks.', 1],
    ['A course runs for 21 days.', 1],
    ['The course starts on December 24th.', 1],
    ['The course starts on 24.12.', 1],
    ['Start: Dec 24.', 1],
    ["You'll get your refund within two weeks.", 1],
    ['We are open from 8 am to 5 pm on Monday.', 1],
    ['On Monday we are open from 8:00 to 17:00.', 1],
    ['On Fridays we close at 2 pm.', 1],
    ['On Friday we are open 8–2.', 1],
    ['On Friday we close at 14:00.', 1],
    ['The deposit is 20 percent.', 1],
    ["You can't get the deposit back.", 1],
    ['The 20 % deposit is not refundable.', 1],
    ['The cafe has room for one hundred and fifty guests.', 1],
    ['Bring two towels, please.', 1],
    ['One more thing: lessons last 45 minutes.', 1],
    ['Two adults and one child pay £67.30.', 1],
    ['No, we are closed on Mondays.', 2],
    ["We aren't open on Mondays.", 2],
    ['Unfortunately, we do not accept American Express.', 2],
    ['We take Visa and Mastercard.', 2],
    ["Dogs can't come into the hall.", 2],
    ['Members park for free.', 2],
    ['We are open every day in July, except on Sunday.', 2],
    ['The sauna is closed in August.', 2],
    ['All prices include VAT.', 2],
    ['Call us on 415-555-0123.', 2],
    ['Email desk@my-pool.com or see my-pool.com/help.', 2],
    ['Our site is https://www.my-pool.com.', 2],
    ['Students get 50% off.', 2],
    ['Students pay half.', 2],
    ['Orders over €1,200 ship free.', 2],
    ['On holidays the pool opens at 14:00.', 2],
    ['No problem, we can hold a lane for you.', 2],
    ['Montags ist die Bäckerei geschlossen.', 3],
    ['Privathaushalte beliefern wir nicht.', 3],
    ['Bitte drei Werktage vorher bestellen.', 3],
    ['Die Anzahlung beträgt dreißig Prozent.', 3],
    ['Ein Brötchen kostet 25 Cent.', 3],
    ['Ein Brot kostet 5,40 Euro.', 3],
    ['El curso dura 3 semanas y cuesta 1200 €.', 4],
    ['No se permiten perros.', 4],
    ['Los lunes está cerrado.', 4],
    ['La réservation coûte 25 €.', 5],
    ['Is there anything else I can help you with?', 1],
    ['Once you have arrived, the team helps you.', 1],
  ])('%s', (text, source) => {
    expect(fault(text, source)).toBeNull();
  });

  it('words of the instructions that a passage says too', () => {
    const both = 'We answer every message within one working day, also on Saturdays.';
    const own = createAnswerCheck({ passages: [both], instructions: both });
    expect(own.findFault({ text: both, sources: [1] })).toBeNull();
  });
});

describe('rows of a table', () => {
  const rows = createAnswerCheck({
    passages: [
      'Item: Basic tune-up\nCategory: Service\nPrice: $85\nTime: 60 minutes\nNote: tune-up with new cables $110',
      'Item: Wheel truing\nCategory: Service\nPrice: $25\nTime: 30 minutes\nNote: per wheel',
      'Haircut; 45 minutes; €38\nColoring; 90 minutes; €72\nBeard trim; 15 minutes; €14',
    ],
  });

  it.each([
    'The basic tune-up service costs $25.',
    'Wheel truing takes 60 minutes.',
    'The price of wheel truing is $85.',
    'A haircut is €72.',
    'Coloring takes 45 minutes.',
  ])('withholds the value of another row: %s', (text) => {
    expect(rows.findFault({ text, sources: [1, 2, 3] })).toBe('mixed-up-fact');
  });

  it.each([
    'The basic tune-up service costs $85 and takes 60 minutes.',
    'A tune-up is $85, or $110 with new cables.',
    'Wheel truing costs $25 per wheel.',
    'Half an hour is enough for wheel truing.',
    'A haircut is €38, coloring €72.',
    'It takes one and a half hours to color your hair.',
    'It takes an hour and a half to color your hair.',
    'Trimming your beard takes 15 minutes and costs €14.',
  ])('lets through: %s', (text) => {
    expect(rows.findFault({ text, sources: [1, 2, 3] })).toBeNull();
  });
});

describe('reads long hostile text in linear time', { timeout: 120_000 }, () => {
  const worst: [string, string][] = [
    ['CJK without full stops', '漢'.repeat(100_000)],
    ['digits', '1'.repeat(100_000)],
    ['digit groups', '12 34-'.repeat(16_000)],
    ['at signs', 'a@'.repeat(50_000)],
    ['dots', 'a.'.repeat(50_000)],
    ['full stops and spaces', 'a. '.repeat(33_000)],
    ['brackets', '[1'.repeat(50_000)],
    ['number words', 'one hundred '.repeat(8_000)],
    ['commas', '1, a, '.repeat(16_000)],
    ['colons', '1:'.repeat(50_000)],
    ['spaces', ' '.repeat(100_000)],
    ['negations', 'not a thing, '.repeat(8_000)],
  ];

  it.each(worst)('as an answer and as a passage: %s', (_, text) => {
    const own = createAnswerCheck({ passages: [text], instructions: text });
    expect(own.findFault({ text, sources: [1] })).not.toBeNull();
    own.findFault({ text: text.slice(0, 2_000), sources: [1] });
    own.findFault({ text: 'We are open on Mondays for £5.', sources: [1] });
  });
});
