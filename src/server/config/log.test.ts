import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createLog, type Log } from './log.ts';
import { projectRoot } from './paths.ts';

function capture(write: (log: Log) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('what was sent cannot start a line of its own', () => {
  const lines = capture((log) => log.info({ name: 'a\r\n{"level":60}\u001b[31m' }, 'x\ny'));
  expect(lines.trimEnd().split('\n')).toHaveLength(1);
  expect(lines).not.toContain('\u001b');
});

test('secrets are cut out by name', () => {
  const lines = capture((log) =>
    log.info({ token: 'geheim', user: { password: 'geheim' }, request: { headers: 'geheim' } }),
  );
  expect(lines).not.toContain('geheim');
});

test('a failed statement is logged without its values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(ann@shop.test) already exists.',
  });
  const error = Object.assign(
    new Error('Failed query: insert …\nparams: ann@shop.test', { cause }),
    {
      query: 'insert into users values ($1)',
      params: ['ann@shop.test'],
    },
  );
  const lines = capture((log) => log.error({ err: error }, 'internal'));
  expect(lines).not.toContain('ann@shop.test');
  expect(lines).toContain('insert into users values ($1)');
  expect(lines).toContain('23505');
});

test('endless text is cut', () => {
  expect(capture((log) => log.error({ err: new Error('x'.repeat(1e6)) })).length).toBeLessThan(
    10_000,
  );
});

test('a process whose output no one reads any more goes on and can be stopped', async () => {
  const script = `
    const { createLog } = await import('#server/config/log.ts');
    const log = createLog('info');
    log.info('started');
    process.stdin.once('data', async () => {
      for (let i = 0; i < 100; i++) log.info('line');
      await new Promise((resolve) => setImmediate(resolve));
      log.fatal('still here');
      process.exit(7);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    timeout: 15_000,
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.write('go');
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
});
