import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';

/** Names of our own that neither the server, the browser's storage nor a page ever sees: as short as they get. */
const ownNames =
  /^(chat|entry|entries|shell|changes|stored|isBusy|isCommenting|openSource|lastSeq|hasLeftDetails|formProblems|notice|spoken|isOnline|parts|into|among|properties|onEvent|onLook|onOnline|onEscape|isDark|isPhone|ground|ratio|share|isQuiet|isExpanded|isPressed|icon|act|problem|count|lines|spans|cite|frame|css|isNew|isEnd|place|draw|typing|part|node|old|next|element|tag|check|answer|event|of|sheet|yes)$/;
/** Colors that only the style sheet names. */
const ownColors = /--(surface|sunken|line|edge|ink|soft|bad)\b/g;
const minify = { mangle: true, compress: true, mangleProps: { include: ownNames } };

/** The chat under a name that changes with its content, then the launcher that knows this name. Both into `folder`. */
export async function buildWidget({
  root,
  folder,
}: {
  root: string;
  folder: string;
}): Promise<void> {
  const common = {
    cwd: root,
    platform: 'browser' as const,
    plugins: [cssAsText()],
    transform: { target: 'es2022' },
  };
  const { output } = await build({
    ...common,
    input: { chat: join(root, 'src/widget/chat/mount-chat.ts') },
    output: {
      dir: folder,
      format: 'esm',
      minify,
      comments: false,
      // A short name: the launcher carries it.
      entryFileNames: 'widget/[hash:6].js',
    },
  });
  const chatFile = `/${output[0].fileName}`;
  await build({
    ...common,
    input: { widget: join(root, 'src/widget/launcher/launcher.ts') },
    transform: {
      ...common.transform,
      define: { __CHAT_FILE__: JSON.stringify(chatFile) },
    },
    output: {
      dir: folder,
      // A classic script without a name of its own: nothing for an AMD loader or the page to trip over.
      format: 'iife',
      minify,
      comments: false,
      entryFileNames: '[name].js',
    },
  });
  const launcher = join(folder, 'widget.js');
  writeFileSync(launcher, readFileSync(launcher, 'utf8').trimEnd());
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
        .replace(ownColors, (_, name: string) => `--${name.slice(-2)}`)
        .trim();
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' };
    },
  };
}
