import { createStoredValue } from '#web/state/stored-value.ts';

/** Kept in this browser while its owner signs up and confirms an address, which opens other pages and tabs. */
export const rememberedInvitation = createStoredValue('askwell-invitation');
