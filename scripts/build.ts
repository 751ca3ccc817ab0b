/** `npm run build`: pages and server bundle into dist/. The stamp comes last, so that an interrupted or failed build never counts. */
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { root } from './bootstrap.mjs';
import { buildStamp, isUpToDate } from './build/build-if-changed.ts';
import { buildModel } from './build/build-model.ts';
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
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  // The model doesn't depend on the sources, and getting it again would take a download.
  for (const name of readdirSync(dist).filter((each) => each !== 'model'))
    rmSync(join(dist, name), { recursive: true, force: true });

  const isModelWanted = !process.argv.includes('--without-model');
  await Promise.all([
    buildWeb(root),
    build(serverBundle(root)),
    isModelWanted ? buildModel(root) : null,
  ]);

  // The server makes the judges of them where the build couldn't get the model.
  for (const name of ['quick-judge-weights.bin', 'deep-judge-weights.bin'])
    copyFileSync(join(root, 'scripts/model', name), join(dist, 'server', name));
  const results = checkBudgets(join(root, 'dist/web/client'));
  for (const result of results) console.log(describeBudget(result));
  if (results.some(({ ok }) => !ok)) process.exit(1);
  writeFileSync(buildStamp, inputs);
});
