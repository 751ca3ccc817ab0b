import type { FormTexts } from './texts.ts';

export const enForms: FormTexts = {
  whatWasWrong: 'What was wrong?',
  thanksNote: 'Thank you for telling us.',
  detailsReceived: 'Thank you. We have your details and will get back to you.',
  chatDeleted: 'Your chat was deleted.',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  deleteMyChat: 'Delete my chat',
  deleteQuestion: 'Delete this chat and the details you left for good, here and on our side?',
  deleteButton: 'Delete',
  keepButton: 'Keep',
  teamQuestion: 'Ask our team to join this chat?',
  notNow: 'Not now',
  optionalNote: 'optional',
  detailsForm: 'Leave your details',
  consentLine: 'You may use this to contact me.',
  chatConsent: 'I agree that what I write here is processed to answer me.',
  startChat: 'Start chat',
  downloadMyChat: 'Download my chat',
  sendDetails: 'Send my details',
};
