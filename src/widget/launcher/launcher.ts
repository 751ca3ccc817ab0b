/** widget.js: the one global, `Askwell`. Whatever goes wrong here is never thrown at the page. */
import type { WidgetOptions } from './shell.ts';
import { createWidget, type Widget, widgets } from './widget.ts';

// biome-ignore lint/suspicious/noExplicitAny: pages call with what they like; each command looks at its own.
type Call = (...args: any[]) => unknown;
type Api = Record<string, Call>;
/** What a page has said before this file was here: `{ q: [['init', { … }]] }`. */
type Waiting = { q?: [string, ...unknown[]][] };

const page = window as unknown as { Askwell?: Api & Waiting };

function install(): void {
  const { src, dataset } = document.currentScript as HTMLScriptElement;

  /** A second call for the same chatbot, as single-page apps make them, changes the first one's options. */
  const init = (options: WidgetOptions): Widget => {
    const { chatbotId } = options;
    widgets[chatbotId]?.update(options);
    widgets[chatbotId] ??= createWidget({ origin: new URL(src).origin, options });
    return widgets[chatbotId];
  };

  const api: Api & { init: Call } = { init: guard(init) };
  for (const name of 'open close toggle update identify on off destroy'.split(' ')) {
    // Without a handle, a command means the first widget.
    api[name] = guard((...args) => {
      for (const id in widgets) return (widgets[id] as unknown as Api)[name]?.(...args);
    });
  }
  const waiting = page.Askwell?.q ?? [];
  page.Askwell = api as Api & Waiting;
  for (const [name, ...args] of waiting) api[name]?.(...args);
  if (dataset.chatbotId) api.init(dataset);
}

const guard =
  (act: Call): Call =>
  (...args) => {
    try {
      return act(...args);
    } catch {}
  };

// Loaded twice, the first one stays.
if (!page.Askwell || page.Askwell.q) guard(install)();
