/** The API in OpenAPI 3.1, made from the operations and the contract they are held to. */
import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { apiAnswers, apiInputs } from '#shared/contract/api.ts';
import type {
  ApiDescription,
  DescribedOperation,
  DescribedParameter,
  JsonSchema,
} from '#shared/contract/api-description.ts';
import { errorCodes } from '#shared/errors.ts';
import type { Operation } from './operation.ts';

const tags: Record<Operation['tag'], string> = {
  Chatbots: 'Assistants and their settings.',
  Documents: 'What chatbots know: upload, follow, delete.',
  Sources: 'Websites that chatbots answer from, and keeping them up to date.',
  Answers: 'Curated answers, which outrank the documents.',
  Tests: 'Questions with what a right answer has, for checks before and after a change.',
  Versions: 'What visitors get, changes that wait, and earlier versions.',
  Chat: 'Ask a chatbot, as a visitor would.',
  Conversations: 'What visitors and chatbots said to each other.',
  Leads: 'People who left their details.',
  Analytics: 'Counts and unanswered questions.',
};

const about = `Every call carries an API key: \`Authorization: Bearer askwell_…\`. Keys are made in Settings and belong on a server, never into a web page: the API answers without CORS headers, so browsers on other sites cannot read it.

Lists come in pages, the newest first: pass \`nextCursor\` as \`cursor\` for the next one. With an \`Idempotency-Key\` a POST takes effect once, however often it is sent within 24 hours. Each answer says in \`RateLimit\` how many calls are left; beyond, it is 429 with \`Retry-After\`.`;

export function describeApi({
  operations,
  publicUrl,
  version,
}: {
  operations: readonly Operation[];
  publicUrl: string;
  version: string;
}): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version, description: about },
    servers: [{ url: `${publicUrl}/api/v1` }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...describeAll(apiInputs, 'input'),
        ...describeAll(apiAnswers, 'output'),
        Error: errorSchema,
      },
    },
  };
}

function describeOperation(operation: Operation): DescribedOperation {
  const { id, tag, summary, description, scope, status = 200, answer } = operation;
  const isPost = operation.method === 'post';
  const schema = typeof answer === 'string' ? refer(answer) : listOf(answer.list);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, `Needs the permission \`${scope}\`.`].filter(Boolean).join('\n\n'),
    parameters: [
      ...describePath(operation.path),
      ...describeQuery(operation.query),
      ...(isPost ? [idempotencyKey] : []),
    ],
    ...(operation.body && {
      requestBody: body({ 'application/json': { schema: refer(operation.body) } }),
    }),
    ...(operation.isUpload && { requestBody: body({ 'multipart/form-data': { schema: upload } }) }),
    responses: {
      [status]: {
        description: status === 201 ? 'Made.' : 'Done.',
        content: {
          'application/json': { schema },
          ...(operation.isStreamable && { 'text/event-stream': { schema: { type: 'string' } } }),
        },
      },
      ...(operation.isUpload && {
        200: {
          description: 'The same content was there already.',
          content: { 'application/json': { schema } },
        },
      }),
      default: {
        description: 'Refused or failed.',
        content: { 'application/json': { schema: refer('Error') } },
      },
    },
    security: [{ apiKey: [] }],
    'x-scope': scope,
  };
}

const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const body = (content: Record<string, { schema: JsonSchema }>) => ({
  required: true as const,
  content,
});

const listOf = (name: string): JsonSchema => ({
  type: 'object',
  required: ['items', 'nextCursor'],
  properties: {
    items: { type: 'array', items: refer(name) },
    nextCursor: { type: ['string', 'null'], description: 'Null on the last page.' },
  },
});

const upload: JsonSchema = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
    chatbotIds: { type: 'string', description: 'Ids of chatbots, separated by commas.' },
  },
};

const idempotencyKey: DescribedParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

const describePath = (path: string): DescribedParameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));

function describeQuery(query: Operation['query']): DescribedParameter[] {
  if (!query) return [];
  const { properties = {} } = describe(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schema as JsonSchema,
  }));
}

function describeAll(
  schemas: Record<string, z.ZodType>,
  io: 'input' | 'output',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, describe(schema, io)]),
  );
}

function describe(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // Other languages know control characters by their numbers only.
      if (jsonSchema.pattern)
        jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\p{Cc}', control);
      const { def } = zodSchema._zod;
      if (def.type !== 'pipe' || Object.keys(jsonSchema).length > 0) return;
      // What a transformation makes of a value has no schema of its own; it is described by what goes in.
      Object.assign(jsonSchema, describe((def as unknown as { in: z.ZodType }).in, io));
    },
  });
  return described;
}

const control = '\\u0000-\\u001f\\u007f-\\u009f';

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: errorCodes },
        message: { type: 'string', description: 'A sentence for people.' },
        requestId: { type: 'string', description: 'Mention it to support.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'What is wrong, by field.',
        },
        current: { description: 'With `conflict`: what stands there now.' },
      },
    },
  },
};
