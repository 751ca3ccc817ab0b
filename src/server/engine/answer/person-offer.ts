import { type OwnPhrases, phrasesByLanguage } from '#server/engine/language/phrases-by-language.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';

/** Whether the chatbot just offered to bring in a person, and the turns without that offer, because it says nothing about the subject. */
export function readPersonOffer({
  history,
  own = {},
}: {
  history: readonly Turn[];
  /** An owner's own words count beside ours: a chat may have begun before they were changed. */
  own?: OwnPhrases | undefined;
}): { wasOffered: boolean; turns: Turn[] } {
  const spoken = [...Object.values(phrasesByLanguage), ...Object.values(own)];
  const offers = spoken.flatMap(({ offerPerson }) => offerPerson ?? []);
  // After these, a "yes" means a person.
  const invitations = [...offers, ...spoken.flatMap(({ frustrated }) => frustrated ?? [])];
  const last = history.at(-1);
  return {
    wasOffered:
      last?.role === 'assistant' && invitations.some((text) => last.text.trim().endsWith(text)),
    turns: history.map((turn) =>
      turn.role === 'assistant' ? withoutOffer({ turn, offers }) : turn,
    ),
  };
}

function withoutOffer({ turn, offers }: { turn: Turn; offers: readonly string[] }): Turn {
  const text = turn.text.trim();
  const offer = offers.find((each) => text.endsWith(each));
  return offer ? { ...turn, text: text.slice(0, -offer.length).trim() } : turn;
}
