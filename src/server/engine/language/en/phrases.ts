import type { Phrases } from '#server/engine/language/phrases.ts';

export const englishPhrases: Phrases = {
  greeting: 'Hello! What would you like to know?',
  howAreYou: "I'm doing well, thanks for asking! What can I help you with?",
  thanks: "You're welcome! Is there anything else I can help with?",
  goodbye: 'Goodbye, and come back any time!',
  thanksGoodbye: "You're welcome! Goodbye, and have a great day.",
  about:
    "I'm an automated AI assistant, not a person. I answer questions from the information this business has given me, and I can bring in a person when I can't help.",
  help: 'I can answer questions about this business, such as opening hours, prices, services and contact details. What would you like to know?',
  acknowledge: "Great! Let me know if there's anything else.",
  accept: 'Sure! What would you like to know?',
  praise: "Thank you, I'm glad I could help! Is there anything else?",
  decline: 'All right! If anything else comes up, just ask.',
  human: "Of course. I'll pass you on to a person.",
  frustrated:
    "I'm sorry I couldn't help the way you needed. Would you like to talk to a person instead?",
  unclear: 'What would you like to know?',
  mayHelp: "This may be what you're looking for:",
  unknown: "I couldn't find that in the information I have.",
  noPrice: "I don't have a price for that. Here's what I do know:",
  nearTopics: 'You may be looking for one of these.',
  offerPerson: 'Would you like me to pass your question on to the team?',
  askBack: 'Which one do you mean?',
  partlyUnknown: "I couldn't find an answer to the rest of your question.",
  teamOffer: 'Would you like to ask our team, or leave your details?',
  teamCalledMinute: 'I’ve let the team know. A reply usually takes no more than a minute.',
  teamCalled: 'I’ve let the team know. A reply usually takes no more than {minutes} minutes.',
  teamClosed:
    'No one from our team is here at the moment. Leave your details and we will get back to you.',
  leaveDetails: 'Leave your details and someone from our team will get back to you.',
  teamMissed:
    'No one from our team could join just now. Leave your details and we will get back to you.',
  teamStepped:
    'Our team had to step away. Leave your details and we will get back to you, or ask me something else.',
  notAnswering: 'Thank you for your message. I cannot answer questions at the moment.',
  answerFailed: 'I could not answer just now. Please try again, or leave your details.',
  coveredMuch: 'We have covered a lot here. Someone from our team can tell you more.',
  inOtherLanguage: {
    en: 'Our information is in English:',
    de: 'Our information is in German:',
    es: 'Our information is in Spanish:',
    fr: 'Our information is in French:',
    it: 'Our information is in Italian:',
    pt: 'Our information is in Portuguese:',
    nl: 'Our information is in Dutch:',
    pl: 'Our information is in Polish:',
  },
};
