import type { Topics } from '#server/engine/language/topics.ts';
import { bookingTopics } from './topics-booking.ts';
import { goodsTopics } from './topics-goods.ts';
import { visitTopics } from './topics-visit.ts';

export const topics: Topics = { ...bookingTopics, ...goodsTopics, ...visitTopics };
