import type { Form } from '#widget/chat/chat.ts';
import { type Drawing, h } from '#widget/view/draw.ts';

export function DeleteQuestion({ onDelete, onClose }: Form): Drawing {
  return (
    <div key="delete" class="sheet">
      <p>Delete this chat for good, here and on our side?</p>
      <div class="buttons">
        <button type="button" class="primary" onclick={onDelete}>
          Delete
        </button>
        <button type="button" onclick={onClose}>
          Keep
        </button>
      </div>
    </div>
  );
}
