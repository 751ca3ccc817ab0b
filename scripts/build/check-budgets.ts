import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { translatedLanguages } from '../../src/shared/page-languages.ts';
import { budgets } from './budgets.ts';

export type BudgetResult = { name: string; bytes: number; max: number; ok: boolean };

/** Measures what the built pages really make a browser load. */
export function checkBudgets(clientFolder: string): BudgetResult[] {
  const { firstViewScript } = budgets;
  return [
    judge({
      name: `first-view script of ${firstViewScript.page}`,
      sources: listFirstViewScripts({
        ...readPage({ clientFolder, ...firstViewScript }),
        also: [],
      }),
      max: firstViewScript.maxGzipBytes,
    }),
    ...translatedLanguages
      .map((language) => ({ clientFolder, page: `${language}/${firstViewScript.page}` }))
      .filter(({ page }) => existsSync(join(clientFolder, page)))
      .map((page) =>
        judge({
          name: `first-view script of ${page.page}`,
          sources: listFirstViewScripts({ ...readPage(page), also: [] }),
          max: firstViewScript.maxGzipBytes,
        }),
      ),
    ...checkDashboardBudget(clientFolder),
    ...checkWidgetBudgets(clientFolder),
  ];
}

function checkDashboardBudget(clientFolder: string): BudgetResult[] {
  const { page, route, opens, maxGzipBytes } = budgets.dashboardScript;
  if (!existsSync(join(clientFolder, page))) return [];
  const { html } = readPage({ clientFolder, page });
  const [, manifestFile = ''] = /"(\/assets\/manifest-[^"]+\.js)"/.exec(html) ?? [];
  const manifest = readFileSync(join(clientFolder, manifestFile), 'utf8');
  const { routes } = JSON.parse(
    manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1),
  ) as {
    routes: Record<string, { module: string; parentId?: string }>;
  };
  const routeCode = readFileSync(join(clientFolder, routes[route]?.module ?? ''), 'utf8');
  const [opened] = new RegExp(`${opens}-[\\w-]+\\.js`).exec(routeCode) ?? [];
  const also = [`/assets/${opened}`];
  for (let id: string | undefined = route; id; id = routes[id]?.parentId) {
    also.push(routes[id]?.module ?? `/no file for the route ${id}`);
  }
  const sources = listFirstViewScripts({ clientFolder, html, also });
  return [judge({ name: 'first-view script of /app', sources, max: maxGzipBytes })];
}

const readPage = ({ clientFolder, page }: { clientFolder: string; page: string }) => ({
  clientFolder,
  html: readFileSync(join(clientFolder, page), 'utf8'),
});

/** As build-widget.ts names them. */
const languageFile = /-[a-z]{2,3}\.js$/;

/** The files of the widget, as the build names them: the launcher names the chat, the chat the forms, the forms those of actions and appointments. Of the languages, the largest. */
export function checkWidgetBudgets(clientFolder: string): BudgetResult[] {
  if (!existsSync(join(clientFolder, 'widget.js'))) return [];
  const launcher = readFileSync(join(clientFolder, 'widget.js'), 'utf8');
  const folder = join(clientFolder, 'widget');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const read = (isWanted: (name: string) => boolean) =>
    names.filter(isWanted).map((name) => readFileSync(join(folder, name), 'utf8'));
  const chat = read((name) => launcher.includes(name));
  const texts = read((name) => languageFile.test(name));
  const forms = read((name) => chat.some((source) => source.includes(name)));
  const afterForms = read((name) => forms.some((source) => source.includes(name)));
  // Only the file of appointments asks for free times.
  const booking = afterForms.filter((source) => source.includes('booking/slots'));
  const actions = afterForms.filter((source) => !booking.includes(source));
  const { widgetLauncher, widget, widgetForms, widgetActions, widgetBooking, widgetLanguage } =
    budgets;
  return [
    judge({ name: 'widget launcher', sources: [launcher], max: widgetLauncher.maxGzipBytes }),
    judge({ name: 'widget with chat', sources: [launcher, ...chat], max: widget.maxGzipBytes }),
    judge({ name: 'widget forms', sources: forms, max: widgetForms.maxGzipBytes }),
    judge({ name: 'widget actions', sources: actions, max: widgetActions.maxGzipBytes }),
    judge({ name: 'widget booking', sources: booking, max: widgetBooking.maxGzipBytes }),
    ...texts
      .map((source) =>
        judge({ name: 'widget language', sources: [source], max: widgetLanguage.maxGzipBytes }),
      )
      .sort((one, other) => other.bytes - one.bytes)
      .slice(0, 1),
  ];
}

function judge({
  sources,
  name,
  max,
}: {
  name: string;
  sources: string[];
  max: number;
}): BudgetResult {
  const bytes = sources
    .map((source) => gzipSync(source, { level: 9 }).length)
    .reduce((sum, length) => sum + length, 0);
  return { name, bytes, max, ok: bytes <= max };
}

export function describeBudget({ name, bytes, max, ok }: BudgetResult): string {
  const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
  return `${name}: ${kilobytes(bytes)} gzip, ${ok ? 'within' : 'OVER'} the limit of ${kilobytes(max)}`;
}

/** Inline scripts (but no data blocks), every script file the page names anywhere, and all that these import statically. */
function listFirstViewScripts({
  html,
  clientFolder,
  also,
}: {
  html: string;
  clientFolder: string;
  /** What the page's script is known to load next. */
  also: readonly string[];
}): string[] {
  const inline = [
    ...html.matchAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>([\s\S]+?)<\/script>/g),
  ].map(([, code]) => code);
  const named = [...html.matchAll(/"(\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  const imported = inline.flatMap((code) => staticImports(code ?? ''));
  const sources = new Map<string, string>();
  const visit = (path: string) => {
    if (sources.has(path)) return;
    const code = readFileSync(join(clientFolder, path), 'utf8');
    sources.set(path, code);
    for (const next of staticImports(code)) visit(new URL(next, `file://${path}`).pathname);
  };
  for (const path of [...named, ...imported, ...also]) visit(path);
  return [...inline.map((code) => code ?? ''), ...sources.values()];
}

function staticImports(code: string): string[] {
  return [
    ...code.matchAll(
      /(?:^|[;\n}])\s*(?:import|export)\s*(?:[\w*{}$,\s]+?from\s*)?["']([./][^"']+\.js)["']/g,
    ),
  ].map(([, path]) => path ?? '');
}
