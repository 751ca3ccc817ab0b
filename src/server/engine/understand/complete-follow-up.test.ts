import { expect, test } from 'vitest';
import { completeFollowUp } from './complete-follow-up.ts';
import { exchangePart } from './exchange-part.ts';

test.for([
  ['when is the pottery class?', 'who runs that one?', 'who runs pottery class?'],
  [
    'how much is the family pass',
    'does that include parking?',
    'does family pass include parking?',
  ],
  ['what day is the choir', 'how many singers are in it?', 'how many singers are in choir?'],
  ['who plans weddings?', 'whats her number', 'whats her number plans weddings?'],
  [
    'when is the chess night',
    'how many can be on a team',
    'how many can be on a team chess night?',
  ],
])('"%s" and "%s" ask "%s"', ([before, text, whole]) => {
  expect(completeFollowUp({ before: before as string, text: text as string, language: 'en' })).toBe(
    whole,
  );
});

test.for([
  ['are you open on monday?', 'and on friday?'],
  ['how much is a kayak?', 'what about a canoe'],
])('leaves "%s" and "%s" to an exchange of parts', ([before, text]) => {
  expect(
    completeFollowUp({ before: before as string, text: text as string, language: 'en' }),
  ).toBeNull();
});

test.for([
  ['how much is a room with a view?', 'and with breakfast?', 'how much is a room with breakfast?'],
  [
    'what is a ticket for adults on sunday?',
    'and for kids?',
    'what is a ticket for kids on sunday?',
  ],
  ['how much is a canoe?', 'what about with a guide', 'how much is a canoe with a guide?'],
  [
    'when does the spring course start?',
    'and the autumn one?',
    'when does the autumn course start?',
  ],
  ['when does module 1 start?', 'and module 3?', 'when does module 3 start?'],
  ['what does a 10 meter hose cost?', 'and 25?', 'what does a 25 meter hose cost?'],
  ['what does a 10 meter hose cost?', 'and for 15 meters?', 'what does a 15 meter hose cost?'],
])('"%s" and "%s" ask "%s"', ([before, text, whole]) => {
  expect(exchangePart({ before: before as string, text: text as string, language: 'en' })).toBe(
    whole,
  );
});

test('exchanges nothing when the part is unknown', () => {
  expect(
    exchangePart({ before: 'how much is a canoe?', text: 'and a kayak?', language: 'en' }),
  ).toBeNull();
});
