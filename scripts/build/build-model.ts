import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { embeddingModel, publicRegistry } from '#server/config/embedding-model.ts';
import { runCommand } from '../run-command.ts';

/** So long may the download take; the server gets the model later where that isn't enough. */
const timeLimitSeconds = 180;

/** Puts the embedding model into dist/model, unless the operator has another. Without a network the build goes on. */
export async function buildModel(root: string): Promise<void> {
  const registry = findRegistry(root);
  if (!registry) return;
  const { ok, output } = await runCommand({
    script: 'scripts/prepare-model.ts',
    args: ['--registry', registry, '--out', 'dist/model'],
    root,
    timeLimitSeconds,
  });
  console.log(ok ? output : `The embedding model is not in this build. ${output}`);
}

/** Null where the settings name another place than a registry. */
function findRegistry(root: string): string | null {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const named = process.env.EMBEDDING_MODEL || fromFile.EMBEDDING_MODEL || 'npm';
  const { data: model } = embeddingModel.safeParse(named);
  if (model?.kind !== 'built-in' || model.mirror !== null) return null;
  return model.registry ?? process.env.npm_config_registry ?? publicRegistry;
}
