/** A file of its own: few visitors need the menu, a form or the sound, and those who do can wait a moment. */

import { enForms } from '#shared/chat-texts/en-forms.ts';
import type { Form } from '#widget/chat/form-tools.ts';
import { type Drawing, h } from '#widget/view/draw.ts';
import { ActionSheet } from './action-sheet.tsx';
import { CloseButton } from './close-button.tsx';
import { CommentForm } from './comment-form.tsx';
import { ConsentForm } from './consent-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import type { FormView } from './form-view.ts';
import { Menu } from './menu.tsx';

export { default as styles } from './forms.css';

export function drawForm(form: Form): Drawing {
  const { sheet, texts } = form.chat;
  const view = { ...form, texts: { ...enForms, ...texts } };
  if (sheet === 'menu') return Menu(view);
  if (sheet === 'delete') return DeleteQuestion(view);
  if (sheet === 'comment') return CommentForm(view);
  if (sheet === 'action') return ActionSheet(view);
  if (sheet === 'consent') return ConsentForm(view);
  return sheet === 'team' ? TeamQuestion(view) : ContactForm(view);
}

/** Asked before anyone is called. */
function TeamQuestion(form: FormView): Drawing {
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

/** Two soft notes, made on the spot: no file to load and none for a policy to refuse. */
export function playSound(): void {
  try {
    const context = new AudioContext();
    const volume = new GainNode(context, { gain: 0.05 });
    const tone = new OscillatorNode(context, { frequency: 660 });
    tone.connect(volume).connect(context.destination);
    tone.frequency.setValueAtTime(880, 0.1);
    tone.start();
    tone.stop(0.25);
    tone.onended = () => context.close();
  } catch {
    // Browsers refuse sound until the visitor has touched the page.
  }
}
