import type { InstallKind } from '#shared/contract/install.ts';

/** How an owner puts the chat on one kind of site: the steps, what to paste, what to download. */
export type InstallGuide = {
  id: string;
  label: string;
  steps: readonly string[];
  code?: string;
  download?: { kind: InstallKind; label: string };
};

type Installation = { origin: string; chatbotId: string; position: string };

/** With the real address and id. */
export function listInstallGuides({ origin, chatbotId, position }: Installation): InstallGuide[] {
  const init = `Askwell.init({ chatbotId: '${chatbotId}', position: '${position}' })`;
  const tag = `<script src="${origin}/widget.js" async onload="${init}"></script>`;
  // Site builders drop what they take for an event handler.
  const plainTag = `<script src="${origin}/widget.js" async data-chatbot-id="${chatbotId}" data-position="${position}"></script>`;
  return [
    {
      id: 'html',
      label: 'HTML',
      steps: ['Paste this line before </body> on every page that should have the chat.'],
      code: tag,
    },
    {
      id: 'wordpress',
      label: 'WordPress',
      steps: [
        'Download the plugin. Your server and your chatbot are filled in already.',
        'In WordPress open Plugins → Add New → Upload Plugin, choose the file and press Install Now.',
        'Press Activate. The chat is on every page; Settings → Askwell Chat has the rest.',
        'If you use a caching plugin, clear its cache.',
      ],
      download: { kind: 'wordpress', label: 'Download plugin' },
    },
    {
      id: 'shopify',
      label: 'Shopify',
      steps: [
        'Open Online Store → Themes, press ⋯ beside your theme and choose Edit code.',
        'Open layout/theme.liquid, paste this line before </body> and press Save.',
        'If you have an app of your own, or many shops: the download is an app embed that is switched on in the theme editor. Its README says how to deploy it.',
      ],
      code: plainTag,
      download: { kind: 'shopify', label: 'Download app embed' },
    },
    {
      id: 'wix',
      label: 'Wix',
      steps: [
        'Open Settings → Custom Code (under Advanced). Your site needs a plan with its own domain.',
        'Press Add Custom Code, paste this line, and choose All pages, Load code once and Body - end.',
        'Press Apply and publish your site.',
      ],
      code: plainTag,
    },
    {
      id: 'squarespace',
      label: 'Squarespace',
      steps: [
        'Open Settings → Developer Tools → Code Injection. Your plan must have it.',
        'Paste this line into Footer and press Save.',
        'Open your site in a private window: while you are signed in, the editor hides the chat.',
      ],
      code: plainTag,
    },
    {
      id: 'webflow',
      label: 'Webflow',
      steps: [
        'Open Site settings → Custom code.',
        'Paste this line into Footer code and press Save changes.',
        'Publish your site. The chat is on the published site, not in the Designer.',
      ],
      code: plainTag,
    },
    {
      id: 'react',
      label: 'React / Next.js',
      steps: [
        'Download the package, unpack it beside your project and run npm install ./askwell-react.',
        'Render the component once, in the layout that every page shares.',
      ],
      code: [
        "import { AskwellChat } from 'askwell-react';",
        '',
        `<AskwellChat chatbotId="${chatbotId}" position="${position}" />`,
      ].join('\n'),
      download: { kind: 'react', label: 'Download package' },
    },
    {
      id: 'google-tag-manager',
      label: 'Tag Manager',
      steps: [
        'Download the template.',
        'In Google Tag Manager open Templates → Tag Templates → New, press ⋮ → Import, choose the file and press Save.',
        'Open Tags → New, choose the template, and the trigger Initialization - All Pages.',
        'Press Submit to publish.',
      ],
      download: { kind: 'google-tag-manager', label: 'Download template' },
    },
  ];
}
