import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** All that a theme can change: the rest was found, or not, in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, one line a finding. */
export async function findAxeViolations({
  page,
  only = 'everything',
}: {
  page: Page;
  only?: 'everything' | 'colours';
}): Promise<string[]> {
  // Colours in the middle of a transition are neither the one nor the other.
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.all(finite.map(({ finished }) => finished.catch(() => {}))).then(() => {});
  });
  // Through the debugger: the content security policy rightly refuses a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (rules) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
      );
    },
    only === 'colours' ? colourRules : null,
  );
}
