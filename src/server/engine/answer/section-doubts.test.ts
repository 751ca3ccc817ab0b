import { describe, expect, it } from 'vitest';
import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import {
  lacksAttribute,
  lacksPlace,
  lacksUnit,
  lacksWish,
  onlyExplainsMarks,
} from './section-doubts.ts';

describe('a key of marks', () => {
  const key = 'S = sun, H = half shade. W = needs a wall.';

  it('is no list of the things that have a mark', () => {
    expect(onlyExplainsMarks(key, 'which roses grow in half shade')).toBe(true);
  });

  it('answers what a mark means', () => {
    expect(onlyExplainsMarks(key, 'what does the w mean')).toBe(false);
  });

  it('is not seen in a sentence with one equation', () => {
    expect(onlyExplainsMarks('1 lb = 454 g, so take two.', 'which roses')).toBe(false);
  });
});

describe('what a text must speak of', () => {
  const read = (text: string) =>
    readQuestion({
      text,
      language: 'en',
      documentLanguages: ['en'],
      vocabulary: { words: new Map(), languages: ['en'] },
    });
  const stemsOf = (text: string) => new Set(wordsOf(text).map((word) => stem(word, 'en')));
  const isWithout = (question: string, text: string) =>
    lacksPlace({ question: read(question), text, stems: stemsOf(text), language: 'en' });

  it('is the town that is asked about', () => {
    const text = 'Delivery in Leeds is £9.';
    expect(isWithout('what is delivery to oslo', text)).toBe(true);
    expect(isWithout('what is delivery to oslo', 'Delivery to Oslo is £9.')).toBe(false);
    expect(isWithout('what is delivery to oslo', 'We deliver anywhere for £9.')).toBe(false);
    expect(isWithout('what is delivery', text)).toBe(false);
    expect(isWithout('what is delivery to oslo', 'Delivery in Norway is £9.')).toBe(false);
    expect(isWithout('what is delivery to france', 'Delivery in Norway is £9.')).toBe(true);
    expect(isWithout('what is delivery to denmark', 'Postage to NL, BE and DK: €4.')).toBe(false);
  });

  it('is the unit that a price is asked for', () => {
    const lacks = (text: string) =>
      lacksUnit({ question: read('how much is it per night'), stems: stemsOf(text) });
    expect(lacks('A lost key costs $26.')).toBe(true);
    expect(lacks('A night costs $26.')).toBe(false);
  });

  it('is what a row is asked for', () => {
    const lacks = (question: string, text: string) =>
      lacksAttribute({ question: read(question), stems: stemsOf(text) });
    expect(lacks('what brand of wax do you use', 'Wax: lasts a year')).toBe(true);
    expect(lacks('what brand of wax do you use', 'Wax: the brand is Bela')).toBe(false);
    expect(lacks('do you use wax', 'Wax: lasts a year')).toBe(false);
  });
});

describe('a wish that a text must speak of', () => {
  const lacks = (folded: string, text: string) => lacksWish({ folded }, text);

  it.each([
    ['can i take the forklift licence with you, like a course', 'Forklifts need a licence.'],
    ['do you give me a free coffee on my birthday', 'Birthday parties take two hours.'],
    ['bekomme ich an meinem geburtstag etwas gratis', 'Kindergeburtstage dauern zwei Stunden.'],
    ['el dia de mi cumple me regalais algo', 'Los cumpleaños duran dos horas.'],
    ['macht ihr auch einen kurs fur den gabelstapler', 'Gabelstapler nur mit Führerschein.'],
  ])('is missing: “%s” – “%s”', (question, text) => {
    expect(lacks(question, text)).toBe(true);
  });

  it.each([
    ['is there a course for beginners', 'Our beginner class starts in May.'],
    ['is it free on my birthday', 'On your birthday the slide is free.'],
    ['how long is a birthday party', 'Birthday parties take two hours.'],
    ['habt ihr einen kurs fur anfanger', 'Der Unterricht beginnt im Mai.'],
  ])('is there, or not asked for: “%s” – “%s”', (question, text) => {
    expect(lacks(question, text)).toBe(false);
  });
});
