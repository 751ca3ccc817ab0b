/** One call of the public API: routes and description are both made from it, so neither can say what the other does not. */
import type { Context } from 'hono';
import type { ZodObject, z } from 'zod';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { ApiCaller } from '#server/features/api-keys/index.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { ApiAnswerName, ApiInputName, apiInputs } from '#shared/contract/api.ts';
import type { ApiScope } from '#shared/contract/api-keys.ts';

export type ApiEnv = HttpEnv & { Variables: { caller: ApiCaller } };

type Description = {
  /** Unique; programs that are generated from the description call it by this name. */
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Below /api/v1, with its parameters in braces: "/chatbots/{chatbotId}". All of them are UUIDs. */
  path: string;
  tag:
    | 'Chatbots'
    | 'Documents'
    | 'Sources'
    | 'Answers'
    | 'Tests'
    | 'Versions'
    | 'Chat'
    | 'Conversations'
    | 'Leads'
    | 'Analytics';
  summary: string;
  description?: string;
  scope: ApiScope;
  status?: 200 | 201;
  /** The name of what is answered; a list comes in pages. */
  answer: ApiAnswerName | { list: ApiAnswerName };
  /** Can be answered as a stream of events as well. */
  isStreamable?: true;
  /** Takes a file as multipart/form-data instead of JSON. */
  isUpload?: true;
};

/** Writes down what a repetition of the call is answered, in the transaction that makes it true. */
export type KeepResponse = (options: { transaction: Transaction; made: unknown }) => Promise<void>;

type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type Call<P extends string, Q extends ZodObject, B extends ApiInputName> = {
  deps: Deps;
  c: Context<ApiEnv>;
  caller: ApiCaller;
  params: Record<PathNames<P>, string>;
  query: z.output<Q>;
  body: z.output<(typeof apiInputs)[B]>;
  keepResponse: KeepResponse;
};

/** Whatever is not a response already is answered as JSON. */
export type Operation = Description & {
  query?: ZodObject;
  body?: ApiInputName;
  handle(call: Call<string, ZodObject, ApiInputName>): Promise<unknown>;
};

/** Types the handler by what the description says; the list of operations need not know those types. */
export function defineOperation<
  P extends string,
  Q extends ZodObject = ZodObject,
  B extends ApiInputName = never,
>(
  operation: Omit<Operation, 'path' | 'query' | 'body' | 'handle'> & {
    path: P;
    query?: Q;
    body?: B;
    handle(call: Call<P, Q, B>): Promise<unknown>;
  },
): Operation {
  return operation as unknown as Operation;
}
