import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox({ authSecret: 'a'.repeat(48) });
const purpose = 'model key of 1';
const sealed = box.seal({ text: 'sk-very-secret-ü', purpose });

test('what was sealed opens again, and looks like nothing meanwhile', () => {
  expect(box.open({ sealed, purpose })).toBe('sk-very-secret-ü');
  expect(sealed).not.toContain('very');
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('secret');
  expect(box.seal({ text: 'sk-very-secret-ü', purpose })).not.toBe(sealed);
});

test('it opens for no other purpose, secret or text', () => {
  expect(box.open({ sealed, purpose: 'model key of 2' })).toBeNull();
  expect(createSecretBox({ authSecret: 'b'.repeat(48) }).open({ sealed, purpose })).toBeNull();
  const last = sealed.at(-1) === 'A' ? 'B' : 'A';
  expect(box.open({ sealed: sealed.slice(0, -2) + last + last, purpose })).toBeNull();
  for (const broken of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'plain text'])
    expect(box.open({ sealed: broken, purpose })).toBeNull();
});
