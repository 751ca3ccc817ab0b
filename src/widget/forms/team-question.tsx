import { type Drawing, h } from '#widget/view/draw.ts';
import { CloseButton } from './close-button.tsx';
import type { FormView } from './form-view.ts';

/** Asked before anybody is called. */
export function TeamQuestion(form: FormView): Drawing {
  const { chat, texts, callHuman, withConsent } = form;
  const act = () => callHuman(chat);
  return (
    <div key="team" class="sheet">
      <p>{texts.teamQuestion}</p>
      <div class="buttons">
        <button type="button" class="primary" onclick={() => withConsent({ chat, act })}>
          {texts.askTeam}
        </button>
        <CloseButton form={form} />
      </div>
    </div>
  );
}
