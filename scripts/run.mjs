/** `node scripts/run.mjs NAME …`: the same first steps as `npm start`, then scripts/NAME.ts as if it had been called itself. */
import { fileURLToPath } from 'node:url';
import { bootstrap } from './bootstrap.mjs';

await bootstrap();
const script = new URL(`./${process.argv[2]}.ts`, import.meta.url);
process.argv.splice(1, 2, fileURLToPath(script));
await import(script.href);
