import type { Form } from '#widget/chat/chat.ts';
import { type Drawing, h } from '#widget/view/draw.ts';

/** Asked before anybody is called. */
export function TeamQuestion({ onCall, onClose }: Form): Drawing {
  return (
    <div key="team" class="sheet">
      <p>Ask our team to join this chat?</p>
      <div class="buttons">
        <button type="button" class="primary" onclick={onCall}>
          Ask the team
        </button>
        <button type="button" onclick={onClose}>
          Not now
        </button>
      </div>
    </div>
  );
}
