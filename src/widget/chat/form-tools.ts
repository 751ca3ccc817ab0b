import { attempt, callHuman } from './actions.ts';
import { callApi, callForToken, describeVisitor } from './call-api.ts';
import { addSystemLine, type Chat, forget, keep, showSheet, withConsent } from './chat.ts';

/** What the forms do things with. They are loaded apart, so they're given what the chat has already. */
export const formTools = {
  attempt,
  callHuman,
  callApi,
  callForToken,
  describeVisitor,
  addSystemLine,
  forget,
  keep,
  showSheet,
  withConsent,
};

export type Form = typeof formTools & { chat: Chat };
