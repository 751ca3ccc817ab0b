import { type Drawing, h } from '#widget/view/draw.ts';
import type { FormView } from './form-view.ts';

/** Asked before anybody is called. */
export function TeamQuestion({ texts, onCall, onClose }: FormView): Drawing {
  return (
    <div key="team" class="sheet">
      <p>{texts.teamQuestion}</p>
      <div class="buttons">
        <button type="button" class="primary" onclick={onCall}>
          {texts.askTeam}
        </button>
        <button type="button" onclick={onClose}>
          {texts.notNow}
        </button>
      </div>
    </div>
  );
}
