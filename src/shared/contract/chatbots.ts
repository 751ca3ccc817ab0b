/** What browser and server say to each other about chatbots. */
import { z } from 'zod';
import { emailField } from '#shared/contract/accounts.ts';
import { actions } from '#shared/contract/actions.ts';
import { bookingSettings } from '#shared/contract/booking.ts';
import { openingHours } from '#shared/contract/opening-hours.ts';
import { wording } from '#shared/contract/wording.ts';
import { domainField } from '#shared/domain-field.ts';
import { industries } from '#shared/industries.ts';
import { modelProviders } from '#shared/model-providers.ts';

/** PostgreSQL stores every character but this one. */
const isStorable = (value: string) => !value.includes('\0');
const tooLong = (max: number) => `Please use at most ${max} characters`;

const optionalText = (max: number) =>
  z
    .string({ error: 'Please write plain text' })
    .trim()
    .max(max, tooLong(max))
    .refine(isStorable, 'Please write plain text');
const requiredText = ({ max, missing }: { max: number; missing: string }) =>
  z.string({ error: missing }).trim().min(1, missing).pipe(optionalText(max));
const oneLine = (max: number) =>
  optionalText(max).regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');

const color = z
  .string({ error: 'Please choose a color' })
  .regex(/^#[0-9a-fA-F]{6}$/, 'Please use a color such as #1D4ED8')
  .transform((value) => value.toUpperCase());

const contactField = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, 'Please use small letters and digits'),
  label: oneLine(60).min(1, 'Please name this field'),
  required: z.boolean(),
});
const contactFields = z
  .array(contactField)
  .min(1, 'Please ask for something, or visitors cannot be answered')
  .max(8, 'Please ask for at most 8 things')
  .refine(
    (all) => new Set(all.map(({ key }) => key)).size === all.length,
    'Two fields are the same',
  );

const timeZone = z.string({ error: 'Please choose a time zone' }).refine(isTimeZone, {
  error: 'Please choose a time zone',
});

/** Where a model's calls go, and with them its key. */
const modelPlace = {
  provider: z.enum(modelProviders, { error: 'Please choose a provider' }),
  baseUrl: z
    .url({
      protocol: /^https?$/,
      error: 'Please enter an address such as https://models.example.com/v1',
    })
    .max(300)
    .nullable()
    .default(null),
};
const hasItsAddress = ({ provider, baseUrl }: { provider: string; baseUrl: string | null }) =>
  (provider === 'openai-compatible') === (baseUrl !== null);
const addressProblem = {
  error: 'An OpenAI-compatible server needs its address, other providers need none',
  path: ['baseUrl'],
};
const modelChoice = z
  .object({ ...modelPlace, name: oneLine(120).default('') })
  .refine(hasItsAddress, addressProblem);
export type ModelPlace = Pick<z.infer<typeof modelChoice>, 'provider' | 'baseUrl'>;

const domains = z
  .array(domainField)
  .max(50, 'Please use at most 50 domains')
  .transform((all) => [...new Set(all)]);

/** Everything an owner sets; the four texts without a default must be there. */
const settings = {
  name: requiredText({ max: 80, missing: 'Name is required' }).pipe(oneLine(80)),
  description: requiredText({ max: 500, missing: 'Description is required' }),
  greeting: requiredText({ max: 500, missing: 'Greeting is required' }),
  systemPrompt: requiredText({ max: 8000, missing: 'System prompt is required' }),
  active: z.boolean(),
  industry: z.enum(industries.map(({ id }) => id)).nullable(),
  placeholder: oneLine(100),
  suggestedQuestions: z
    .array(oneLine(150).min(1, 'Please write a question'))
    .max(6, 'Please suggest at most 6 questions'),
  /** When the answer isn't known: offer help and let the visitor choose, call the team at once, or ask for details. */
  fallback: z.enum(['offer', 'human', 'contact']),
  contactFields,
  openingHours: openingHours.nullable(),
  timeZone,
  humanWaitMinutes: z
    .int()
    .min(1, 'Please use at least 1 minute')
    .max(120, 'Please use at most 120 minutes'),
  notifyEmails: z.array(emailField).max(10, 'Please use at most 10 addresses'),
  /** How sure an answer must be before it is given, 0 (always answer) to 1. */
  confidence: z.number().min(0).max(1),
  showSources: z.boolean(),
  primaryColor: color,
  secondaryColor: color,
  position: z.enum(['bottom-right', 'bottom-left']),
  theme: z.enum(['light', 'dark', 'auto']),
  launcherText: oneLine(40),
  /** Null: the installation's model, or the built-in engine where there is none. */
  model: modelChoice.nullable(),
  /** Empty: any site may show the chatbot. */
  allowedDomains: domains,
  /** Null: conversations are kept until they are deleted. */
  retentionDays: z.int().min(1).max(3650).nullable(),
  /** The owner's own privacy policy; empty: the one of this installation, or of their white label. */
  privacyUrl: z.union([
    z.literal(''),
    z
      .url({
        protocol: /^https?$/,
        error: 'Please enter an address such as https://example.com/privacy',
      })
      .max(500, tooLong(500)),
  ]),
  /** In the first line of every chat, beside the link to the policy; with consent, what visitors agree to. */
  privacyNotice: optionalText(500),
  /** Visitors tick a box before their first message. */
  requiresConsent: z.boolean(),
  /** What visitors can look up or request in the chat. */
  actions,
  /** Appointments that visitors can book; null: never set up. */
  booking: bookingSettings.nullable(),
  /** The owner's own words for what the chatbot says on its own behalf, by language. */
  wording,
};

