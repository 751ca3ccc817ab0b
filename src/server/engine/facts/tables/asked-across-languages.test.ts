import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { askTables, openShop } from './testing/table-fixture.ts';

const konditorei = openShop({
  'theke.csv': `Artikel | Preis | je
    Mandelhörnchen | 2,40 € | Stück
    Nusscroissant | 2,10 € | Stück
    Erdbeertorte | 4,60 € | Stück
    Quarktasche | 2,20 € | Stück
    Landjäger | 1,95 € | 100 g`,
});

const copyshop = openShop({
  'prices.csv': `Product | 100 | 250
    Business cards | £22 | £35
    Leaflets | £28 | £44
    Posters | £60 | £120
    Stickers | £18 | £30`,
  'sledges.csv': `Hire | Age | 1 day | 2 days
    Sledge, toddler | 2 to 4 | £6 | £10
    Ski set, junior | 5 to 12 | £14 | £25
    Ski set, adult | 13 and over | £22 | £40
    Snowshoes, junior | 5 to 12 | £8 | £15`,
});

const ask = ({
  shop,
  language,
  question,
}: {
  shop: ReturnType<typeof openShop>;
  language: LanguageCode;
  question: string;
}) => askTables({ shop, language })(question);

describe('a table that is asked in another language', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'How much is a nut croissant?', '2,10'],
    ['fr', 'Combien coûte un croissant aux noix ?', '2,10'],
    ['es', '¿Cuánto cuesta la tarta de fresa?', '4,60'],
    ['it', "Quanto costano i Landjäger all'etto?", '1,95'],
  ])('joins words to the compound of the list (%s: %s)', (language, question, price) => {
    const answer = ask({ shop: konditorei, language, question });
    expect(answer?.text).toContain(price);
    expect(answer?.certainty).toBeGreaterThan(0.6);
  });

  it.each<[LanguageCode, string, string]>([
    ['es', '¿Cuánto cuestan 250 folletos?', '£44'],
    ['de', 'Was kosten 100 Visitenkarten?', '£22'],
    ['fr', 'Combien coûtent 250 affiches ?', '£120'],
    ['pl', 'Ile kosztuje 100 naklejek?', '£18'],
  ])('takes a thing by its own word, not for others of its kind (%s: %s)', (...asked) => {
    const [language, question, price] = asked;
    const answer = ask({ shop: copyshop, language, question });
    expect(answer?.text).toContain(price);
    expect(answer?.certainty).toBeGreaterThan(0.6);
  });

  it.each<[LanguageCode, string]>([
    ['es', '¿Cuánto cuesta alquilar esquís para un niño de 8 años dos días?'],
    ['fr', 'Combien coûte la location de skis pour un enfant de 8 ans, deux jours ?'],
    ['it', 'Quanto costa noleggiare gli sci per un bambino di 8 anni per due giorni?'],
  ])('knows that a child of an age is what the age says (%s)', (language, question) => {
    expect(ask({ shop: copyshop, language, question })?.text).toContain('£25');
  });
});
