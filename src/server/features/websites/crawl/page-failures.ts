/** Why a page or a whole website could not be read, in words for its owner. */
import type { RequestFailureCode } from '#server/adapters/outbound/request-page.ts';
import type { PageKind } from '#server/engine/ingest/web/extract-page.ts';
import { botName } from './robots.ts';

export type PageFailureCode =
  | RequestFailureCode
  | Exclude<PageKind, 'text'>
  | 'robots'
  | 'forbidden'
  | 'busy'
  | 'server-error'
  | 'not-html'
  | 'other-website'
  | 'moved'
  | 'unreadable';

const pageSentences: Record<PageFailureCode, string> = {
  'unknown-host': 'No website was found at this address.',
  'not-public': "This address isn't on the public internet.",
  certificate: "The website's security certificate isn't valid.",
  timeout: 'The website took too long to answer.',
  'too-large': 'This page is too large to read.',
  unreachable: "The website couldn't be reached.",
  empty: 'This page has no text.',
  'needs-script': 'This page is empty until a script fills it in, so there was no text to read.',
  login: 'This page asks visitors to sign in.',
  'not-found': "The website says this page doesn't exist.",
  robots: 'The website asks not to have this page read (robots.txt).',
  forbidden: "The website doesn't let us open this page.",
  busy: 'The website asked us to come back later.',
  'server-error': 'The website answered with an error.',
  'not-html': "This isn't a web page. Download the file and upload it under Files.",
  'other-website': 'This page leads to another website.',
  moved: 'This page has moved to another address.',
  unreadable: 'This page could not be read.',
};

const websiteSentences: Partial<Record<PageFailureCode, string>> = {
  'unknown-host': "We couldn't find this website. Check the address for typos.",
  'not-public': "This address isn't on the public internet, so we can't read it.",
  certificate:
    "We couldn't open this website because its security certificate isn't valid. Ask the person who runs it to renew the certificate.",
  timeout: 'This website took too long to answer. Try again later.',
  unreachable: "We couldn't reach this website. Check the address, or try again later.",
  'needs-script':
    'This website is empty until a script fills it in, so there was no text to read. Upload your content as files instead.',
  login: 'This website asks visitors to sign in, so we can only read its sign-in page.',
  robots: `This website doesn't allow programs to read it (robots.txt). Allow ${botName} there, or upload your content as files.`,
  forbidden: "This website doesn't let us read it. Upload your content as files instead.",
  busy: 'This website asked us to come back later. Try again in an hour.',
  'server-error': 'This website answers with an error at the moment. Try again later.',
  'not-html':
    "This address is a file, not a website. Enter your website's home page, or upload the file under Files.",
  'not-found': "There's no page at this address. Check it for typos.",
};

export const describePageFailure = (code: string): string =>
  pageSentences[code as PageFailureCode] ?? pageSentences.unreadable;

export const describeWebsiteFailure = (code: string): string =>
  websiteSentences[code as PageFailureCode] ?? describePageFailure(code);

/** Says nothing about the page: the website is down, busy or hides behind a sign-in. Its last text stays. */
export const isOutage = (code: PageFailureCode): boolean =>
  /^(?:unknown-host|certificate|timeout|unreachable|busy|server-error|robots)$/.test(code);

/** The page itself is gone, if this is said twice. */
export const isMissing = (code: PageFailureCode): boolean =>
  code === 'not-found' || code === 'moved' || code === 'other-website';
