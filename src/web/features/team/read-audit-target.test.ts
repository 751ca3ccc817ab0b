import { describe, expect, it } from 'vitest';
import { readAuditTarget } from './read-audit-target.ts';

describe('readAuditTarget', () => {
  it.each([
    ['kim@shop.example as Viewer', 'kim@shop.example', 'viewer'],
    ['kim@shop.example to Editor', 'kim@shop.example', 'editor'],
    ['a former member to Agent', 'a former member', 'agent'],
    ['Admin', '', 'admin'],
  ])('reads the role of "%s"', (target, name, role) => {
    expect(readAuditTarget(target)).toEqual({ name, role });
  });

  it.each(['Bella', 'Welcome to Rome', 'constructor', ''])('finds none in "%s"', (target) => {
    expect(readAuditTarget(target)).toEqual({ name: target, role: null });
  });
});
