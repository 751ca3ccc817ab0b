/** `npm start`: installs what is missing, builds what changed, then becomes the server itself: one process, so signals and exit code need no passing on. */
import { bootstrap, stop } from './bootstrap.mjs';

await bootstrap();
const { buildIfChanged } = await import('./build/build-if-changed.ts');
await buildIfChanged().catch((error) => stop(error.message));
await import(new URL('../dist/server/main.js', import.meta.url).href);
