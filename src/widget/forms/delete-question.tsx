import { type Drawing, h } from '#widget/view/draw.ts';
import type { FormView } from './form-view.ts';

export function DeleteQuestion({ texts, onDelete, onClose }: FormView): Drawing {
  return (
    <div key="delete" class="sheet">
      <p>{texts.deleteQuestion}</p>
      <div class="buttons">
        <button type="button" class="primary" onclick={onDelete}>
          {texts.deleteButton}
        </button>
        <button type="button" onclick={onClose}>
          {texts.keepButton}
        </button>
      </div>
    </div>
  );
}
