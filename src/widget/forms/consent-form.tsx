import { type Drawing, h } from '#widget/view/draw.ts';
import { CloseButton } from './close-button.tsx';
import type { FormView } from './form-view.ts';

/** Before the first message, where the owner asks for it. What was typed stays in its field meanwhile. */
export function ConsentForm(form: FormView): Drawing {
  const { chat, texts, keep } = form;
  const { privacyNotice, privacyUrl } = chat.shell.config;
  return (
    <form
      key="consent"
      class="sheet"
      onsubmit={(event: SubmitEvent) => {
        event.preventDefault();
        keep({ chat, changes: { agreed: true } });
        chat.sheet = 'none';
        chat.afterConsent?.();
        chat.draw();
      }}
    >
      <label class="consent">
        <input type="checkbox" required />
        <span dir="auto">
          {privacyNotice || texts.chatConsent}{' '}
          <a href={privacyUrl} target="_blank" rel="noopener">
            {texts.privacyLink}
          </a>
        </span>
      </label>
      <div class="buttons">
        <button type="submit" class="primary">
          {texts.startChat}
        </button>
        <CloseButton form={form} />
      </div>
    </form>
  );
}
