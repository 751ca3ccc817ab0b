import { expect, test } from 'vitest';
import { openFacts } from '#server/engine/facts/open-facts.ts';
import { readFacts } from '#server/engine/facts/read-facts.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import { readProposals } from './propose-booking.ts';

function propose(text: string) {
  const { blocks } = readText({ text, markdown: true });
  const facts = readFacts({ blocks, title: 'Prices', passageOfBlock: blocks.map(() => null) });
  return readProposals(openFacts([{ documentId: 'one', title: 'Prices', facts, passageIds: [] }]));
}

test('services come from the price list, with the durations it has', () => {
  const { services } = propose(`# Price list

| Treatment | Duration | Price |
|---|---|---|
| Women's haircut | 45 min | €48 |
| Men's haircut | 30 min | €32 |
| Coloring | 1 h 30 | €85 |
| Balayage | 2–3 h | from €140 |`);
  expect(services.map(({ name, minutes }) => [name, minutes])).toEqual([
    ["Women's haircut", 45],
    ["Men's haircut", 30],
    ['Coloring', 90],
    ['Balayage', 180],
  ]);
  expect(services[0]?.price).toContain('48');
});

test('a price list without durations leaves them open', () => {
  const { services } = propose(`# Prices

| Service | Price |
|---|---|
| Wash | €12 |
| Wax | €20 |`);
  expect(services.map(({ minutes }) => minutes)).toEqual([null, null]);
});

test('hours come from the weekly schedule', () => {
  const { hours } = propose(`# Opening hours

Monday to Friday: 9:00 – 12:30 and 14:00 – 18:00

Saturday: 9:00 – 13:00

Sunday: closed`);
  expect(hours?.tuesday).toEqual([
    { from: '09:00', to: '12:30' },
    { from: '14:00', to: '18:00' },
  ]);
  expect(hours?.saturday).toEqual([{ from: '09:00', to: '13:00' }]);
  expect(hours?.sunday).toEqual([]);
});

test('documents without prices and hours propose nothing', () => {
  expect(propose('We are nice people.')).toEqual({ services: [], hours: null });
});
