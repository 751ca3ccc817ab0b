/** Actions: what a visitor can look up or request in the chat, as an owner defines it without code. */
import { z } from 'zod';

export const actionLimits = {
  actions: 10,
  questions: 10,
  fields: 8,
  headers: 8,
  checks: 4,
  shown: 12,
  /** Of one value that a visitor types. */
  valueCharacters: 500,
};

const line = (max: number) =>
  z
    .string({ error: 'Please write plain text' })
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');

export const actionKinds = [
  'order',
  'woocommerce',
  'shopify',
  'callback',
  'newsletter',
  'custom',
] as const;
export type ActionKind = (typeof actionKinds)[number];
/** Kinds that show someone's order, so they always need a proof. */
export const orderKinds: readonly ActionKind[] = ['order', 'woocommerce', 'shopify'];

export const fieldTypes = ['text', 'long', 'email', 'phone', 'order', 'number', 'date'] as const;
export type FieldType = (typeof fieldTypes)[number];

const fieldKey = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,29}$/, 'Please use small letters, digits and _');
const actionField = z.object({
  key: fieldKey,
  label: line(60).min(1, 'Please name this field'),
  type: z.enum(fieldTypes),
  required: z.boolean(),
});
export type ActionField = z.infer<typeof actionField>;

/** `billing.email`, `items[].name`, `orders[0].status`, `[0].status`. */
const path = line(200).regex(
  /^([\w$-]+|\[\d*\])(\[\d*\])*(\.[\w$-]+(\[\d*\])*)*$/,
  'Please use a path such as billing.email or items[].name',
);

/** What may not be set because the connection sets it itself. */
const reservedHeaders =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|cookie|idempotency-key|content-type|accept|user-agent)$/i;
const headerName = z
  .string()
  .trim()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'Please use a header name such as X-Api-Key')
  .refine((name) => !reservedHeaders.test(name), 'This header is set by the connection itself');
const header = z.object({
  name: headerName,
  /** Empty for a secret, which is stored apart and encrypted. */
  value: line(500).regex(/^[\x20-\x7e]*$/, 'Please use plain letters'),
  isSecret: z.boolean(),
});

/** `{{email}}` stands for what the visitor typed into the field `email`. */
export const placeholder = /\{\{\s*([a-z][a-z0-9_]{0,29})\s*\}\}/g;
const fillAll = (text: string, value: string) => text.replace(placeholder, value);

const url = line(1000).refine(isCallAddress, {
  error:
    'Please enter an address such as https://shop.example.com/orders/{{order}}, with placeholders only after the host',
});
function isCallAddress(text: string): boolean {
  const [one, other] = [fillAll(text, 'a'), fillAll(text, 'b')];
  if (!/^https?:\/\//.test(text) || !URL.canParse(one) || !URL.canParse(other)) return false;
  const { origin, username, password, hash } = new URL(one);
  return origin === new URL(other).origin && !username && !password && !hash;
}

/** The host that a call goes to, and that its secrets are stored for. Empty for an address that isn't complete. */
export function originOf(address: string): string {
  const filled = fillAll(address, 'a');
  return URL.canParse(filled) ? new URL(filled).origin : '';
}

const body = z
  .string()
  .max(4000, 'Please use at most 4000 characters')
  .refine((text) => text.trim() === '' || isJsonObject(text), {
    error: 'Please write JSON such as { "email": "{{email}}" }',
  });
function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

const call = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url,
  headers: z.array(header).max(actionLimits.headers),
  body,
});

/** What the response says must be what the visitor typed; otherwise it's as if nothing had been found. */
const check = z.object({ field: fieldKey, path });

/** The same value of the entry that is proven, where a path goes through a list of which only one entry is. */
export function alignPath({
  path: shownPath,
  checks,
}: {
  path: string;
  checks: readonly { path: string }[];
}): string {
  let aligned = shownPath;
  for (const { path: proven } of checks) {
    for (const { index, 0: entry } of proven.matchAll(/\[\d*\]/g)) {
      const list = proven.slice(0, index);
      if (!aligned.startsWith(`${list}[`)) continue;
      const rest = aligned.slice(aligned.indexOf(']', index) + 1);
      aligned = `${list}${entry}${rest}`;
    }
  }
  return aligned;
}

export const shownFormats = ['text', 'words', 'date', 'money', 'link'] as const;
export type ShownFormat = (typeof shownFormats)[number];
const shown = z.object({
  path,
  label: line(60).min(1, 'Please name this value'),
  format: z.enum(shownFormats),
});

const definition = z.object({
  id: z.uuid(),
  kind: z.enum(actionKinds),
  enabled: z.boolean(),
  name: line(60).min(1, 'Please name this action'),
  /** Questions that offer it, besides its name. */
  questions: z
    .array(line(150).min(1, 'Please write a question'))
    .max(actionLimits.questions, `Please use at most ${actionLimits.questions} questions`),
  /** What the chatbot says when it shows the form. */
  intro: line(300).min(1, 'Please write what the chatbot says'),
  fields: z
    .array(actionField)
    .min(1, 'Please ask for at least one thing')
    .max(actionLimits.fields, `Please ask for at most ${actionLimits.fields} things`),
  /** It changes something, so the visitor confirms it on a card first. */
  changes: z.boolean(),
  /** Null: what the visitor typed becomes a lead. */
  call: call.nullable(),
  checks: z.array(check).max(actionLimits.checks),
  shown: z.array(shown).max(actionLimits.shown),
  /** What visitors read when it worked. */
  done: line(300),
});

