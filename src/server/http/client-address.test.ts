import { describe, expect, test } from 'vitest';
import {
  addressGroup,
  createTrust,
  findClientAddress,
  normalizeAddress,
} from './client-address.ts';

describe('normalizeAddress', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]:443', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]', '2001:db8:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['::', '0:0:0:0:0:0:0:0'],
  ])('%s is %s', (text, address) => expect(normalizeAddress(text)).toBe(address));

  test.each(['', 'unknown', '_hidden', '1.2.3', '999.1.1.1', 'a.b.c.d', '2001:db8::1::2'])(
    '"%s" is no address',
    (text) => expect(normalizeAddress(text)).toBeNull(),
  );
});

test('all of one /64 is one caller, its neighbour another', () => {
  const group = (text: string) => addressGroup(normalizeAddress(text) ?? '');
  expect(group('2001:db8:1:2:3:4:5:6')).toBe(group('2001:0DB8:0001:0002::'));
  expect(group('2001:db8:1:2::1')).not.toBe(group('2001:db8:1:3::1'));
  expect(group('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

describe('findClientAddress', () => {
  const isTrusted = createTrust(['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.1']);
  const find = (peer: string, forwardedFor?: string) =>
    findClientAddress({ peer, forwardedFor, isTrusted });

  test('does not believe a caller who is no proxy', () => {
    expect(find('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });
  test('believes no one when no proxy is configured', () => {
    const address = findClientAddress({
      peer: '127.0.0.1',
      forwardedFor: '198.51.100.1',
      isTrusted: createTrust([]),
    });
    expect(address).toBe('127.0.0.1');
  });
  test('takes the right-most address that is not ours', () => {
    expect(find('10.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
    expect(find('::ffff:10.0.0.1', '1.1.1.1,198.51.100.1')).toBe('198.51.100.1');
    expect(find('2001:db8:ffff::5', '198.51.100.1:4711')).toBe('198.51.100.1');
  });
  test('stops at what is not an address', () => {
    expect(find('10.0.0.1', '198.51.100.1, garbage')).toBe('10.0.0.1');
    expect(find('10.0.0.1', '')).toBe('10.0.0.1');
    expect(find('192.0.2.1')).toBe('192.0.2.1');
  });
});
