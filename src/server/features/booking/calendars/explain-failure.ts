import { OutboundRefused } from '#server/adapters/outbound/guarded-fetch.ts';

export class NotACalendar extends Error {}

/** For the owner, in a sentence. */
export function explainFailure(error: unknown): string {
  if (error instanceof OutboundRefused) {
    return error.reason === 'redirect'
      ? 'This address leads to another one. Please enter the final address.'
      : 'Only public https addresses can be used.';
  }
  if (error instanceof NotACalendar) return 'There is no calendar at this address.';
  return 'We couldn’t read this calendar. Check the address, the user name and the password.';
}