export const chatbotSettings = z.object(settings);
export type ChatbotSettings = z.infer<typeof chatbotSettings>;

/** What a blank form starts with, and what a new chatbot has where nothing was said. */
export const chatbotDefaults = {
  name: 'My assistant',
  description: 'Answers visitors from our documents.',
  greeting: 'Hi! How can I help you today?',
  systemPrompt:
    'You are the assistant of our business. Answer only from the documents. Be brief and friendly. If the documents do not say, tell the visitor so and offer to pass the question on to the team.',
  active: true,
  industry: null,
  placeholder: 'Type your question',
  suggestedQuestions: [],
  fallback: 'offer',
  contactFields: [
    { key: 'name', label: 'Your name', required: false },
    { key: 'email', label: 'Your email', required: true },
    { key: 'message', label: 'Your message', required: false },
  ],
  openingHours: null,
  timeZone: 'UTC',
  humanWaitMinutes: 3,
  notifyEmails: [],
  confidence: 0.5,
  showSources: true,
  primaryColor: '#1D4ED8',
  secondaryColor: '#EFF4FE',
  position: 'bottom-right',
  theme: 'auto',
  launcherText: '',
  model: null,
  allowedDomains: [],
  retentionDays: null,
  privacyUrl: '',
  privacyNotice: '',
  requiresConsent: false,
  actions: [],
  booking: null,
  wording: {},
} satisfies ChatbotSettings;

const { name, description, greeting, systemPrompt, ...optional } = settings;
export const createChatbotInput = z.object({
  name,
  description,
  greeting,
  systemPrompt,
  ...z.object(optional).partial().shape,
});
export type CreateChatbotInput = z.infer<typeof createChatbotInput>;

/** `version` is the one the form was loaded with: a save over someone else's is refused. */
export const updateChatbotInput = z.object({
  ...z.object(settings).partial().shape,
  version: z.int({ error: 'Please reload this chatbot' }),
});
export type UpdateChatbotInput = z.infer<typeof updateChatbotInput>;

export const chatbot = z.object({
  ...settings,
  id: z.uuid(),
  avatarUrl: z.string().nullable(),
  modelKeyLast4: z.string().nullable(),
  hasIdentitySecret: z.boolean(),
  /** The plan allows fewer chatbots than there are: this one is only kept. */
  readOnly: z.boolean(),
  documentsCount: z.int(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Chatbot = z.infer<typeof chatbot>;

export const chatbotSummary = z.object({
  ...chatbot.pick({
    id: true,
    name: true,
    description: true,
    active: true,
    industry: true,
    primaryColor: true,
    avatarUrl: true,
    model: true,
    modelKeyLast4: true,
    readOnly: true,
    documentsCount: true,
    version: true,
    createdAt: true,
    updatedAt: true,
  }).shape,
  /** Those in which something was said this month (UTC). */
  conversationsThisMonth: z.int(),
  /** Of the last message in any of its conversations; null before the first. */
  lastActivityAt: z.iso.datetime().nullable(),
});
export type ChatbotSummary = z.infer<typeof chatbotSummary>;
export const chatbotsResponse = z.object({ items: z.array(chatbotSummary) });

export const countQuery = z.object({ count: z.literal('1').optional() });
export const countResponse = z.object({ count: z.int() });

export const chatbotDocumentsInput = z.object({
  documentIds: z.array(z.uuid()).max(5000, 'Please choose fewer documents'),
});
export const modelKeyInput = z.object({
  key: z
    .string({ error: 'Please enter a key' })
    .trim()
    .min(8, 'This is too short for a key')
    .max(500, 'This is too long for a key')
    .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and only plain letters'),
  /** Where the key may be sent, and nowhere else. Left out: where the chatbot's saved model is. */
  for: z.object(modelPlace).refine(hasItsAddress, addressProblem).optional(),
});
/** Shown once; afterwards no one, not even the server's answers, says it again. */
export const identitySecretResponse = z.object({ secret: z.string() });

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value.length > 0;
  } catch {
    return false;
  }
}
