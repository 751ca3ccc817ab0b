import { phrasesByLanguage } from '#server/engine/language/phrases-by-language.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';

const phrases = Object.values(phrasesByLanguage);
const offers = phrases.map(({ offerPerson }) => offerPerson);
/** After these, a "yes" means a person. */
const invitations = [...offers, ...phrases.map(({ frustrated }) => frustrated)];

/** Whether the chatbot just offered to bring in a person, and the turns without that offer, because it says nothing about the subject. */
export function readPersonOffer(history: readonly Turn[]): { wasOffered: boolean; turns: Turn[] } {
  const last = history.at(-1);
  return {
    wasOffered:
      last?.role === 'assistant' && invitations.some((text) => last.text.trim().endsWith(text)),
    turns: history.map((turn) => (turn.role === 'assistant' ? withoutOffer(turn) : turn)),
  };
}

function withoutOffer(turn: Turn): Turn {
  const text = turn.text.trim();
  const offer = offers.find((each) => text.endsWith(each));
  return offer ? { ...turn, text: text.slice(0, -offer.length).trim() } : turn;
}
