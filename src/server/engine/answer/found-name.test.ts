import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { nameOfFound } from './found-name.ts';

const found = (kind: Candidate['kind'], understood: string): Candidate => ({
  kind,
  understood,
  statements: [],
  confidence: 0.9,
  plan: [],
  parts: [],
  options: [],
});

test.each([
  ['schedule', 'opening hours · hours · Toddler group (under 2s) · Tuesday', 'Toddler group'],
  ['schedule', 'timetable · Judo', 'Judo'],
  ['schedule', 'opening hours · closes · Saturday', null],
  ['schedule', 'opening hours · hours · Office, Workshop · Monday', null],
  ['table', 'price of Key cutting', 'Key cutting'],
  ['table', 'price of Key cutting, Key blank', null],
  ['table', 'list of 3 rows', null],
] as const)('takes the name of what was found from %s %s', (kind, understood, name) => {
  expect(nameOfFound(found(kind, understood))).toBe(name);
});
