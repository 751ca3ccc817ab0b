/** Hours of a week, as owners set them for people and for appointments. */
import { z } from 'zod';

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Please use a time such as 09:30');
const openPeriod = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, { error: 'Closing must come after opening', path: ['to'] });
const day = z.array(openPeriod).max(4, 'Please use at most 4 periods a day');
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
/** A day without periods is closed. */
export const openingHours = z.object({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});
export type OpeningHours = z.infer<typeof openingHours>;
