import { type Drawing, h } from '#widget/view/draw.ts';
import { CloseButton } from './close-button.tsx';
import type { FormView } from './form-view.ts';

export function DeleteQuestion(form: FormView): Drawing {
  const { texts } = form;
  return (
    <div key="delete" class="sheet">
      <p>{texts.deleteQuestion}</p>
      <div class="buttons">
        <button type="button" class="primary" onclick={() => deleteChat(form)}>
          {texts.deleteButton}
        </button>
        <CloseButton form={form} text={texts.keepButton} />
      </div>
    </div>
  );
}

function deleteChat({ chat, texts, attempt, callApi, forget }: FormView): void {
  void attempt({
    chat,
    act: async () => {
      if (chat.stored.token) await callApi({ chat, path: 'conversation', method: 'DELETE' });
      forget(chat);
      chat.notice = texts.chatDeleted;
    },
  });
}
