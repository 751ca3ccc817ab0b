import type { Deps } from '#server/deps.ts';
import { readSignedToken, signToken } from '#server/http/signed-token.ts';
import { AppError } from '#shared/errors.ts';

/** An owner who tries the real widget beside the forms. Nothing of it is stored, so it carries what was asked itself. */
export type Preview = {
  chatbotId: string;
  userId: string;
  view: 'draft' | 'published';
  expiresAt: number;
  asked: string[];
};

const kind = { prefix: 'preview', keyName: 'askwell preview tokens v1', maxLength: 4_000 };
const lifetimeHours = 12;
/** As far back as the engine looks for what a question leans on. */
const remembered = { questions: 3, characters: 200 };

export function createPreview({
  deps,
  chatbotId,
  userId,
  view,
}: {
  deps: Deps;
  chatbotId: string;
  userId: string;
  view: Preview['view'];
}): string {
  const expiresAt = deps.clock.now().getTime() + lifetimeHours * 3_600_000;
  return signToken({ deps, kind, value: { chatbotId, userId, view, expiresAt, asked: [] } });
}

export function continuePreview({
  deps,
  preview,
  question,
}: {
  deps: Deps;
  preview: Preview;
  question: string;
}): string {
  const asked = [...preview.asked, question.slice(0, remembered.characters)];
  return signToken({
    deps,
    kind,
    value: { ...preview, asked: asked.slice(-remembered.questions) },
  });
}

/** Null where it is none. One that is not good any more is refused: its owner must not turn into a visitor. */
export function findPreview({
  deps,
  token,
  chatbotId,
}: {
  deps: Deps;
  token: string;
  chatbotId: string;
}): Preview | null {
  if (!token.startsWith(`${kind.prefix}.`)) return null;
  const preview = readSignedToken<Preview>({ deps, kind, token });
  const isGood = preview?.chatbotId === chatbotId && preview.expiresAt > deps.clock.now().getTime();
  if (!isGood) {
    throw new AppError('forbidden', 'This preview has ended. Please load the page again.');
  }
  return preview;
}
