import { describe, expect, it } from 'vitest';
import { reparseScheduleLine } from './reparse-schedule-line.ts';
import type { ScheduleLine } from './schedule.ts';
import { schedulesOf } from './testing/schedule-fixture.ts';

const lineOf = (text: string, at = 0): ScheduleLine =>
  schedulesOf(text)[0]?.lines[at] as ScheduleLine;

const reparse = (line: ScheduleLine, text: string) =>
  reparseScheduleLine({ line, text, language: 'en' });

describe('reparseScheduleLine', () => {
  it('reads the days and times of the new words', () => {
    const line = reparse(lineOf('Mon-Fri 9:00 - 17:00'), 'Mon-Thu 8:00 - 16:00');
    expect(line.days).toEqual([0, 1, 2, 3]);
    expect(line.spans[0]?.to?.minutes).toBe(960);
    expect(line.text).toBe('Mon-Thu 8:00 - 16:00');
  });

  it('keeps the days when the new words have only times', () => {
    const line = reparse(lineOf('Saturday 9:00 - 13:00'), '10 am - 2 pm');
    expect(line.days).toEqual([5]);
    expect(line.spans[0]?.from?.minutes).toBe(600);
    expect(reparse(lineOf('Saturday 9:00 - 13:00'), 'closed').state).toBe('closed');
  });

  it('takes the part of the new words that is about the same days', () => {
    const line = lineOf('Mon-Thu 9:00 - 17:00, Fri 9:00 - 15:00', 1);
    const read = reparse(line, 'Mon-Thu 9:00 - 17:00, Fri 9:00 - 14:00');
    expect(read.days).toEqual([4]);
    expect(read.spans[0]?.to?.minutes).toBe(840);
  });

  it('quotes what it cannot read', () => {
    const line = reparse(lineOf('Sunday closed'), 'ask us');
    expect(line).toMatchObject({ state: 'mentioned', spans: [], days: [6], text: 'ask us' });
  });
});
