import { describe, expect, it } from 'vitest';
import { findBackground, type Turn } from './conversation.ts';

const history: Turn[] = [
  { role: 'visitor', text: 'When is the library open?' },
  { role: 'assistant', text: 'The library opens at nine on weekdays.' },
];

describe('findBackground', () => {
  it('finds nothing to lean on in a first question', () => {
    expect(findBackground({ question: 'And on Sundays?', history: [] })).toBeNull();
    expect(
      findBackground({
        question: 'And on Sundays?',
        history: [{ role: 'visitor', text: 'so it is' }],
      }),
    ).toBeNull();
  });

  it.each(['And on Sundays?', 'What about the reading room there?', 'How much is it?', 'Fees?'])(
    'leans fully on what was said before: %s',
    (question) => {
      const background = findBackground({ question, history });
      expect(background?.need).toBe(1);
      expect(background?.text).toContain('When is the library open?');
      expect(background?.text).toContain('opens at nine');
    },
  );

  it('leans little on it when a question stands alone', () => {
    const question = 'How can students renew borrowed magazines through your website?';
    expect(findBackground({ question, history })?.need).toBeLessThan(0.5);
  });

  it('remembers only the last turns, each cut short', () => {
    const long = Array.from(
      { length: 9 },
      (_, at): Turn => ({ role: 'visitor', text: `topic${at} ${'x'.repeat(5_000)}` }),
    );
    const text = findBackground({ question: 'And then?', history: long })?.text ?? '';
    expect(text).not.toContain('topic5');
    expect(text).toContain('topic8');
    expect(text.length).toBeLessThan(1_500);
  });
});
