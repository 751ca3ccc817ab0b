/** Everything that can be wrong with a deployment and that can be found out without changing it. */
import { systemClock } from '#server/config/clock.ts';
import { type Env, loadEnvironment } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { checkDatabase } from './check-database.ts';
import {
  checkBrowser,
  checkDataFolder,
  checkMail,
  checkModel,
  checkStorage,
} from './check-surroundings.ts';
import { checkTelemetry } from './check-telemetry.ts';
import { type Finding, fail, good } from './finding.ts';

/** Settings that can't be read end the examination: everything else depends on them. */
export async function examine(
  load: () => Env = loadEnvironment,
  clock = systemClock,
): Promise<Finding[]> {
  let env: Env;
  try {
    env = load();
  } catch (error) {
    return [fail('Settings', (error as Error).message)];
  }
  const folder = checkDataFolder(env);
  const rest = folder.some(({ state }) => state === 'failed')
    ? []
    : [
        ...(await checkDatabase({
          env,
          clock,
          log: createLog('silent'),
          within: async (pool) => [await checkStorage({ env, pool })],
        })),
        await checkMail(env),
        await checkModel(env),
        ...(await checkBrowser(env)),
        ...(await checkTelemetry(env)),
      ];
  return [good('Settings', 'All settings can be read.'), ...folder, ...rest];
}

/** As it is printed: a line for each finding, problems marked. */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const marks = { ok: 'ok     ', warning: 'WARNING', failed: 'FAILED ' };
  const lines = findings.map(
    ({ subject, state, text }) =>
      `  ${marks[state]}  ${subject.padEnd(width)}  ${text.replaceAll('\n', `\n${' '.repeat(width + 13)}`)}`,
  );
  const count = (wanted: Finding['state']) =>
    findings.filter(({ state }) => state === wanted).length;
  const [failed, warnings] = [count('failed'), count('warning')];
  const summary =
    failed > 0
      ? `${failed} of ${findings.length} checks failed.`
      : warnings > 0
        ? `Askwell can run; ${warnings} of ${findings.length} checks have a warning.`
        : 'Everything is in order.';
  return ['', ...lines, '', `  ${summary}`, ''].join('\n');
}
