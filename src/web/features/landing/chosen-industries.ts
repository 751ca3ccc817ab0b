import { useSyncExternalStore } from 'react';
import { brand } from '#shared/brand.ts';
import { findIndustry, type Industry, type IndustryId } from '#shared/industries.ts';

/** The trades a visitor picked: kept in this browser through sign-up, for the first chatbot. */
export function useChosenIndustries(): readonly Industry[] {
  return useSyncExternalStore(subscribe, currentIndustries, () => nothing);
}

export function toggleIndustry(id: IndustryId): void {
  const ids = currentIndustries().map((industry) => industry.id);
  store(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
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
const listeners = new Set<() => void>();
let last: { stored: string | null; industries: readonly Industry[] } | null = null;
/** Where storage is refused the choice lives as long as the page. */
let unstored: string | null = null;

function currentIndustries(): readonly Industry[] {
  const stored = read();
  if (last?.stored !== stored) last = { stored, industries: parseIndustries(stored) };
  return last?.industries ?? nothing;
}

function read(): string | null {
  try {
    return unstored ?? localStorage.getItem(brand.industriesStorageKey);
  } catch {
    return null;
  }
}

function store(ids: readonly IndustryId[]): void {
  const value = JSON.stringify(ids);
  try {
    localStorage.setItem(brand.industriesStorageKey, value);
  } catch {
    unstored = value;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
