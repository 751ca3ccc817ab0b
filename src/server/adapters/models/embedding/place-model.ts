import { mkdir, rename, rm } from 'node:fs/promises';
import type { ModelManifest } from './built-in-model.ts';
import { checkModelFolder } from './check-model-folder.ts';

/** Lets `write` fill a folder beside `home`, checks it, and moves it into place in one step. */
export async function placeModel({
  home,
  manifest,
  write,
}: {
  home: string;
  manifest: ModelManifest;
  write(folder: string): Promise<void>;
}): Promise<void> {
  const staging = `${home}.${process.pid}.${Date.now()}`;
  await mkdir(staging, { recursive: true });
  try {
    await write(staging);
    await checkModelFolder({ folder: staging, manifest });
    await rm(home, { recursive: true, force: true });
    await rename(staging, home);
  } catch (error) {
    // Another process may have been faster; its copy passed the same checks.
    await checkModelFolder({ folder: home, manifest }).catch(() => {
      throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
