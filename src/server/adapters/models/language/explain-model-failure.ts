import { OutboundRefused } from '#server/adapters/outbound/guarded-fetch.ts';
import { findResponse } from './describe-model-failure.ts';
import { ModelError } from './language-model.ts';

type Asked = {
  /** Empty is the provider's default. */
  name: string;
  /** Null for a provider's own address. */
  baseUrl: string | null;
};

/** Why a model did not answer, for the person who can do something about it. */
export function explainModelFailure({ error, asked }: { error: unknown; asked: Asked }): string {
  if (!(error instanceof ModelError)) return silent;
  const response = findResponse(error);
  if (response?.statusCode) return explainStatus({ ...response, ...asked });
  const connection = explainConnection({ error, server: nameServer(asked.baseUrl) });
  if (connection) return connection;
  switch (error.failure) {
    case 'refused':
      return 'The provider refused the request. Check the key, the model name and the address.';
    case 'busy':
      return busy;
    case 'silent':
      return silent;
    case 'broken':
      return "The provider's response broke off or wasn't in the expected format. Check that the address is the one for chat completions; it often ends in /v1.";
    case 'down':
      return `${nameServer(asked.baseUrl)} closed the connection. Try again in a moment.`;
  }
}

const silent = "The provider didn't respond in time. Try again in a moment.";
const busy = 'The provider reports too many calls. Check its limits and your balance, or wait.';

function explainStatus({
  statusCode,
  responseBody = '',
  name,
}: { statusCode?: number; responseBody?: string } & Asked): string {
  if (statusCode === 401 || statusCode === 403) {
    return `The provider rejected the key (${statusCode}). Check that it's complete, still valid and from this provider.`;
  }
  if (statusCode === 429 || statusCode === 529) return busy;
  if (statusCode && statusCode >= 500) {
    return `The provider has a problem on its side (${statusCode}). Try again later.`;
  }
  if (saysModelUnknown(responseBody)) {
    return name
      ? `The provider doesn't know the model "${name}". Check the model name.`
      : "The provider doesn't offer the model we use by default. Enter a model name.";
  }
  if (statusCode === 404) {
    return 'Nothing was found at this address (404). Check the address; it often ends in /v1. Also check the model name.';
  }
  return `The provider refused the request (${statusCode}). Check the model name and the address.`;
}

/** Each provider has its own words for it, and they answer 400, 404 or 422. */
const saysModelUnknown = (body: string): boolean =>
  /model/i.test(body) &&
  /not[ _-]?found|(does|do) not exist|doesn't exist|invalid[ _]model|unknown[ _]model|not a valid model/i.test(
    body,
  );

const certificateProblems: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: "isn't valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without its intermediate certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'comes from an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'comes from an unknown issuer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'belongs to another name',
};

function explainConnection({ error, server }: { error: unknown; server: string }): string | null {
  for (const part of causesOf(error)) {
    if (part instanceof OutboundRefused) {
      return part.reason === 'redirect'
        ? `${server} redirects to another address. Use that address.`
        : 'Only public https addresses can be used.';
    }
    const { code } = part;
    if (typeof code !== 'string') continue;
    const certificate = certificateProblems[code];
    if (certificate) return `The TLS certificate of ${server} ${certificate}.`;
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      return `The name ${server} wasn't found in DNS. Check the address for typos.`;
    }
    if (code === 'ECONNREFUSED') {
      return `${server} refused the connection. Check the port and that the server is running.`;
    }
    if (code === 'EPROTO' || code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS')) {
      return `${server} doesn't offer a TLS connection. Check that it serves https on this port.`;
    }
    if (/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code)) {
      return `${server} can't be reached from here. Check the address and its firewall.`;
    }
  }
  return null;
}

type Cause = { code?: unknown; cause?: unknown; lastError?: unknown };

/** The SDK and fetch wrap errors in errors. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  let part = error as Cause | null | undefined;
  while (typeof part === 'object' && part !== null && causes.length < 8) {
    causes.push(part);
    part = (part.lastError ?? part.cause) as typeof part;
  }
  return causes;
}

function nameServer(baseUrl: string | null): string {
  return baseUrl ? new URL(baseUrl).host : 'The provider';
}
