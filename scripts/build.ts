/** `npm run build`: pages and server bundle into dist/. The stamp comes last, so that an interrupted or failed build never counts. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { root } from './bootstrap.mjs';
import { buildStamp, isUpToDate } from './build/build-if-changed.ts';
import { buildWeb } from './build/build-web.ts';
import { checkBudgets, describeBudget } from './build/check-budgets.ts';
import { hashBuildInputs } from './build/hash-build-inputs.ts';
import { serverBundle } from './build/server-bundle.ts';
import { withLock } from './lock.mjs';

await withLock({ name: 'build', waiting: 'another build is running' }, async () => {
  // The process that had the lock may just have built the same.
  if (process.argv.includes('--if-changed') && isUpToDate()) return;
  const inputs = hashBuildInputs(root);
  rmSync(buildStamp, { force: true });
  rmSync(join(root, 'dist'), { recursive: true, force: true });

  await Promise.all([buildWeb(root), build(serverBundle(root))]);

  const results = checkBudgets(join(root, 'dist/web/client'));
  for (const result of results) console.log(describeBudget(result));
  if (results.some(({ ok }) => !ok)) process.exit(1);
  writeFileSync(buildStamp, inputs);
});
