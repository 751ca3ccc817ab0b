import { type Role, roleNames } from '#shared/permissions.ts';

/** What a change was made to, and the role it names at the end: "kim@shop.example to Editor", "Editor". */
export function readAuditTarget(target: string): { name: string; role: Role | null } {
  const [whole, name = '', word = ''] = /^(?:(.+) (?:as|to) )?(\w+)$/s.exec(target) ?? [];
  const role = word.toLowerCase();
  return whole && isRole(role) ? { name, role } : { name: target, role: null };
}

/** The record is in English on every page, and the English names are the ids with a capital. */
const isRole = (word: string): word is Role => Object.hasOwn(roleNames, word);
