/** npm run recount: counts all conversations anew for analytics. The figures are right without it; this is for after repairs by hand. */
import { recountAll } from '#server/features/counts/index.ts';
import { withTables } from './operator/with-tables.ts';

await withTables(async (orm) => {
  await recountAll({ database: { orm } });
  return 'Everything was counted anew.';
});
