import type { TopicId } from '#server/engine/language/calendar-words.ts';

const asides: ReadonlySet<TopicId> = new Set<TopicId>([
  'phone',
  'chat',
  'kitchen',
  'pickup',
  'terrace',
  'service',
  'pool',
  'reception',
  'check-in',
  'check-out',
  'emergency',
]);

/** A phone line, a kitchen, a terrace: part of a business, never the business itself. */
export const isAsideTopic = (topic: TopicId): boolean => asides.has(topic);
