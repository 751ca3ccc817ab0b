import { type Drawing, h } from '#widget/view/draw.ts';
import type { FormView } from './form-view.ts';

type Drawer = { drawAction(form: FormView): Drawing };
/** By file: null while it's loading. */
const drawers: Record<string, Drawer | null> = {};

/** The forms of actions and those of appointments are files of their own, loaded when a chatbot first offers one. */
export function ActionSheet(form: FormView): Drawing {
  let file = __ACTIONS_FILE__;
  for (const { action } of form.chat.entries) {
    if (action) file = action.isBooking ? __BOOKING_FILE__ : __ACTIONS_FILE__;
  }
  const drawer = drawers[file];
  if (drawer) return drawer.drawAction(form);
  if (drawer !== null) void load({ form, file });
  return <div key="action" class="sheet" />;
}

async function load({
  form: { chat, texts },
  file,
}: {
  form: FormView;
  file: string;
}): Promise<void> {
  drawers[file] = null;
  try {
    drawers[file] = await import(chat.shell.origin + file);
  } catch {
    delete drawers[file];
    chat.sheet = 'none';
    chat.notice = texts.noConnection;
  }
  chat.draw();
}
