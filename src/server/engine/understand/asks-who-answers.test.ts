import { describe, expect, it } from 'vitest';
import { asksWhoAnswers } from './asks-who-answers.ts';

describe('asksWhoAnswers', () => {
  it.each([
    'is this maria or some ai thing',
    'who am i chatting with, human?',
    'hey, am I writing with the owner or is this a machine?',
    'who is this? a real gardener or a computer lol',
    'ist da ein mensch oder schreib ich mit einer maschine',
    'esto lo contesta una persona o un robot?',
  ])('finds that someone asks who answers: %s', (message) => {
    expect(asksWhoAnswers(message)).toBe(true);
  });

  it.each([
    'is this a machine wash or by hand',
    'are you open on sunday or monday',
    'do you repair robots or computers',
    'who am i meeting at the front desk',
    'is this for one person or two',
    'ist das ein waschautomat mit trockner oder ohne',
  ])('leaves questions about the business alone: %s', (message) => {
    expect(asksWhoAnswers(message)).toBe(false);
  });
});
