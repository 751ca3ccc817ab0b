import { emailField } from '#shared/contract/accounts.ts';
import { type Action, type ActionField, actionLimits } from '#shared/contract/actions.ts';
import { AppError } from '#shared/errors.ts';

/** What a visitor typed, by field. Only what the action asks for, checked by type; problems are told under each field. */
export function readFields({
  action,
  given,
}: {
  action: Pick<Action, 'fields' | 'call'>;
  given: Record<string, string>;
}): Record<string, string> {
  const problems: Record<string, string> = {};
  const values: Record<string, string> = {};
  for (const field of action.fields) {
    const value = (Object.hasOwn(given, field.key) ? (given[field.key] ?? '') : '').trim();
    const problem = findProblem({ field, value, isInAddress: isInAddress({ action, field }) });
    if (problem) problems[`fields.${field.key}`] = problem;
    values[field.key] = field.type === 'email' ? value.toLowerCase() : value;
  }
  if (Object.keys(problems).length > 0) {
    const message = 'Some of what was sent is missing or not valid.';
    throw new AppError('invalid_input', message, { fields: problems });
  }
  return values;
}

const isInAddress = ({ action, field }: { action: Pick<Action, 'call'>; field: ActionField }) =>
  new RegExp(`\\{\\{\\s*${field.key}\\s*\\}\\}`).test(action.call?.url ?? '');

/** Letters, digits and what stands between them in order numbers; nothing that means something in an address or a search. */
const orderNumber = /^#?[\p{L}\p{N}]([\p{L}\p{N}/_-]{0,38}[\p{L}\p{N}])?$/u;

function findProblem({
  field: { label, type, required },
  value,
  isInAddress: isPart,
}: {
  field: ActionField;
  value: string;
  isInAddress: boolean;
}): string | null {
  if (value === '') return required ? `${label} is required` : null;
  if (value.length > (type === 'long' ? 2000 : actionLimits.valueCharacters)) {
    return 'Please use fewer characters';
  }
  const controls = type === 'long' ? /[^\P{Cc}\n\r\t]/u : /\p{Cc}/u;
  if (controls.test(value)) return 'Please write plain text';
  // "." and ".." name other places in an address, however they're written.
  if (isPart && /^\.+$/.test(value)) return 'Please check this value';
  if (type === 'email' && !emailField.safeParse(value).success) {
    return 'Please enter a valid email address';
  }
  if (type === 'phone' && !/^\+?[\d\s()/.-]{5,30}$/.test(value)) {
    return 'Please enter a valid phone number';
  }
  if (type === 'order' && !orderNumber.test(value)) return 'Please enter a valid order number';
  if (type === 'number' && !/^-?\d{1,15}([.,]\d{1,6})?$/.test(value)) {
    return 'Please enter a number';
  }
  if (type === 'date' && !(/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)))) {
    return 'Please enter a date';
  }
  return null;
}
