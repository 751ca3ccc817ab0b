import { answerNearestContact } from '#server/engine/facts/contacts/answer-contact.ts';
import type { KnownContact } from '#server/engine/facts/contacts/known-contact.ts';
import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { createNearness } from '#server/engine/index/nearness.ts';
import type { SearchIndex } from '#server/engine/index/search-index.ts';
import { saidSentences } from '#server/engine/ingest/split/passage.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { PassageLoader } from './passage-text.ts';

/** The contact whose line is nearest to the question in meaning, where no label names what is asked. */
export async function findNearestContact({
  question,
  facts,
  index,
  vector,
  language,
  loadPassages,
}: {
  question: string;
  facts: OpenFacts;
  index: SearchIndex;
  vector: Float32Array | null;
  language: LanguageCode;
  loadPassages: PassageLoader;
}): Promise<FactAnswer | null> {
  const { contacts } = facts;
  if (!vector || contacts.length < 2 || contacts.length > mostContacts) return null;
  const idOf = ({ documentId, contact }: KnownContact): string | undefined =>
    facts.findPassageId({ documentId, block: contact.block }) ?? undefined;
  const ids = new Set(contacts.flatMap((known) => idOf(known) ?? []));
  const loaded = new Map((await loadPassages([...ids])).map((passage) => [passage.id, passage]));
  const nearnessOf = createNearness({ index, vector });
  return answerNearestContact({
    question,
    contacts,
    language,
    nearnessOf(known) {
      const passage = loaded.get(idOf(known) ?? '');
      if (!passage) return null;
      const sentence = saidSentences(passage.sentences).findIndex(({ text }) =>
        text.includes(known.contact.value),
      );
      const { documentId } = known;
      return sentence < 0 ? null : nearnessOf({ documentId, passageId: passage.id, sentence });
    },
  });
}

/** A directory of so many people is found by names, not by meaning. */
const mostContacts = 40;
