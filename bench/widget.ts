/** What the widget makes a page load: the launcher, and everything until one can chat, in bytes after gzip. */
import { join } from 'node:path';
import { root } from '../scripts/bootstrap.mjs';
import { checkWidgetBudgets, describeBudget } from '../scripts/build/check-budgets.ts';

const results = checkWidgetBudgets(join(root, 'dist/web/client'));
for (const { name, bytes } of results) console.log(`${name}: ${bytes} bytes`);
console.log(results.map(describeBudget).join('; '));
