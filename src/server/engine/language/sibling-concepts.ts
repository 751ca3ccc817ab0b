import type { ConceptId } from './concept-ids.ts';

const list = (ids: string): readonly string[] => ids.split(' ');

/**
 * Concepts that gather different things of one kind, the kind's own name first: who asks for coffee may mean an espresso,
 * but who asks for a flat white doesn't mean an espresso.
 */
const kinds = list(
  'alcohol beef beer bread bread-roll burger cake candy cheese chocolate cocktail coffee cookie fish fruit ice-cream juice meat nuts pasta pastry pizza pork potato rice sandwich sausage shellfish soup tea vegetables wine bag board-game clothing electronics flowers furniture jewelry metal plants shoes sports-gear stationery printing tent-camping-gear toy trousers underwear wood wool tool boat car bicycle ski bird massage manicure facial hair-color dance carrier medicine sauna-spa asia africa jacket',
);

/** The same, without a word for the kind. */
const loose = list(
  'game-meat honey-jam lamb milk plant-milk poultry soft-drink red-wine white-wine sparkling-wine candle-soap carpet-curtain scarf-gloves silk-linen stone-ceramic suit synthetic appliance tap music-instrument engine-gearbox trailer-camper rabbit-rodent reptile-fish pet-supplies deworming lashes-brows knee-joint dental-crown botox yoga-pilates sport-activity extra-bed osteopathy tanning tattoo-piercing australia baltics latin-america mediterranean-islands middle-east thailand diners-discover heating wall-floor roof day-unit',
);

const kindIds: ReadonlySet<string> = new Set(kinds);
const looseIds: ReadonlySet<string> = new Set(loose);

/** Whether a concept gathers different things. */
export const isGathering = (id: ConceptId): boolean => kindIds.has(id) || looseIds.has(id);

/** Whether the other words of a concept name other things than this one, which is the nth of its words. */
export function namesOtherThings(id: ConceptId, nth: number): boolean {
  if (looseIds.has(id)) return true;
  return kindIds.has(id) && nth !== 0;
}
