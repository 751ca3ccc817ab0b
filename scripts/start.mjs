/**
 * `npm start`: installs what is missing, builds what changed, then becomes the server itself: one process, so signals
 * and exit code need no passing on. package.json starts it with one V8 helper thread: each of the usual four keeps
 * about 20 MB that it needed only to compile the embedded database.
 */
import { bootstrap, stop } from './bootstrap.mjs';

await bootstrap();
const { buildIfChanged } = await import('./build/build-if-changed.ts');
await buildIfChanged({ withModel: true }).catch((error) => stop(error.message));
await import(new URL('../dist/server/main.js', import.meta.url).href);
