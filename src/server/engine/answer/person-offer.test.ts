import { expect, it } from 'vitest';
import { phrasesByLanguage } from '#server/engine/language/phrases-by-language.ts';
import { readPersonOffer } from './person-offer.ts';

const visitor = { role: 'visitor', text: 'Do you repair bicycles?' } as const;
const says = (text: string) => [visitor, { role: 'assistant', text }] as const;

it.each(Object.values(phrasesByLanguage))('knows the offer in every language', (phrases) => {
  const offered = says(`${phrases.unknown} ${phrases.offerPerson}`);
  expect(readPersonOffer({ history: offered })).toEqual({
    wasOffered: true,
    turns: says(phrases.unknown),
  });
  expect(readPersonOffer({ history: says(phrases.unknown) })).toMatchObject({ wasOffered: false });
  expect(readPersonOffer({ history: says(phrases.frustrated) })).toMatchObject({
    wasOffered: true,
  });
});

it('forgets an offer that was not the last thing said', () => {
  const { offerPerson } = phrasesByLanguage.en;
  expect(readPersonOffer({ history: [...says(offerPerson), visitor] }).wasOffered).toBe(false);
  expect(readPersonOffer({ history: [] }).wasOffered).toBe(false);
});

it('knows the owner’s own words for it, and still ours', () => {
  const own = { de: { offerPerson: 'Soll Anna Sie anrufen?' }, fr: { frustrated: 'Et Anna ?' } };
  const offered = says('Das weiß ich nicht. Soll Anna Sie anrufen?');
  const turns = says('Das weiß ich nicht.');
  expect(readPersonOffer({ history: offered, own })).toEqual({ wasOffered: true, turns });
  expect(readPersonOffer({ history: offered }).wasOffered).toBe(false);
  expect(readPersonOffer({ history: says('Et Anna ?'), own }).wasOffered).toBe(true);
  const ours = says(phrasesByLanguage.de.offerPerson);
  expect(readPersonOffer({ history: ours, own }).wasOffered).toBe(true);
});
