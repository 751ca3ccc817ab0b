/** A model that writes text, wherever it runs: one stream in, one kind of failure out. */
export type LanguageModel = {
  /** Tells one account at one provider from another, for limits and the circuit breaker. Holds no key. */
  id: string;
  stream(request: ModelRequest): AsyncIterable<string>;
};

export type ModelRequest = {
  instructions: string;
  turns: readonly { role: 'user' | 'assistant'; text: string }[];
  maxOutputTokens: number;
  signal: AbortSignal;
};

/**
 * `refused`: the key or the request is wrong, and asking again will not help. `busy`: too many calls.
 * `down`: an error or no connection. `silent`: nothing came in time. `broken`: the answer broke off or made no sense.
 */
export type ModelFailure = 'refused' | 'busy' | 'down' | 'silent' | 'broken';

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly failure: ModelFailure;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    failure: ModelFailure,
    { cause, retryAfterSeconds }: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(`the language model: ${failure}`, { cause });
    this.failure = failure;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