export const action = definition.superRefine((value, context) => {
  const report = (at: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: at, message });
  const keys = value.fields.map(({ key }) => key);
  if (new Set(keys).size < keys.length) report(['fields'], 'Two fields have the same name');
  value.checks.forEach(({ field }, at) => {
    if (!keys.includes(field)) report(['checks', at, 'field'], 'There is no such field');
  });
  if (orderKinds.includes(value.kind)) {
    if (!value.call) report(['call'], 'An order needs an address to look it up at');
    if (value.changes) report(['changes'], 'An order is only looked up');
    const types = value.checks.map(
      ({ field }) => value.fields.find(({ key }) => key === field)?.type,
    );
    for (const type of ['order', 'email'] as const) {
      if (!types.includes(type)) {
        report(['checks'], 'An order needs a proof: check its number and its email address');
        break;
      }
    }
    for (const { field } of value.checks) {
      const at = keys.indexOf(field);
      if (at >= 0 && !value.fields[at]?.required) {
        report(['fields', at, 'required'], 'A field that proves something must be required');
      }
    }
  }
  value.checks.forEach(({ path: proven }, at) => {
    if (proven.includes('[]')) {
      report(['checks', at, 'path'], 'Please name one entry, such as orders[0].email');
    }
  });
  value.shown.forEach((one, at) => {
    if (alignPath({ path: one.path, checks: value.checks }) !== one.path) {
      const message = 'This shows other entries of the list than the one that is proven';
      report(['shown', at, 'path'], message);
    }
  });
  if (!value.call && !value.changes) report(['changes'], 'Leads are always confirmed first');
  if (value.call && value.call.method !== 'GET' && !value.changes && value.kind !== 'shopify') {
    report(['changes'], 'Only GET calls can go without a confirmation');
  }
  const templates = `${value.call?.url} ${value.call?.body}`;
  for (const [, key = ''] of templates.matchAll(placeholder)) {
    if (!keys.includes(key)) report(['call', 'url'], `There is no field {{${key}}}`);
  }
});
export type Action = z.infer<typeof action>;

export const actions = z
  .array(action)
  .max(actionLimits.actions, `Please use at most ${actionLimits.actions} actions`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'Two actions have the same id',
  });

/** What a visitor's chat needs to draw the form. */
export const actionForm = definition.pick({ id: true, name: true, fields: true }).extend({
  /** It changes something, so there is a card before it happens. */
  needsConfirmation: z.boolean(),
  /** Not an action but an appointment: the chat asks for service and time instead of fields. */
  isBooking: z.literal(true).optional(),
});
export type ActionForm = z.infer<typeof actionForm>;

/** Sent by the visitor's form, and again with `confirmation` by the card's button. */
export const runActionInput = z.object({
  fields: z.record(z.string().max(30), z.string().max(4000)),
  confirmation: z.string().max(1000).optional(),
  page: z.string().max(2000).default(''),
});
export type ShownValue = { label: string; text: string; url?: string };
/**
 * `confirm`: nothing happened yet, the card's button sends the same fields with this confirmation. `not-found`: nothing
 * fits what was typed, or its proof; which of the two isn't said. `failed`: the other side didn't answer. `unclear`: it
 * may have happened.
 */
export type RunActionResponse =
  | { state: 'confirm'; confirmation: string }
  | { state: 'done'; text: string; values: ShownValue[] }
  | { state: 'not-found' | 'failed' | 'unclear' };

/** The owner's side. */
export const actionSecretInput = z.object({
  actionId: z.uuid(),
  header: headerName,
  /** The secret may be sent to its host, and nowhere else. */
  address: z.url({ protocol: /^https?$/ }).max(300),
  value: z
    .string()
    .trim()
    .min(1, 'Please enter a key')
    .max(2000, 'This is too long for a key')
    .regex(/^[\x20-\x7e]+$/, 'A key has only plain letters'),
});
export const testActionInput = z.object({
  action,
  fields: z.record(z.string().max(30), z.string().max(4000)),
});

export const callOutcomes = ['running', 'done', 'not-found', 'failed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
export type ActionCall = {
  id: string;
  actionName: string;
  outcome: CallOutcome;
  /** What the other side answered with; null where it didn't. */
  status: number | null;
  milliseconds: number | null;
  isTest: boolean;
  createdAt: string;
};
export type ActionSecret = {
  id: string;
  actionId: string;
  header: string;
  origin: string;
  last4: string;
};
export type ActionsResponse = { secrets: ActionSecret[]; calls: ActionCall[] };

export type TestActionResponse = {
  /** In a sentence, for the owner. */
  message: string;
  works: boolean;
  status: number | null;
  milliseconds: number;
  /** The response as it came, shortened. */
  response: string;
  /** Every value in it, with its path, to choose from. */
  values: { path: string; sample: string }[];
  checks: { field: string; path: string; isSame: boolean }[];
  shown: ShownValue[];
};
