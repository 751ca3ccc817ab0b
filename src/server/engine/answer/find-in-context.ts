import { confidentFrom, defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import { leansOnContext } from '#server/engine/retrieve/conversation.ts';
import { completeFollowUp } from '#server/engine/understand/complete-follow-up.ts';
import { exchangePart } from '#server/engine/understand/exchange-part.ts';
import { findSubject } from '#server/engine/understand/find-subject.ts';
import { withoutStory } from '#server/engine/understand/word-places.ts';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import { isSamePlace } from './support-halves.ts';

type Asked = Parameters<typeof findAnswer>[0];

/** A question that was completed from the one before may mean something else after all. */
const completedShare = 0.9;
const addedShare = 0.7;

/** The answer to a question as it is, or with what the question before was about when that answers it better. */
export async function findInContext(asked: Asked): Promise<FoundAnswer> {
  return doubtBorrowedRow({ asked, found: await findWithoutStory(asked) });
}

/** What a visitor tells about themselves before the question may hide what it is about. */
async function findWithoutStory(asked: Asked): Promise<FoundAnswer> {
  const found = await findCompleted(asked);
  const confidence = found.candidate?.confidence ?? 0;
  const text = confidence < defaultThreshold ? withoutStory(asked.text, asked.language) : null;
  if (text === null) return found;
  const { candidate, ...alone } = await findAnswer({ ...asked, text });
  if (!candidate || candidate.kind === 'text') return found;
  const certain = candidate.confidence * storyShare;
  return certain > confidence
    ? { ...alone, candidate: { ...candidate, confidence: certain } }
    : found;
}

const storyShare = 0.9;

/** A row is no surer for "what does it cost" than it was for the question that it is taken from. */
async function doubtBorrowedRow({
  asked,
  found,
}: {
  asked: Asked;
  found: FoundAnswer;
}): Promise<FoundAnswer> {
  const { text, language, previous } = asked;
  const { candidate } = found;
  const before = previous.at(-1);
  const isBorrowed =
    before !== undefined && candidate?.kind === 'table' && findSubject({ text, language }) === null;
  if (!isBorrowed) return found;
  const { candidate: first } = await findAnswer({
    ...asked,
    text: before,
    previous: previous.slice(0, -1),
    history: [],
  });
  const isDoubtful =
    first !== null && first.confidence < defaultThreshold && isSamePlace(first, candidate);
  return isDoubtful
    ? { ...found, candidate: { ...candidate, confidence: candidate.confidence * doubtfulShare } }
    : found;
}

const doubtfulShare = 0.5;

async function findCompleted(asked: Asked): Promise<FoundAnswer> {
  const found = await findAnswer(asked);
  const before = asked.previous.at(-1);
  const confidence = found.candidate?.confidence ?? 0;
  if (before === undefined || confidence >= confidentFrom || !leansOnContext(asked.text))
    return found;
  const { text, language } = asked;
  const whole =
    completeFollowUp({ text, before, language }) ?? exchangePart({ text, before, language });
  if (whole === null) return found;
  const completed = await findAnswer({
    ...asked,
    text: whole,
    own: text,
    previous: [],
    history: [],
  });
  const { candidate } = completed;
  // "Is there a safe for valuables?" names what it is about: what was asked before is hardly a part of it.
  const isAdded = whole.startsWith(text.replace(/(?<![?!.\s])[?!.\s]+$/, ''));
  const isNamed = isAdded && findSubject({ text, language }) !== null;
  const share = isNamed ? addedShare : completedShare;
  if (!candidate || candidate.confidence * share <= confidence) return found;
  return {
    ...completed,
    isCompleted: true,
    candidate: { ...candidate, confidence: candidate.confidence * share },
  };
}
