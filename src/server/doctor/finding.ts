/** What `npm run doctor` found out about one thing. */
export type Finding = {
  subject: string;
  /** `warning`: it works, but not for long or not as expected. */
  state: 'ok' | 'warning' | 'failed';
  /** One or two sentences; for a problem, what happened and what to do. */
  text: string;
};

export const good = (subject: string, text: string): Finding => ({ subject, state: 'ok', text });
export const warn = (subject: string, text: string): Finding => ({
  subject,
  state: 'warning',
  text,
});
export const fail = (subject: string, text: string): Finding => ({
  subject,
  state: 'failed',
  text,
});
