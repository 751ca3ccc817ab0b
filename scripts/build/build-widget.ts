import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type OutputOptions, type Plugin } from 'rolldown';
import { de } from '../../src/shared/chat-texts/de.ts';
import { languagePattern, listWidgetLanguages } from './widget-languages.ts';

/** Names of our own that neither the server, the browser's storage nor a page ever sees: as short as they get. */
const ownNames = new RegExp(
  `^(chat|entry|entries|shell|changes|stored|openSource|lastSeq|hasLeftDetails|formProblems|notice|spoken|parts|into|among|properties|onEvent|onLook|onOnline|onEscape|isDark|isPhone|ground|ratio|share|isQuiet|isExpanded|isPressed|icon|act|problem|count|lines|spans|cite|frame|css|isNew|isEnd|place|draw|typing|part|node|old|next|element|tag|answer|event|of|refusal|phase|isDisposed|line|attempt|retryTimer|held|isWanted|lastId|openStream|path|root|button|config|emit|show|sheet|callHuman|callApi|callForToken|describeVisitor|addSystemLine|forget|keep|showSheet|withConsent|afterConsent|drawSheet|menu|commented|texts|card|${Object.keys(de).join('|')})$`,
);

type BuildFile = (file: {
  source: string;
  output: OutputOptions;
  write?: boolean;
}) => Promise<string>;

/** Files that are loaded one after the other, each under a name that changes with its content and that the one before knows. */
export async function buildWidget({
  root,
  folder,
}: {
  root: string;
  folder: string;
}): Promise<void> {
  const css = readFileSync(join(root, 'src/widget/view/chat.css'), 'utf8');
  const languages = listWidgetLanguages(root);
  const define: Record<string, string> = { __OUR_LANGUAGES__: `${languagePattern(languages)}` };
  /** All see the same objects, so all use the same short names. */
  let cache: Record<string, string | false> = {};
  const buildFile: BuildFile = async ({ source, output, write = true }) => {
    const built = await build({
      write,
      cwd: root,
      input: join(root, 'src/widget', source),
      platform: 'browser',
      plugins: [cssAsText(), shortenVariables(css)],
      transform: { target: 'es2022', define },
      output: {
        dir: folder,
        minify: { mangle: true, compress: true, mangleProps: { include: ownNames, cache } },
        comments: false,
        ...output,
      },
    });
    cache = built.mangleCache ?? {};
    return JSON.stringify(`/${built.output[0].fileName}`);
  };
  // Short names: the files before carry them.
  const output = { format: 'esm', entryFileNames: 'widget/[hash:6].js' } as const;
  // Built once for nothing but the names: what is used most gets the shortest.
  for (const source of ['launcher/launcher.ts', 'chat/mount-chat.ts']) {
    await buildFile({ source, output, write: false });
  }
  define.__ACTIONS_FILE__ = await buildFile({ source: 'actions/draw-action.tsx', output });
  define.__BOOKING_FILE__ = await buildFile({ source: 'booking/draw-booking.tsx', output });
  define.__FORMS_FILE__ = await buildFile({ source: 'forms/draw-form.tsx', output });
  define.__TEXTS_FILES__ = await buildTexts({ languages, folder, buildFile });
  define.__CHAT_FILE__ = await buildFile({ source: 'chat/mount-chat.ts', output });
  await buildFile({
    source: 'launcher/launcher.ts',
    // A classic script without a name of its own: nothing for an AMD loader or the page to trip over.
    output: { format: 'iife', entryFileNames: 'widget.js' },
  });
  const launcher = join(folder, 'widget.js');
  writeFileSync(launcher, readFileSync(launcher, 'utf8').trimEnd());
}

/**
 * A file for each language but English, which the chat has, and one that puts an owner's own words over them. One hash
 * for all: their names differ only in their end.
 */
async function buildTexts({
  languages,
  folder,
  buildFile,
}: {
  languages: readonly string[];
  folder: string;
  buildFile: BuildFile;
}): Promise<string> {
  const hash = createHash('sha256');
  const texts = languages
    .filter((code) => code !== 'en')
    .map((code) => ({ source: `../shared/chat-texts/${code}.ts`, name: code }));
  const paths: string[] = [];
  for (const { source, name } of [...texts, { source: 'texts/own-texts.ts', name: 'own' }]) {
    const entryFileNames = `widget/${name}.js`;
    await buildFile({ source, output: { format: 'esm', entryFileNames } });
    paths.push(join(folder, entryFileNames));
    hash.update(readFileSync(join(folder, entryFileNames)));
  }
  const start = `${hash.digest('base64url').replace(/\W/g, '').slice(0, 5)}-`;
  for (const path of paths) renameSync(path, join(folder, 'widget', start + basename(path)));
  return JSON.stringify(`/widget/${start}`);
}

/** Custom properties, in the styles and where they are set, in the order of the styles: `--surface` becomes `--a`. */
function shortenVariables(css: string): Plugin {
  const variable = /--[a-z]+(-[a-z]+)?/g;
  const names = [...new Set(css.match(variable))];
  const shorten = (name: string) =>
    names.includes(name) ? `--${(names.indexOf(name) + 10).toString(36)}` : name;
  return { name: 'shorten-variables', transform: (code) => code.replace(variable, shorten) };
}

/** `import css from './x.css'` is its text, without what only people need. */
function cssAsText(): Plugin {
  return {
    name: 'css-as-text',
    load(id) {
      if (!id.endsWith('.css')) return null;
      const text = readFileSync(id, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([{};,>+/]) ?/g, '$1')
        .replace(/: /g, ':')
        .replace(/\b0\./g, '.')
        .replace(/;}/g, '}')
        .trim();
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' };
    },
  };
}
