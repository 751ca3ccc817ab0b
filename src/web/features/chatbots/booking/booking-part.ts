import type { BookingSettings } from '#shared/contract/booking.ts';
import type { ProblemOf } from './booking-problems.ts';

/** What every part of the booking settings gets. */
export type BookingPart = {
  settings: BookingSettings;
  change(changes: Partial<BookingSettings>): void;
  problem: ProblemOf;
  chatbotId: string;
};
