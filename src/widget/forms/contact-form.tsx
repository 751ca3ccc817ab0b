import { type Drawing, h } from '#widget/view/draw.ts';
import { CloseButton } from './close-button.tsx';
import type { FormView } from './form-view.ts';

/** For when no one can answer now: what the owner wants to know, and the visitor's word that they may use it. */
export function ContactForm(form: FormView): Drawing {
  const { chat, texts } = form;
  const { contactFields, privacyUrl } = chat.shell.config;
  const rows: Drawing[] = [];
  for (const { key, label, required } of contactFields) {
    const refused = chat.formProblems[`fields.${key}`] ?? chat.formProblems[key];
    const ownProblem = key === 'email' ? texts.emailProblem : texts.fieldProblem;
    const problem = refused && (ownProblem ?? refused);
    const own = texts.defaultSettings?.[label] ?? label;
    const kind = key === 'phone' ? 'tel' : key;
    const attributes = {
      name: key,
      autocomplete: kind,
      required,
      maxlength: '2000',
      dir: 'auto',
      'aria-invalid': problem ? 'true' : undefined,
    };
    rows.push(
      // biome-ignore lint/a11y/noLabelWithoutControl: it holds one of the two fields.
      <label key={key}>
        {required ? own : `${own} (${texts.optionalNote})`}
        {/message|question/.test(key) ? (
          <textarea rows="2" {...attributes} />
        ) : (
          <input type={kind} {...attributes} />
        )}
        {problem && <small class="problem">{problem}</small>}
      </label>,
    );
  }
  return (
    <form
      key="contact"
      class="sheet"
      aria-label={texts.detailsForm}
      onsubmit={(event: SubmitEvent) => {
        event.preventDefault();
        const data = new FormData(event.target as HTMLFormElement);
        const fields = Object.fromEntries(data) as Record<string, string>;
        leaveDetails({ form, fields });
      }}
    >
      {rows}
      <label class="consent">
        <input type="checkbox" required />
        <span>
          {texts.consentLine}{' '}
          <a href={privacyUrl} target="_blank" rel="noopener">
            {texts.privacyLink}
          </a>
        </span>
      </label>
      <div class="buttons">
        <button type="submit" class="primary">
          {texts.sendDetails}
        </button>
        <CloseButton form={form} />
      </div>
    </form>
  );
}

function leaveDetails({
  form: { chat, texts, attempt, callForToken, describeVisitor, addSystemLine },
  fields,
}: {
  form: FormView;
  fields: Record<string, string>;
}): void {
  chat.formProblems = {};
  void attempt({
    chat,
    act: async () => {
      const { page } = describeVisitor(chat);
      await callForToken({ chat, path: 'lead', body: { fields, consent: true, page } });
      chat.sheet = 'none';
      chat.hasLeftDetails = true;
      addSystemLine({ chat, text: texts.detailsReceived });
    },
  });
}
