/**
 * `npm start`: installs what is missing, builds what changed, then becomes the server itself: one process, so signals
 * and exit code need no passing on. What package.json, the Dockerfile and scripts/testing/start-app.ts start it with
 * keeps it small (docs/decisions/0064-idle-memory.md).
 */
import { bootstrap, stop } from './bootstrap.mjs';

await bootstrap();
const { buildIfChanged } = await import('./build/build-if-changed.ts');
await buildIfChanged({ withModel: true }).catch((error) => stop(error.message));
await import(new URL('../dist/server/main.js', import.meta.url).href);
