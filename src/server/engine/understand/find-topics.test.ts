import { describe, expect, it } from 'vitest';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import { type LanguageCode, languageCodes } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { topicsOf } from '#server/engine/language/topics-by-language.ts';
import { findAskedTopics, findTopics, type TopicPlace } from './find-topics.ts';
import { foldWord } from './fold-word.ts';

const topicsIn = (text: string, place: TopicPlace, language: LanguageCode = 'en') => [
  ...findTopics({ text, place, language }),
];

describe.each(languageCodes)('the %s topics', (language) => {
  it('have patterns that can be read', () => {
    expect(() => findTopics({ text: 'x', place: 'text', language })).not.toThrow();
  });

  it('have no empty pattern and balanced brackets around each part', () => {
    for (const [topic, list] of Object.entries(topicsOf(language)))
      for (const pattern of list.split(','))
        for (const part of pattern.split(' + ')) {
          expect(part.trim(), topic).not.toBe('');
          expect(part.split(/[([]/).length, `${topic}: ${part}`).toBe(part.split(/[)\]]/).length);
        }
  });

  it('are never found by little words alone', () => {
    for (const [topic, list] of Object.entries(topicsOf(language)))
      for (const written of list.split(',')) {
        const pattern = written.trim().replace(/^[?!=]/, '');
        const parts = pattern.split(' + ').map((part) => shortestLittle(part, language));
        // A phrase such as "how do I get there" says something, single words and words apart don't.
        const isFound = parts.every((words) => words !== null);
        const isPhrase = parts.length === 1 && (parts[0]?.length ?? 0) > 1;
        expect(isFound && !isPhrase, `${topic}: ${pattern}`).toBe(false);
      }
  });

  it('share their names with the English ones as far as both have them', () => {
    const common = Object.keys(topicsOf(language)).filter((topic) => topic in topicsOf('en'));
    expect(common.length).toBeGreaterThan(35);
  });
});

/** The shortest way to match a part of a pattern with nothing but little words; null when there is none. */
function shortestLittle(part: string, language: LanguageCode): string[] | null {
  const tokens = part.match(/[()[\]|]|[^()[\]|\s-]+/g) ?? [];
  const isLittle = (word: string): boolean =>
    stopWordsOf(language).has(foldWord(word)) &&
    (commonWordsOf(language).get(foldWord(word)) ?? Number.POSITIVE_INFINITY) <= 200;
  let at = 0;
  const readSequence = (): string[] | null => {
    let words: string[] | null = [];
    while (at < tokens.length && !['|', ')', ']'].includes(tokens[at] ?? '')) {
      const token = tokens[at++] ?? '';
      const found = token === '(' || token === '[' ? readGroup(token === '[') : readWord(token);
      words = words && found && [...words, ...found];
    }
    return words;
  };
  const readWord = (word: string): string[] | null => (isLittle(word) ? [word] : null);
  const readGroup = (isOptional: boolean): string[] | null => {
    const options: (string[] | null)[] = isOptional ? [[]] : [];
    do options.push(readSequence());
    while (tokens[at++] === '|');
    return options.filter((one) => one !== null).sort((a, b) => a.length - b.length)[0] ?? null;
  };
  return readSequence();
}

