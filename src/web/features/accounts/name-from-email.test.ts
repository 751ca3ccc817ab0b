import { expect, test } from 'vitest';
import { fullNameField } from '#shared/contract/accounts.ts';
import { nameFromEmail } from './name-from-email.ts';

test.each([
  ['maria.rossi@shop.example', 'Maria Rossi'],
  ['jan_de-vries+askwell@shop.example', 'Jan De Vries'],
  ['info@shop.example', 'Info'],
  ['x@shop.example', 'x@shop.example'],
  ['...@shop.example', '...@shop.example'],
  [`${'a'.repeat(300)}@shop.example`, `A${'a'.repeat(99)}`],
])('%s is called %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
  expect(fullNameField.safeParse(name).success).toBe(true);
});
