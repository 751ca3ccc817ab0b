import { brand } from '#shared/brand.ts';
import { limits } from '#shared/limits.ts';

const megabytes = Math.round(limits.upload.maxBytes / 1_048_576);

/** Questions and plain answers, for the page and for search engines alike. */
export const faqItems = [
  {
    id: 'inquiries',
    question: 'How many customer questions are included?',
    answer:
      'Starter handles 2,000+ inquiries per month, Business 10,000+, and Enterprise is unlimited. An inquiry is one question of a visitor. Two of them make an average conversation, so Starter is good for about 1,000 conversations a month.',
  },
  {
    id: 'setup',
    question: 'How long does it take to set up?',
    answer: `${brand.claims.setup} for a first chatbot: create an account, enter your website or upload a document, copy one script. You can polish it for as long as you like afterwards.`,
  },
  {
    id: 'coding',
    question: 'Do I need to know how to code?',
    answer:
      'No. You paste one line into your website, and the documentation shows where it goes in plain HTML, WordPress and React. If someone else looks after your site, send them that line.',
  },
  {
    id: 'unknown',
    question: 'What happens when it does not know the answer?',
    answer:
      'It says so, and offers two buttons: ask your team, or leave contact details so that you can answer later. Your team is called only if the visitor asks for it, unless you choose to be called at once. It does not guess.',
  },
  {
    id: 'files',
    question: 'Which documents can I upload?',
    answer: `PDF, Word (.docx), Excel, PowerPoint, OpenDocument, plain text, CSV, Markdown, HTML, saved emails, and photos or scans, which are read by text recognition; up to ${megabytes} MB each. Menus, price lists, manuals, terms: whatever you would hand to a new colleague. You can also import your website, and we keep it up to date.`,
  },
  {
    id: 'trial',
    question: `What happens after the ${limits.trialDays} days?`,
    answer:
      'Nothing is charged, because we never asked for a card. Your chatbots, documents and conversations stay. You can look at them, export them and delete them, and they answer again the moment you choose a plan.',
  },
  {
    id: 'privacy',
    question: 'Who can see my documents?',
    answer:
      'You and your team. Visitors get answers taken from them, so upload only what you would tell a customer. Your documents are not used to train models, and deleting one removes it from the answers at once.',
  },
  {
    id: 'cancel',
    question: 'Can I change my plan or leave?',
    answer:
      'At any time. A canceled plan runs to the end of the month you paid for, and nothing is deleted by it. If you leave for good, you can take your data with you.',
  },
] as const;
