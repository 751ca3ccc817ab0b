import type { ConceptId } from '../concept-ids.ts';
import { animalsConcepts } from './concepts-animals.ts';
import { commerceConcepts } from './concepts-commerce.ts';
import { foodConcepts } from './concepts-food.ts';
import { goodsConcepts } from './concepts-goods.ts';
import { healthConcepts } from './concepts-health.ts';
import { homeConcepts } from './concepts-home.ts';
import { leisureConcepts } from './concepts-leisure.ts';
import { vehiclesConcepts } from './concepts-vehicles.ts';
import { visitConcepts } from './concepts-visit.ts';
import { worldConcepts } from './concepts-world.ts';

/** What customers and small businesses say in Dutch: for each concept its words, the most usual first. */
export const concepts: Record<ConceptId, string> = {
  ...commerceConcepts,
  ...visitConcepts,
  ...foodConcepts,
  ...healthConcepts,
  ...goodsConcepts,
  ...homeConcepts,
  ...vehiclesConcepts,
  ...animalsConcepts,
  ...leisureConcepts,
  ...worldConcepts,
};
