import type { VersionChanges } from '#shared/contract/versions.ts';
import { settingPlaces } from '#web/features/chatbots/changed-settings.ts';

const mostNamed = 4;
const verbs = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** One line for each kind of change, such as "Changed prices.md and hours.txt". */
export function describeChanges({ settings, documents, answers, more }: VersionChanges): string[] {
  const lines: string[] = [];
  for (const kind of ['added', 'changed', 'removed'] as const) {
    const names = documents.filter((one) => one.kind === kind).map(({ name }) => name);
    if (names.length > 0) lines.push(`${verbs[kind]} ${listNames(names)}`);
  }
  for (const kind of ['added', 'changed', 'removed'] as const) {
    const count = answers.filter((one) => one.kind === kind).length;
    if (count > 0) lines.push(`${verbs[kind]} ${count === 1 ? '1 answer' : `${count} answers`}`);
  }
  if (settings.length > 0) {
    const labels = settings.map((name) => settingPlaces[name].label);
    lines.push(`Settings: ${listNames(labels)}`);
  }
  if (more > 0) lines.push(`${more.toLocaleString('en')} more changes`);
  return lines;
}

function listNames(names: readonly string[]): string {
  const left = names.length - mostNamed;
  const shown = names.slice(0, mostNamed);
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ');
}
