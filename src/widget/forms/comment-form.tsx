import { type Drawing, h } from '#widget/view/draw.ts';
import { CloseButton } from './close-button.tsx';
import type { FormView } from './form-view.ts';

/** After "not helpful": what was wrong, in the visitor's words. */
export function CommentForm(form: FormView): Drawing {
  const { texts } = form;
  return (
    <form
      key="comment"
      class="sheet"
      onsubmit={(event: SubmitEvent) => {
        event.preventDefault();
        const { value } = (event.target as HTMLFormElement)[0] as HTMLInputElement;
        sendComment({ form, comment: value });
      }}
    >
      <label>
        {texts.whatWasWrong}
        <input maxlength="1000" dir="auto" />
      </label>
      <div class="buttons">
        <button type="submit" class="primary">
          {texts.sendButton}
        </button>
        <CloseButton form={form} />
      </div>
    </form>
  );
}

function sendComment({
  form: { chat, texts, attempt, callApi },
  comment,
}: {
  form: FormView;
  comment: string;
}): void {
  void attempt({
    chat,
    act: async () => {
      const body = { messageId: chat.commented?.id, feedback: 'down', comment };
      await callApi({ chat, path: 'feedback', body });
      chat.sheet = 'none';
      chat.notice = texts.thanksNote;
    },
  });
}
