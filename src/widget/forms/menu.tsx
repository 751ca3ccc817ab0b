import type { Sheet } from '#widget/chat/chat.ts';
import { type Drawing, h } from '#widget/view/draw.ts';
import type { FormView } from './form-view.ts';

export function Menu(form: FormView): Drawing {
  const { chat, texts, keep, showSheet } = form;
  const { hasSound } = chat.stored;
  const item = (text: string, onclick: () => void) => (
    <button type="button" onclick={onclick}>
      {text}
    </button>
  );
  const open = (sheet: Sheet) => () => showSheet({ chat, sheet });
  return (
    <div class="menu">
      {item(hasSound ? texts.soundOff : texts.soundOn, () => {
        keep({ chat, changes: { hasSound: !hasSound } });
        showSheet({ chat, sheet: 'none' });
      })}
      {item(texts.leaveMyDetails, open('contact'))}
      {chat.stored.token && item(texts.downloadMyChat, () => downloadChat(form))}
      {item(texts.deleteMyChat, open('delete'))}
    </div>
  );
}

/** Everything the server has of this chat, as a file. */
function downloadChat({ chat, attempt, callApi }: FormView): void {
  chat.sheet = 'none';
  void attempt({
    chat,
    act: async () => {
      const response = await callApi({ chat, path: 'conversation' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await response.blob());
      link.download = 'chat.json';
      link.click();
    },
  });
}
