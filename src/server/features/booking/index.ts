/** Appointments that visitors book: services, staff, free times and calendars. */
export { bookAppointment, findFreeStaff } from './book-appointment.ts';
export { listFreeTimes } from './find-slots.ts';
export { describeOffer } from './manage-bookings.ts';
export { deletePastBookings, exportBookingsOfConversation } from './queries.ts';
