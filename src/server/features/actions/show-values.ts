import type { Action, ShownFormat, ShownValue } from '#shared/contract/actions.ts';
import { ownProperty, readHolder, readPath } from './read-path.ts';

const mostCharacters = 300;

/** What the owner lets visitors see of a response, as plain text: nothing in it is read as markup or as a command. */
export function showValues({
  shown,
  response,
  language,
  timeZone,
}: {
  shown: Action['shown'];
  response: unknown;
  language: string | undefined;
  timeZone: string;
}): ShownValue[] {
  return shown.flatMap(({ path, label, format }) => {
    const found = readPath({ value: response, path });
    if (found.length === 0) return [];
    const currency = format === 'money' ? findCurrency({ response, path }) : null;
    const write = { format, currency, language: language || 'en', timeZone };
    const text = found.map((value) => writeValue({ ...write, value })).join(', ');
    const url = format === 'link' ? safeLink(found[0] ?? '') : null;
    return [{ label, text: text.slice(0, mostCharacters), ...(url && { url }) }];
  });
}

/** Whether every value that proves something is the one that was typed. */
export function findChecks({
  checks,
  values,
  response,
}: {
  checks: Action['checks'];
  values: Record<string, string>;
  response: unknown;
}) {
  return checks.map(({ field, path }) => {
    const [said] = readPath({ value: response, path });
    const typed = comparable(values[field] ?? '');
    return {
      field,
      path,
      isSame: typed !== '' && said !== undefined && comparable(said) === typed,
    };
  });
}

const comparable = (value: string): string =>
  value.normalize('NFKC').trim().replace(/^#/, '').toLowerCase();

function writeValue({
  value,
  format,
  currency,
  language,
  timeZone,
}: {
  value: string;
  format: ShownFormat;
  currency: string | null;
  language: string;
  timeZone: string;
}): string {
  if (format === 'words') {
    const words = value.replace(/[_-]+/g, ' ').toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
  if (format === 'date') return writeDate({ value, language, timeZone });
  if (format === 'money' && currency && value.trim() !== '' && Number.isFinite(Number(value))) {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(value));
  }
  return value;
}

/** A moment without a zone is taken as UTC; a day without a time is that day everywhere. */
function writeDate({
  value,
  language,
  timeZone,
}: {
  value: string;
  language: string;
  timeZone: string;
}): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  const isZoned = isDay || /(Z|[+-]\d\d:?\d\d)$/i.test(value);
  const moment = new Date(isZoned ? value : `${value}Z`);
  if (!/^\d{4}-\d\d/.test(value) || Number.isNaN(moment.getTime())) return value;
  const zone = isDay ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: zone }).format(moment);
}

/** Shops name the currency beside the amount. */
function findCurrency({ response, path }: { response: unknown; path: string }): string | null {
  const holder = readHolder({ value: response, path });
  for (const name of ['currency', 'currencyCode', 'currency_code']) {
    const code = ownProperty(holder, name);
    if (typeof code === 'string' && /^[A-Z]{3}$/.test(code)) return code;
  }
  return null;
}

function safeLink(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, href, username } = new URL(value);
  return protocol === 'https:' && !username && href.length <= 1000 ? href : null;
}
