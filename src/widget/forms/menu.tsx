import type { Sheet } from '#widget/chat/chat.ts';
import { type Drawing, h } from '#widget/view/draw.ts';
import type { FormView } from './form-view.ts';

export function Menu({ chat, texts, keep, showSheet }: FormView): Drawing {
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
      {item(texts.deleteMyChat, open('delete'))}
    </div>
  );
}