describe('findTopics', () => {
  it.each<[string, string, string]>([
    ['can 9 of us come on sunday', 'Groups of 4 to 12 people are welcome.', 'group-size'],
    ['i might be 15 mins late', 'We wait ten minutes. After that your slot is given away.', 'late'],
    ['my vase came with a crack', 'Damaged on arrival? Email us a photo.', 'arrived-damaged'],
    [
      'we want to stop lessons after june',
      'Leaving: write to us by the 10th, one month notice.',
      'membership-end',
    ],
    ['any tips so the rug stays clean, best way to wash it?', 'Machine wash cold only.', 'care'],
    ["i'd like to book in for a fitting, what's the best way", 'Book online or by phone.', 'book'],
    ['which papers do i need to pick it up', 'Please bring your ID.', 'bring'],
    ['coming by tram, which stop do i get off at', 'Tram 4 stops at the gate.', 'transit'],
    ['my cat is almost out of her pills, how do i order more', 'Refills: text us.', 'refill'],
    ['can you bring the groceries to my house', 'We deliver on Fridays.', 'delivery'],
    ['when would my order get here', 'We deliver within 3 working days.', 'delivery-time'],
    [
      'what is the longest i can freeze a membership',
      'You may freeze it for 3 months.',
      'membership-pause',
    ],
    ['is 5 old enough', 'From age 6.', 'age-limit'],
    ['do i get points for it', 'Collect points and redeem them.', 'loyalty'],
    ['what if i want to send something back', 'Returns are free.', 'return'],
    ['are you looking for a weekend girl', 'We are hiring.', 'jobs'],
    ['is there any help with the course fees', 'Bursaries: ask for the form.', 'financial-help'],
    ['do we still pay when she is off sick', 'Fees are payable during absence.', 'absence-fee'],
    ['can i leave the van the night before', 'Use the key box by the door.', 'after-hours-drop'],
    ['would you buy my old lamp', 'We do not buy furniture.', 'trade-in'],
    ['what does he need in his bag', 'Please bring a towel and a drink.', 'bring'],
    ['is amex ok', 'We take Visa and Mastercard.', 'pay-how'],
    ['can i pay it off monthly', 'Financing is available with no interest.', 'installments'],
    [
      'do i get anything off as a veteran',
      'Active duty and veterans pay half.',
      'discount-military',
    ],
    ['havent collected my boots yet', 'Uncollected items cost $2 a week.', 'order-pickup-late'],
    ['are you taking on anyone new', 'We are taking new patients.', 'new-customers'],
    [
      'can my neighbor pick him up',
      'Children are handed over to named persons only.',
      'pickup-person',
    ],
    ['can i send it anonymously', 'Anonymous orders are fine.', 'anonymous'],
    ['how many days do i have to send back a lamp', 'Returns within 30 days.', 'return-period'],
    ['how do i sign up for pottery', 'To register, call us.', 'book'],
    [
      'can i put my contract on hold',
      'You can freeze your contract for a month.',
      'membership-pause',
    ],
  ])('joins “%s” with “%s”', (question, text, topic) => {
    expect(topicsIn(question, 'question')).toContain(topic);
    expect(topicsIn(text, 'text')).toContain(topic);
  });

  it.each<[LanguageCode, string, string]>([
    ['de', 'kann ich in raten zahlen', 'installments'],
    ['de', 'darf mein hund mit rein', 'pets'],
    ['es', 'quiero darme de baja', 'membership-end'],
    ['es', '¿puedo pagar en metálico?', 'pay-how'],
    ['fr', 'puis-je venir avec mon chien ?', 'pets'],
    ['it', 'come posso prenotare?', 'book'],
    ['pt', 'posso pagar com cartão?', 'pay-how'],
    ['nl', 'mag mijn hond mee?', 'pets'],
    ['pl', 'czy mogę zapłacić kartą?', 'pay-how'],
  ])('knows topics in other languages (%s: %s)', (language, text, topic) => {
    expect(topicsIn(text, 'question', language)).toContain(topic);
  });

  it('counts what only headings say in headings', () => {
    expect(topicsIn('Dogs', 'heading')).toContain('pets');
    expect(topicsIn('Dogs', 'text')).not.toContain('pets');
  });

  it('takes no article for a whole phrase', () => {
    expect(topicsIn('how do i get rid of rust', 'question')).not.toContain('directions');
    expect(topicsIn('how do i get to you', 'question')).toContain('directions');
    expect(topicsIn('where can i buy the tickets', 'question')).not.toContain('trade-in');
  });

  it('keeps words apart that only share a stem', () => {
    expect(topicsIn('is there wifi on the train', 'question')).not.toContain('qualified');
    expect(topicsIn('are your guides trained', 'question')).toContain('qualified');
  });

  it('finds parts of a pattern anywhere in a sentence, and only together', () => {
    expect(topicsIn('Is there a discount if our school books early?', 'question')).toContain(
      'discount-group',
    );
    expect(topicsIn('Our school is near.', 'question')).not.toContain('discount-group');
  });
});

describe('findAskedTopics', () => {
  it('keeps the narrower of two topics', () => {
    const asked = findAskedTopics('is there a student discount', 'en');
    expect(asked).toContain('discount-student');
    expect(asked).not.toContain('discount');
  });

  it('leaves out what is told beside the question', () => {
    expect([...findAskedTopics('where can i park when i bring my kids', 'en')]).toEqual([
      'parking',
    ]);
  });

  it('knows kinds of things', () => {
    expect(findAskedTopics('can i bring my dachshund', 'en')).toContain('pets');
    expect(findAskedTopics('darf mein Pudel mit hinein', 'de')).toContain('pets');
  });
});
