/** What people write to us. */
export { createContactRequest } from './keep-requests.ts';
