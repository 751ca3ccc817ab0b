export type Snippet = { id: string; label: string; text: string; code: string };

type Installation = { origin: string; chatbotId: string; position: string };

/** What an owner pastes into their site, with the real address and id. */
export function listSnippets({ origin, chatbotId, position }: Installation): Snippet[] {
  const init = `Askwell.init({ chatbotId: '${chatbotId}', position: '${position}' })`;
  const tag = `<script src="${origin}/widget.js" async onload="${init}"></script>`;
  return [
    {
      id: 'html',
      label: 'HTML',
      text: 'Paste it before </body> on every page that should have the chat.',
      code: tag,
    },
    {
      id: 'wordpress',
      label: 'WordPress',
      text: 'Add it to functions.php of your child theme, or paste the HTML line into a “header and footer” plugin.',
      code: ["add_action('wp_footer', function () { ?>", `  ${tag}`, '<?php });'].join('\n'),
    },
    {
      id: 'react',
      label: 'React / Next.js',
      text: 'Render it once, in the layout that every page shares.',
      code: [
        "'use client';",
        "import { useEffect } from 'react';",
        '',
        'export function Chat() {',
        '  useEffect(() => {',
        "    const script = document.createElement('script');",
        `    script.src = '${origin}/widget.js';`,
        `    script.onload = () => window.${init};`,
        '    document.body.append(script);',
        '    return () => window.Askwell?.destroy();',
        '  }, []);',
        '  return null;',
        '}',
      ].join('\n'),
    },
  ];
}
