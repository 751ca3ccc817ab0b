export type ScriptsOutcome = 'ready' | 'outdated' | 'unreachable';

/** Longer than anyone waits for a page. */
const limitMs = 30_000;

/**
 * Brings a page's scripts into the browser's cache before they are imported: a failed import is remembered until the
 * document is loaded again, a failed fetch is not. `outdated`: the server has a newer version without these files.
 */
export async function fetchScripts(addresses: readonly string[]): Promise<ScriptsOutcome> {
  const outcomes = await Promise.all(addresses.map(fetchScript));
  return (['unreachable', 'outdated'] as const).find((one) => outcomes.includes(one)) ?? 'ready';
}

async function fetchScript(address: string): Promise<ScriptsOutcome> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
    await response.arrayBuffer();
    if (response.ok) return 'ready';
    return response.status === 404 ? 'outdated' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Whether a part of a page failed because its script could not be loaded, in the words of each browser. */
export function isScriptError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script|preload css/i.test(message);
}
