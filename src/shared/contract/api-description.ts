/** GET /api/v1/openapi.json: the part of OpenAPI 3.1 that the description of the API uses. */
export type ApiDescription = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
  };
};

export type DescribedOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: DescribedParameter[];
  requestBody?: { required: true; content: DescribedContent };
  responses: Record<string, { description: string; content: DescribedContent }>;
  security: Record<string, string[]>[];
  'x-scope': string;
};

export type DescribedParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
};

type DescribedContent = Record<string, { schema: JsonSchema }>;

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: unknown;
  [more: string]: unknown;
};

/** What a reference within the description leads to; anything else is itself. */
export function followReference({
  schema,
  description,
}: {
  schema: JsonSchema;
  description: ApiDescription;
}): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (description.components.schemas[name] ?? {}) : schema;
}

/** The smallest thing that fits: only what must be there, with the plainest value of its type. */
export function writeExample(schema: JsonSchema): Record<string, unknown> {
  const plainest: Record<string, unknown> = { string: '', integer: 0, number: 0, boolean: false };
  return Object.fromEntries(
    (schema.required ?? []).map((name) => [
      name,
      plainest[String(schema.properties?.[name]?.type)] ?? null,
    ]),
  );
}
