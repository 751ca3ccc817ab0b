/** What the public forms offer and how much fits in. Apart from their contract, so that a form needs no zod. */

/** What a message may be about; the id travels in links such as /contact?topic=plans. */
export const contactTopics = {
  question: 'A question before I start',
  problem: 'Something does not work',
  plans: 'Plans and billing',
  privacy: 'My data and privacy',
  other: 'Something else',
} as const;
export type ContactTopic = keyof typeof contactTopics;
export const contactTopicIds = Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]];

export const companySizes = ['1–10', '11–50', '51–200', '201–1,000', 'More than 1,000'] as const;

export const requestLengths = {
  name: 100,
  email: 254,
  company: 200,
  phone: 50,
  message: 5000,
} as const;
