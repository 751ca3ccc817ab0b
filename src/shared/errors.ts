/** The one error vocabulary: every failure that reaches a client is one of these codes. */
const statusByCode = {
  bad_request: 400,
  invalid_input: 400,
  code_expired: 400,
  code_invalid: 400,
  code_used: 400,
  oauth_not_configured: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  payment_required: 402,
  forbidden: 403,
  email_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  account_exists: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof statusByCode;
export const errorCodes = Object.keys(statusByCode) as ErrorCode[];

/** `fields` maps a field's path ("email", "hours.0.from") to the sentence shown under it. */
export type ErrorBody = {
  error: {
    code: ErrorCode;
    message: string;
    requestId: string;
    fields?: Record<string, string>;
    /** With `conflict`: what stands there now, so that a form can show both. */
    current?: unknown;
  };
};

type AppErrorOptions = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  current?: unknown;
  cause?: unknown;
};

/** A failure whose message is fit for a person to read. Anything else becomes "internal". */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }

  get status(): (typeof statusByCode)[ErrorCode] {
    return statusByCode[this.code];
  }
}
