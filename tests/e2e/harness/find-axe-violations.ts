import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Half the size of what the package exports: every page has to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All that a theme can change: the rest was found, or not, in the other one. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, or in one part of it, one line a finding. */
export async function findAxeViolations({
  page,
  only = 'everything',
  within,
}: {
  page: Page;
  only?: 'everything' | 'colors';
  within?: string;
}): Promise<string[]> {
  // Colors in the middle of a transition are neither the one nor the other.
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      // What follows scrolling never finishes.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.all(finite.map(({ finished }) => finished.catch(() => {}))).then(() => {});
  });
  // Through the debugger: the content security policy rightly refuses a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ rules, part }) => {
      const options: axe.RunOptions = {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        part ?? document,
        options,
      );
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
      );
    },
    { rules: only === 'colors' ? colorRules : null, part: within },
  );
}
