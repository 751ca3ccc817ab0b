/** An event as the message that Slack's incoming webhooks show. Mattermost and others take the same. */
import type { WebhookEvent } from '#shared/contract/webhooks.ts';
import { testEventType } from '#shared/contract/webhooks.ts';

type Test = { type: typeof testEventType; data: { message: string } };

export function writeSlackMessage({
  body,
  publicUrl,
}: {
  body: string;
  publicUrl: string;
}): string {
  const event = JSON.parse(body) as WebhookEvent | Test;
  const { title, lines, path } = describe(event);
  const link = path ? `\n<${publicUrl}${path}|Open>` : '';
  const text =
    [`*${escapeSlack(title)}*`, ...lines.filter(Boolean).map(escapeSlack)].join('\n') + link;
  const block = { type: 'section', text: { type: 'mrkdwn', text: text.slice(0, 3000) } };
  return JSON.stringify({ text: escapeSlack(title), blocks: [block] });
}

type Message = { title: string; lines: string[]; path: string | null };

function describe(event: WebhookEvent | Test): Message {
  switch (event.type) {
    case 'conversation.started':
      return {
        title: `New conversation with ${event.data.chatbot.name}`,
        lines: [event.data.pageUrl],
        path: inbox(event.data),
      };
    case 'handoff.requested':
      return {
        title: event.data.isWaiting
          ? `${event.data.visitor} is waiting in ${event.data.chatbot.name}`
          : `${event.data.visitor} asked for a person in ${event.data.chatbot.name}`,
        lines: [quote(event.data.question), event.data.pageUrl],
        path: inbox(event.data),
      };
    case 'lead.captured':
      return {
        title: `New contact from ${event.data.chatbot.name}`,
        lines: [
          ...event.data.fields.map(({ label, value }) => `${label}: ${value}`),
          event.data.question && quote(event.data.question),
        ],
        path: inbox(event.data),
      };
    case 'message.unanswered':
      return {
        title: `${event.data.chatbot.name} could not answer`,
        lines: [quote(event.data.question)],
        path: inbox(event.data),
      };
    case 'booking.booked':
    case 'booking.moved':
    case 'booking.canceled':
      return {
        title: `${appointmentTitles[event.type]}: ${event.data.service}`,
        lines: [
          `${event.data.start.slice(0, 16).replace('T', ' ')} UTC, ${event.data.staff}`,
          [event.data.name, event.data.email, event.data.phone].filter(Boolean).join(', '),
        ],
        path: '/app/bookings',
      };
    case 'document.ready':
      return { title: `${event.data.name} is ready`, lines: [], path: '/app?tab=documents' };
    case 'document.failed':
      return {
        title: `${event.data.name} could not be read`,
        lines: [event.data.message],
        path: '/app?tab=documents',
      };
    case 'source.synced':
      return {
        title: event.data.failure
          ? `${event.data.name} could not be synced`
          : `${event.data.name} was synced: ${event.data.changed} changed, ${event.data.added} new, ${event.data.gone} gone`,
        lines: event.data.failure
          ? [event.data.failure.message]
          : event.data.pages.slice(0, 10).map(({ url }) => url),
        path: '/app?tab=documents&source=websites',
      };
    case 'chatbot.tests.failed':
      return {
        title: `Tests fail for ${event.data.chatbot.name}`,
        lines: event.data.tests.map(
          ({ question, reasons }) => `${quote(question)} ${reasons.join(' ')}`,
        ),
        path: `/app/chatbots/${event.data.chatbot.id}/tests`,
      };
    case 'quota.warning':
    case 'quota.reached':
      return {
        title: `${event.data.percent}% of this month’s ${event.data.limit} messages are used`,
        lines: [],
        path: '/app/settings',
      };
    case testEventType:
      return { title: event.data.message, lines: [], path: null };
  }
}

const appointmentTitles = {
  'booking.booked': 'New appointment',
  'booking.moved': 'Appointment moved',
  'booking.canceled': 'Appointment canceled',
};

const inbox = ({ conversationId }: { conversationId: string }) => `/app/inbox/${conversationId}`;
const quote = (text: string) => `“${text.slice(0, 500)}”`;

/** What visitors write stays text: unescaped, it could call a whole channel or hide a link. */
const escapeSlack = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
