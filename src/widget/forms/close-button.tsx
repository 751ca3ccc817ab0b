import { type Drawing, h } from '#widget/view/draw.ts';
import type { FormView } from './form-view.ts';

export const CloseButton = ({
  form: { chat, texts, showSheet },
  text = texts.notNow,
}: {
  form: FormView;
  text?: string;
}): Drawing => (
  <button type="button" onclick={() => showSheet({ chat, sheet: 'none' })}>
    {text}
  </button>
);
