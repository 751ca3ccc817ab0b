import { type Drawing, h } from '#widget/view/draw.ts';
import type { FormView } from './form-view.ts';

type Actions = { drawAction(form: FormView): Drawing };
let actions: Actions | undefined;
let isLoading = false;

/** The forms of actions are a file of their own, loaded when a chatbot first offers one. */
export function ActionSheet(form: FormView): Drawing {
  if (actions) return actions.drawAction(form);
  if (!isLoading) void load(form);
  return <div key="action" class="sheet" />;
}

async function load({ chat, texts }: FormView): Promise<void> {
  isLoading = true;
  actions = await import(chat.shell.origin + __ACTIONS_FILE__).catch(() => undefined);
  isLoading = false;
  if (!actions) {
    chat.sheet = 'none';
    chat.notice = texts.noConnection;
  }
  chat.draw();
}
