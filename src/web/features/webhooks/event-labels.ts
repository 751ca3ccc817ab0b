import { testEventType, type WebhookEventType } from '#shared/contract/webhooks.ts';

export const eventLabels: Record<WebhookEventType, string> = {
  'conversation.started': 'A conversation begins',
  'handoff.requested': 'A visitor asks for a person',
  'lead.captured': 'Someone leaves their details',
  'booking.booked': 'An appointment is booked',
  'booking.moved': 'An appointment is moved',
  'booking.canceled': 'An appointment is canceled',
  'message.unanswered': 'A question is not answered',
  'document.ready': 'A document is ready',
  'document.failed': 'A document cannot be read',
  'source.synced': 'A website is synced',
  'chatbot.tests.failed': 'Tests of a chatbot start to fail',
  'quota.warning': '80% of the month’s messages are used',
  'quota.reached': 'All messages of the month are used',
};

/** In a log stand also tests, and events that are older than this page. */
export function findLabel(type: string): string {
  if (type === testEventType) return 'A test';
  return eventLabels[type as WebhookEventType] ?? type;
}
