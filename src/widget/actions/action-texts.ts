import type { ActionTexts } from '#shared/chat-texts/texts.ts';

/** What forms of actions say in English. Other languages have it in their file, because few visitors see such a form. */
export const actionTexts: ActionTexts = {
  lookUp: 'Look up',
  next: 'Continue',
  checkFirst: 'Please check this before you confirm.',
  confirm: 'Confirm',
  change: 'Change',
  notFound: "We couldn't find anything with these details. Please check them and try again.",
  failed: "We can't look this up right now. Please try again later.",
  unclear: "We couldn't tell whether this worked. Please contact us before you try again.",
};
