/** The dialog asks for no name, yet every account has one until its owner changes it: "maria.rossi@…" is Maria Rossi. */
export function nameFromEmail(email: string): string {
  const local = email.split('@')[0]?.split('+')[0] ?? '';
  const name = local
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .slice(0, 100);
  return name.length >= 2 ? name : email.slice(0, 100);
}
