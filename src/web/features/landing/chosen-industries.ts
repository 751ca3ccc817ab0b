import { useSyncExternalStore } from 'react';
import { brand } from '#shared/brand.ts';
import { findIndustry, type Industry, type IndustryId } from '#shared/industries.ts';
import { createStoredValue } from '#web/state/stored-value.ts';

const chosen = createStoredValue(brand.industriesStorageKey);

/** The trades a visitor picked: kept in this browser through sign-up, for the first chatbot. */
export function useChosenIndustries(): readonly Industry[] {
  return useSyncExternalStore(chosen.subscribe, currentIndustries, () => nothing);
}

export function toggleIndustry(id: IndustryId): void {
  const ids = currentIndustries().map((industry) => industry.id);
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  chosen.write(JSON.stringify(next));
}

/** What storage holds may be anything, from any version of this page. */
export function parseIndustries(stored: string | null): readonly Industry[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(ids)) return nothing;
    return [...new Set(ids)].flatMap((id) => findIndustry(String(id)) ?? []);
  } catch {
    return nothing;
  }
}

const nothing: readonly Industry[] = [];
let last: { stored: string | null; industries: readonly Industry[] } | null = null;

function currentIndustries(): readonly Industry[] {
  const stored = chosen.read();
  if (last?.stored !== stored) last = { stored, industries: parseIndustries(stored) };
  return last?.industries ?? nothing;
}
