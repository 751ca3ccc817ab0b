import { expect, it } from 'vitest';
import { phrasesByLanguage } from '#server/engine/language/phrases-by-language.ts';
import { readPersonOffer } from './person-offer.ts';

const visitor = { role: 'visitor', text: 'Do you repair bicycles?' } as const;
const says = (text: string) => [visitor, { role: 'assistant', text }] as const;

it.each(Object.values(phrasesByLanguage))('knows the offer in every language', (phrases) => {
  const offered = says(`${phrases.unknown} ${phrases.offerPerson}`);
  expect(readPersonOffer(offered)).toEqual({ wasOffered: true, turns: says(phrases.unknown) });
  expect(readPersonOffer(says(phrases.unknown))).toMatchObject({ wasOffered: false });
  expect(readPersonOffer(says(phrases.frustrated))).toMatchObject({ wasOffered: true });
});

it('forgets an offer that was not the last thing said', () => {
  const { offerPerson } = phrasesByLanguage.en;
  expect(readPersonOffer([...says(offerPerson), visitor]).wasOffered).toBe(false);
  expect(readPersonOffer([]).wasOffered).toBe(false);
});
