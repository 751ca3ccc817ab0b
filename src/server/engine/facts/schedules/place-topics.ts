import type { TopicId } from '#server/engine/language/calendar-words.ts';
import { isAsideTopic } from './aside-topics.ts';
import type { Candidate } from './schedule-candidate.ts';

/** Words for the business as a whole; without hours of their own the main hours answer. */
export const places: ReadonlySet<TopicId> = new Set<TopicId>([
  'shop',
  'restaurant',
  'office',
  'practice',
  'museum',
  'branch',
  'main-house',
  'outlet',
  'counter',
  'gym',
  'cafe',
  'bar',
  'pickup',
]);

/** Words for the business itself, never for a part of it that keeps hours of its own. */
export const businessTopics: ReadonlySet<TopicId> = new Set<TopicId>([
  'shop',
  'restaurant',
  'office',
  'practice',
  'museum',
  'gym',
]);

/** A phone line, a kitchen, a terrace: part of a business that has hours of its own. */
export const isAside = (candidate: Candidate): boolean =>
  !candidate.main && candidate.topics.length > 0 && candidate.topics.every(isAsideTopic);
