import { expect, test } from 'vitest';
import { createPasswordHashing } from './password-hashing.ts';

const passwords = createPasswordHashing();

test('many at once are all answered, rightly, also after one that failed', async () => {
  const hash = await passwords.hash('Correct-horse-1');
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  const broken = passwords.verify({ hash: 'not a hash', password: 'x' });
  const answers = Promise.all(
    ['Correct-horse-1', 'Wrong-horse-1', 'Correct-horse-1', ''].map((password) =>
      passwords.verify({ hash, password }),
    ),
  );
  await expect(broken).rejects.toThrow();
  expect(await answers).toEqual([true, false, true, false]);
});
