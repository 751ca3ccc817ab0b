/** `npm run bench -- NAME`: one benchmark of bench/, run by hand; the last line is the figure. Without a name: the list. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bootstrap.mjs';
import { buildIfChanged } from './build/build-if-changed.ts';

const folder = join(root, 'bench');
const name = process.argv[2];
const file = join(folder, `${name}.ts`);

if (name && existsSync(file)) {
  process.argv.splice(1, 2, file);
  await buildIfChanged();
  await import(pathToFileURL(file).href);
} else {
  if (name) console.error(`There is no benchmark named ${name}.`);
  console.log('npm run bench -- NAME, where NAME is one of');
  for (const entry of readdirSync(folder).filter((each) => each.endsWith('.ts'))) {
    console.log(`  ${entry.slice(0, -3).padEnd(14)} ${describe(entry)}`);
  }
  process.exitCode = name ? 1 : 0;
}

/** The sentence at the head of the file. */
function describe(entry: string): string {
  const source = readFileSync(join(folder, entry), 'utf8');
  return /\/\*\*\s*\*?\s*([^\n]+?)\s*(\*\/|\n)/.exec(source)?.[1] ?? '';
}
