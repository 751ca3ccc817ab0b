/** The few fixed sentences of the built-in voice; a chatbot may have its own. */
export type Phrases = {
  greeting: string;
  thanks: string;
  goodbye: string;
  about: string;
  human: string;
  mayHelp: string;
  unknown: string;
};

export const defaultPhrases: Phrases = {
  greeting: 'Hello! What would you like to know?',
  thanks: 'You are welcome! Is there anything else I can help with?',
  goodbye: 'Goodbye, and come back any time.',
  about:
    'I am an automated assistant. I answer questions from the information I was given, and I can bring in a person when I cannot.',
  human: 'Of course. I will pass you on to a person.',
  mayHelp: 'I am not sure this answers your question, but it may help:',
  unknown: 'I could not find that in the information I have.',
};
