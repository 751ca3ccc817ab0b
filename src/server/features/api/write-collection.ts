import {
  type ApiDescription,
  type DescribedOperation,
  followReference,
  writeExample,
} from '#shared/contract/api-description.ts';

type Json = Record<string, unknown>;

/** The description as a Postman collection (v2.1): a folder for each kind of thing, the key and address as variables. */
export function writeCollection(description: ApiDescription): Json {
  const { info, servers, tags, paths } = description;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: servers[0]?.url ?? '' },
      { key: 'apiKey', value: '' },
    ],
    item: tags.map((tag) => ({
      name: tag.name,
      description: tag.description,
      item: all
        .filter(({ operation }) => operation.tags.includes(tag.name))
        .map((one) => writeRequest({ ...one, description })),
    })),
  };
}

function writeRequest(input: {
  path: string;
  method: string;
  operation: DescribedOperation;
  description: ApiDescription;
}): Json {
  const { path, method, operation } = input;
  const inPlace = (place: string) => operation.parameters.filter((one) => one.in === place);
  const segments = path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/');
  const query = inPlace('query').map(({ name }) => ({ key: name, value: '', disabled: true }));
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: operation.description,
      header: inPlace('header').map(({ name }) => ({
        key: name,
        value: '{{$guid}}',
        disabled: true,
      })),
      url: {
        raw: `{{baseUrl}}/${segments.join('/')}`,
        host: ['{{baseUrl}}'],
        path: segments,
        query,
        variable: inPlace('path').map(({ name }) => ({ key: name, value: '' })),
      },
      ...writeBody(input),
    },
    response: [],
  };
}

function writeBody({
  operation,
  description,
}: {
  operation: DescribedOperation;
  description: ApiDescription;
}): Json {
  const content = operation.requestBody?.content;
  if (!content) return {};
  if (content['multipart/form-data']) {
    const formdata = [
      { key: 'file', type: 'file', src: [] },
      { key: 'chatbotIds', type: 'text', value: '', disabled: true },
    ];
    return { body: { mode: 'formdata', formdata } };
  }
  const schema = content['application/json']?.schema ?? {};
  const example = writeExample(followReference({ schema, description }));
  const raw = JSON.stringify(example, null, 2);
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
}
