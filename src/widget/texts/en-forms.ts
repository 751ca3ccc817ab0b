import type { FormTexts } from './texts.ts';

export const enForms: FormTexts = {
  deleteQuestion: 'Delete this chat for good, here and on our side?',
  deleteButton: 'Delete',
  keepButton: 'Keep',
  teamQuestion: 'Ask our team to join this chat?',
  notNow: 'Not now',
  optionalNote: 'optional',
  detailsForm: 'Leave your details',
  consentLine: 'You may use this to contact me.',
  privacyLink: 'Privacy',
  sendDetails: 'Send my details',
};
