import { expect, test } from 'vitest';
import { nameVisitor, visitorAlias } from './visitor-alias.ts';

test('an alias is two words and stays the same for the same visitor', () => {
  const id = '1b671a64-40d5-491e-99b0-da01ff1f3341';
  expect(visitorAlias(id)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  expect(visitorAlias(id)).toBe(visitorAlias(id));
  // Fixed: another release must not rename visitors.
  expect(visitorAlias('visitor-1')).toBe('Pink Cheetah');
});

test('visitors of one day rarely share an alias', () => {
  const aliases = Array.from({ length: 60 }, (_, index) => visitorAlias(`visitor-${index}`));
  expect(new Set(aliases).size).toBeGreaterThan(56);
});

test('a visitor with a name or an email address is called by it', () => {
  const visitorId = 'visitor-1';
  expect(nameVisitor({ visitorId, name: 'Dana', email: 'dana@visitor.test' })).toBe('Dana');
  expect(nameVisitor({ visitorId, name: '', email: 'dana@visitor.test' })).toBe(
    'dana@visitor.test',
  );
  expect(nameVisitor({ visitorId, name: null, email: null })).toBe(visitorAlias(visitorId));
});
