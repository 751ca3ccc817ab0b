import { expect, it } from 'vitest';
import { groupQuestions } from './group-questions.ts';

const ask = (text: string, ...vector: number[]) => ({
  text,
  vector: vector.length > 0 ? Float32Array.of(...vector) : null,
});

const textsOf = (groups: ReturnType<typeof groupQuestions>) =>
  groups.map(({ members }) => members.map(({ text }) => text));

it('groups by meaning, the largest group first', () => {
  const groups = groupQuestions([
    ask('Do you ship abroad?', 0, 1),
    ask('When are you open?', 1, 0),
    ask('What are your hours?', 0.96, 0.28),
  ]);
  expect(textsOf(groups)).toEqual([
    ['When are you open?', 'What are your hours?'],
    ['Do you ship abroad?'],
  ]);
});

it('groups by shared words where nothing is embedded', () => {
  const groups = groupQuestions([
    ask('gift cards'),
    ask('opening hours today'),
    ask('opening hours tomorrow'),
  ]);
  expect(textsOf(groups)).toEqual([
    ['opening hours today', 'opening hours tomorrow'],
    ['gift cards'],
  ]);
});

it('keeps the same words together, even where a group that came later is nearer', () => {
  const groups = groupQuestions([
    ask('Do you have parking?', 1, 0),
    ask('Can I park nearby?', 0.8, 0.6),
    ask('Is there a bus?', 0.3, 0.954),
    ask('Can I park nearby?', 0.8, 0.6),
  ]);
  expect(textsOf(groups)).toEqual([
    ['Do you have parking?', 'Can I park nearby?', 'Can I park nearby?'],
    ['Is there a bus?'],
  ]);
});
