import type { BookingWords } from '#shared/contract/booking.ts';

/** What visitors read beside the answers: in emails and when they book. */
export type VisitorTexts = {
  /** As the sentence about the assistant (`about`) calls it: people must know that no one but a program answers. */
  artificialIntelligence: string;
  replyMail: ReplyMailTexts;
  booking: BookingTexts;
  /** What choosing an appointment says in the chat. It's sent with the offer, so that a visitor loads one language. */
  bookingChat: BookingWords;
};

/** The email with a reply goes to a visitor, so it's written in the languages of the chat rather than in those of our pages. */
export type ReplyMailTexts = {
  subject: string;
  heading: string;
  footnote: string;
  button: string;
  openAddress: string;
};

/** What visitors read about their appointment outside of the widget: in emails and in the conversation. */
export type BookingTexts = {
  booked: string;
  moved: string;
  canceled: string;
  bookedLine: string;
  movedLine: string;
  canceledLine: string;
  service: string;
  when: string;
  staff: string;
  price: string;
  reference: string;
  changeButton: string;
  orOpen: string;
  changeUntil: string;
  changeAnytime: string;
  byTeam: string;
  footnote: string;
};
