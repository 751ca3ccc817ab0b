import type { WordingName } from '#shared/contract/wording.ts';

type WordingField = { name: WordingName; label: string; isLine?: boolean };
export type WordingGroup = {
  title: string;
  text: string;
  fields: readonly WordingField[];
  /** The contact form's labels stand with its other texts. */
  hasLabels?: boolean;
};

/** What a chatbot says on its own behalf, in the order in which visitors come across it. */
export const wordingGroups: readonly WordingGroup[] = [
  {
    title: 'Start of the chat',
    text: 'What you wrote under Conversation, for visitors who read another language.',
    fields: [
      { name: 'welcome', label: 'Greeting message' },
      { name: 'inputHint', label: 'Placeholder text', isLine: true },
    ],
  },
  {
    title: 'Answers it isn’t sure of',
    text: 'With a language model, the model may say this in its own words.',
    fields: [
      { name: 'unknown', label: 'The answer isn’t known' },
      { name: 'offerPerson', label: 'Offer to ask the team' },
      { name: 'askTeamButton', label: 'Button that asks the team', isLine: true },
      { name: 'leaveDetailsButton', label: 'Button that opens the contact form', isLine: true },
      { name: 'mayHelp', label: 'Before an answer that may not fit' },
      { name: 'partlyUnknown', label: 'Only a part is known' },
    ],
  },
  {
    title: 'Bringing in your team',
    text: 'What visitors read before, while and after they wait for a person.',
    fields: [
      { name: 'joinQuestion', label: 'Before the team is called' },
      { name: 'human', label: 'Reply to someone who asks for a person' },
      { name: 'teamCalled', label: 'The team was called' },
      { name: 'teamCalledMinute', label: 'The team was called, with a wait of one minute' },
      { name: 'waitingStatus', label: 'Status while the visitor waits', isLine: true },
      { name: 'teamStatus', label: 'Status while your team is there', isLine: true },
      { name: 'teamClosed', label: 'Outside opening hours' },
      { name: 'teamMissed', label: 'No one could join' },
      { name: 'teamStepped', label: 'The team had to leave' },
    ],
  },
  {
    title: 'Contact form',
    text: 'Labels follow the fields under Handover.',
    hasLabels: true,
    fields: [
      { name: 'leaveDetails', label: 'Above the form' },
      { name: 'contactConsent', label: 'Permission to contact the visitor' },
      { name: 'sendDetailsButton', label: 'Button that sends the form', isLine: true },
      { name: 'detailsThanks', label: 'After the form was sent' },
    ],
  },
  {
    title: 'When it can’t answer',
    text: 'The question is kept in your inbox.',
    fields: [
      { name: 'notAnswering', label: 'Switched off, or no messages left' },
      { name: 'answerFailed', label: 'Something went wrong' },
      { name: 'coveredMuch', label: 'The conversation is very long' },
    ],
  },
  {
    title: 'Small talk',
    text: 'Replies that need no documents. That it’s an AI assistant is always said in our words.',
    fields: [
      { name: 'greeting', label: 'Reply to “hello”' },
      { name: 'howAreYou', label: 'Reply to “how are you?”' },
      { name: 'help', label: 'Reply to “what can you do?”' },
      { name: 'thanks', label: 'Reply to “thank you”' },
      { name: 'goodbye', label: 'Reply to “goodbye”' },
      { name: 'thanksGoodbye', label: 'Reply to “thanks, bye”' },
      { name: 'acknowledge', label: 'Reply to “OK”' },
      { name: 'accept', label: 'Reply to “yes, please”' },
      { name: 'decline', label: 'Reply to “no, thanks”' },
      { name: 'praise', label: 'Reply to praise' },
      { name: 'frustrated', label: 'Reply to someone who is upset' },
      { name: 'unclear', label: 'Reply to a message without words' },
    ],
  },
];
