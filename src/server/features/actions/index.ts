/** What visitors can look up or request in the chat. */

export { findAction, offerEvents } from './find-action.ts';
export { performAction } from './perform-action.ts';
export { exportCallsOfConversation } from './queries.ts';
export { readFields } from './read-fields.ts';
