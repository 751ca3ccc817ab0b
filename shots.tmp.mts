import { chromium } from 'playwright-core';
const [out, base, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [w, h, scheme] of [[1440, 900, 'light'], [390, 844, 'light'], [1440,900,'dark'],[390,844,'dark']] as const) {
  if (process.env.ONLY && !process.env.ONLY.includes(`${w}${scheme}`)) continue;
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
  const page = await ctx.newPage();
  for (const p of paths) {
    await page.goto(base + p, { waitUntil: 'networkidle' }).catch(() => {});
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}/${p.replace(/\W+/g, '_')}-${w}-${scheme}.png`, fullPage: process.env.FULL === '1' });
  }
  await ctx.close();
}
await browser.close();
