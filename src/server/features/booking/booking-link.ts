/** The link in a visitor's email, with which they move or cancel their appointment. */
import type { Deps } from '#server/deps.ts';
import { readSignedToken, signToken } from '#server/http/signed-token.ts';
import { addressIn, readPageLanguage } from '#shared/page-languages.ts';

const kind = { prefix: 'b1', keyName: 'askwell appointment links v1', maxLength: 300 };

const createBookingToken = ({ deps, id }: { deps: Deps; id: string }): string =>
  signToken({ deps, kind, value: [id] });

/** Null for a link that we didn't sign. */
export function readBookingToken({ deps, token }: { deps: Deps; token: string }): string | null {
  return readSignedToken<[string]>({ deps, kind, token })?.[0] ?? null;
}

/** What is behind the # isn't sent to any server, so it's in no log. */
export function bookingLink({
  deps,
  booking: { id, language },
}: {
  deps: Deps;
  booking: { id: string; language: string };
}): string {
  const path = addressIn({ language: readPageLanguage(language), path: '/appointment' });
  return `${deps.env.http.publicUrl}${path}#${createBookingToken({ deps, id })}`;
}
