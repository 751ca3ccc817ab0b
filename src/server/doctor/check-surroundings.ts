import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type pg from 'pg';
import { checkMailServer } from '#server/adapters/mail/mailer.ts';
import { builtInModel } from '#server/adapters/models/embedding/built-in-model.ts';
import { checkModelFolder } from '#server/adapters/models/embedding/check-model-folder.ts';
import { choosePlace, openPlaces } from '#server/adapters/storage/create-file-storage.ts';
import { readDiskSpace } from '#server/config/disk-space.ts';
import type { Env } from '#server/config/env.ts';
import { builtModelFolder } from '#server/config/paths.ts';
import { prepareDataFolder } from '#server/config/prepare-data-folder.ts';
import { type Finding, fail, good, warn } from './finding.ts';

const limitMs = 15_000;

export function checkDataFolder({ dataDir }: Pick<Env, 'dataDir'>): Finding[] {
  try {
    prepareDataFolder(dataDir);
  } catch (error) {
    return [fail('Data folder', (error as Error).message)];
  }
  const { freeBytes, isLow } = readDiskSpace(dataDir);
  const free = `${(freeBytes / 1024 ** 3).toFixed(1)} GB`;
  return [
    good('Data folder', `${dataDir} can be written.`),
    isLow
      ? warn('Disk', `Only ${free} are free where the data folder is. Free some space soon.`)
      : good('Disk', `${free} are free.`),
  ];
}

/** Writes, reads and deletes a small file where uploads go. */
export async function checkStorage({
  env,
  pool,
}: {
  env: Pick<Env, 'dataDir' | 'storage' | 'database'>;
  pool: pg.Pool;
}): Promise<Finding> {
  const subject = 'Files';
  const place = choosePlace(env);
  // A file in the tables needs an entry in the list of files; that they can be written shows at every upload.
  if (place === 'database') {
    const { rows } = await pool.query<{ may: boolean }>(
      `SELECT has_table_privilege('file_parts', 'INSERT') AS may`,
    );
    return rows[0]?.may
      ? good(subject, 'Uploads are stored in PostgreSQL, where every server reads them.')
      : fail(subject, 'The user of DATABASE_URL may not write to the table file_parts.');
  }
  const storage = openPlaces({ env, pool })[place];
  const content = Buffer.from(randomUUID());
  const key = `doctor/${randomUUID()}`;
  const folder = join(env.dataDir, 'incoming');
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, content, { mode: 0o600 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    await storage?.put({ key, path, bytes: content.length, sha256 });
    const read = storage && (await buffer(await storage.get(key)));
    await storage?.delete(key);
    if (!read?.equals(content))
      return fail(subject, 'A file that was stored came back different. Check STORAGE_URL.');
  } catch (error) {
    const todo = place === 'bucket' ? 'Check STORAGE_URL and the rights of its key.' : '';
    return fail(subject, `A file can't be stored: ${(error as Error).message}. ${todo}`.trim());
  } finally {
    await rm(path, { force: true });
  }
  return good(subject, `A file was stored in the ${place}, read and deleted.`);
}

export async function checkMail({ mail }: Pick<Env, 'mail'>): Promise<Finding> {
  if (!mail)
    return warn(
      'Email',
      'No mail server is set, so emails stay in the outbox (npm run outbox). Set SMTP_URL and MAIL_FROM.',
    );
  try {
    await checkMailServer(mail);
    return good('Email', 'The mail server answers and accepts the sign-in.');
  } catch (error) {
    return fail(
      'Email',
      `The mail server can't be used: ${(error as Error).message}. Check SMTP_URL.`,
    );
  }
}

export async function checkModel({
  dataDir,
  embeddingModel,
}: Pick<Env, 'dataDir' | 'embeddingModel'>): Promise<Finding> {
  const subject = 'Embedding model';
  if (!embeddingModel)
    return warn(subject, 'EMBEDDING_MODEL is off, so search goes by words alone.');
  if (embeddingModel.kind === 'api') return checkModelApi(embeddingModel);
  if (embeddingModel.kind === 'folder') {
    const missing = ['model.onnx', 'tokenizer.json'].filter(
      (name) => !existsSync(join(embeddingModel.path, name)),
    );
    return missing.length === 0
      ? good(subject, `The model in ${embeddingModel.path} is there.`)
      : fail(
          subject,
          `${embeddingModel.path} has no ${missing.join(' and no ')}. Check EMBEDDING_MODEL.`,
        );
  }
  const folders = [builtModelFolder, join(dataDir, 'models', builtInModel.id)];
  const present = folders.filter((folder) => existsSync(folder));
  for (const folder of present) {
    const isWhole = await checkModelFolder({ folder, manifest: builtInModel }).then(
      () => true,
      () => false,
    );
    if (isWhole) return good(subject, `The built-in model in ${folder} has the right checksums.`);
  }
  return warn(
    subject,
    present.length > 0
      ? `The files in ${present.join(' and ')} don't have the right checksums. The next start downloads them again; or run npm run prepare-model.`
      : 'The built-in model is not there yet. The next start downloads it; or run npm run prepare-model.',
  );
}

async function checkModelApi({
  url,
  key,
  model,
}: {
  url: string;
  key: string | null;
  model: string;
}) {
  const subject = 'Embedding model';
  try {
    const response = await fetch(`${url}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, input: ['test'], encoding_format: 'float' }),
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    if (response.ok) return good(subject, `The service at ${new URL(url).host} answers.`);
    const { status } = response;
    return fail(
      subject,
      `The service at ${new URL(url).host} responded with status ${status}. Check EMBEDDING_API_KEY and EMBEDDING_API_MODEL.`,
    );
  } catch (error) {
    const reason = (error as Error).message;
    return fail(subject, `${url} can't be reached: ${reason}. Check EMBEDDING_API_URL.`);
  }
}

export async function checkBrowser({ crawl }: Pick<Env, 'crawl'>): Promise<Finding[]> {
  if (!crawl.browser) return [];
  try {
    const { stdout } = await promisify(execFile)(crawl.browser, ['--version'], {
      timeout: limitMs,
    });
    return [good('Browser', `${stdout.trim()} starts.`)];
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    return [
      fail('Browser', `The browser of CRAWL_BROWSER doesn't start: ${reason}. Install Chromium.`),
    ];
  }
}
