import type { VersionChanges } from '#shared/contract/versions.ts';
import { settingPlaces } from '#web/features/chatbots/changed-settings.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { plural } from '#web/lib/plural.ts';

const mostNamed = 4;
/** "Changed prices.md and hours.txt" */
const changedNames = {
  added: (names: string) => `Added ${names}`,
  changed: (names: string) => `Changed ${names}`,
  removed: (names: string) => `Removed ${names}`,
} as const;
const changedAnswers = {
  added: { one: 'Added {count} answer', other: 'Added {count} answers' },
  changed: { one: 'Changed {count} answer', other: 'Changed {count} answers' },
  removed: { one: 'Removed {count} answer', other: 'Removed {count} answers' },
} as const;

/** One line for each kind of change, such as "Changed prices.md and hours.txt". */
export function describeChanges({ settings, documents, answers, more }: VersionChanges): string[] {
  const lines: string[] = [];
  for (const kind of ['added', 'changed', 'removed'] as const) {
    const names = documents.filter((one) => one.kind === kind).map(({ name }) => name);
    if (names.length > 0) lines.push(changedNames[kind](listNames(names)));
  }
  for (const kind of ['added', 'changed', 'removed'] as const) {
    const count = answers.filter((one) => one.kind === kind).length;
    if (count > 0) lines.push(plural({ count, ...changedAnswers[kind] }));
  }
  if (settings.length > 0) {
    const labels = settings.map((name) => settingPlaces[name].label);
    lines.push(`Settings: ${listNames(labels)}`);
  }
  if (more > 0) lines.push(`${more.toLocaleString(pageLanguage)} more changes`);
  return lines;
}

function listNames(names: readonly string[]): string {
  const left = names.length - mostNamed;
  const shown = names.slice(0, mostNamed);
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ');
}
