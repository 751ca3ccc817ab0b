/** Versions of a chatbot: what visitors get, what waits, and what was before. */
export { getDraftState, listVersions } from './describe-versions.ts';
export { listHeld } from './queries.ts';
export { restoreVersion, undoDraft } from './restore-version.ts';
export { publishAnyway, recordUntested, releaseHold, settleDraft } from './settle-draft.ts';
