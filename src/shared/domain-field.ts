import { z } from 'zod';

/**
 * A site on which a chatbot may appear, brought to one spelling: "https://Www.Example.com/shop" becomes
 * "www.example.com", "*.example.com" stands for all its sub-domains, and a port is kept.
 */
export const domainField = z
  .string({ error: 'Please enter a domain such as example.com' })
  .trim()
  .max(300, 'Please enter a domain such as example.com')
  .transform((value, context) => {
    const domain = normalizeDomain(value);
    if (domain !== null) return domain;
    context.addIssue({ code: 'custom', message: 'Please enter a domain such as example.com' });
    return z.NEVER;
  });

const hostPattern =
  /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}|\d{1,3}(?:\.\d{1,3}){3})$/;

export function normalizeDomain(value: string): string | null {
  const [, scheme = '', wildcard = '', rest = ''] =
    /^(https?:\/\/)?(\*\.)?([^*\s@\\]+)$/i.exec(value) ?? [];
  // The address parser brings case, international names and default ports to one form.
  const address = `${scheme || 'https://'}${rest}`;
  if (rest === '' || !URL.canParse(address)) return null;
  const { hostname, host } = new URL(address);
  if (!hostPattern.test(hostname) || (wildcard && !hostname.includes('.'))) return null;
  return wildcard + host;
}
