import { describe, expect, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { AppError, type ErrorBody } from '#shared/errors.ts';

const lines: string[] = [];
const app = createBareApp({ log: createLog('info', { write: (line) => lines.push(line) }) });
let thrown: unknown;
app.get('/', () => {
  throw thrown;
});

async function answerTo(error: unknown) {
  thrown = error;
  lines.length = 0;
  const response = await callApp({ app, path: '/' });
  const body = (await response.json()) as ErrorBody;
  return { status: response.status, headers: response.headers, body };
}

const withCode = (code: string, extra: object = {}) =>
  Object.assign(new Error(`secret detail at /srv/askwell`), { code, ...extra });

test('an AppError is told as it is', async () => {
  const error = new AppError('conflict', 'Taken', { fields: { email: 'In use' } });
  const { status, body } = await answerTo(error);
  expect(status).toBe(409);
  expect(body).toEqual({
    error: {
      code: 'conflict',
      message: 'Taken',
      requestId: expect.any(String),
      fields: { email: 'In use' },
    },
  });
});

test('anything else shows a request id and nothing more, the log has the rest', async () => {
  const { status, body } = await answerTo(new TypeError('secret at /srv/askwell'));
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toMatch(/secret|srv|TypeError|stack/);
  expect(lines.join('')).toContain('secret at /srv/askwell');
  expect(lines.join('')).toContain(body.error.requestId);
});

describe('trouble with the database', () => {
  test.each([
    ['53100', 507],
    ['ENOSPC', 507],
    ['ECONNREFUSED', 503],
    ['57P01', 503],
    ['57014', 503],
    ['08006', 503],
    ['25006', 503],
    ['53300', 503],
    ['40001', 503],
    ['22021', 400],
    ['22P05', 400],
    ['22P02', 400],
    ['23505', 500],
    ['42601', 500],
    ['ENOENT', 500],
  ])('%s is %i, also inside what wraps it', async (code, status) => {
    expect((await answerTo(withCode(code))).status).toBe(status);
    const wrapped = new Error('Failed query', { cause: withCode(code) });
    const answer = await answerTo(wrapped);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|Failed query/);
    if (status === 503) expect(answer.headers.get('retry-after')).toBe('5');
  });

  test.each([
    withCode('ENOENT', { syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('a database that is away, %s, is 503', async (error) => {
    expect((await answerTo(error)).status).toBe(503);
  });

  test('causes that go round in a circle end', async () => {
    const error = new Error('a');
    error.cause = error;
    expect((await answerTo(error)).status).toBe(500);
  });
});
