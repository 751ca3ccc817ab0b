/** A file of its own: the form of an action, the card that confirms it, and the card with its result. */
import type { ActionField, RunActionResponse, ShownValue } from '#shared/contract/actions.ts';
import type { Chat, Entry } from '#widget/chat/chat.ts';
import type { FormView } from '#widget/forms/form-view.ts';
import { type Drawing, h } from '#widget/view/draw.ts';
import { actionTexts } from './action-texts.ts';

/** How far a visitor is with the form that an answer brought. */
type Progress = {
  values: Record<string, string>;
  /** Set while the card waits for its button. */
  confirmation?: string | undefined;
  message?: string | undefined;
  isBusy?: boolean;
};
const progress = new WeakMap<Entry, Progress>();

export function drawAction(form: FormView): Drawing {
  const { chat } = form;
  const entry = findOffer(chat);
  if (!entry?.action) return <div key="action" class="sheet" />;
  const known = progress.get(entry);
  const state = known ?? { values: {} };
  progress.set(entry, state);
  if (!known) focusFirst(chat);
  return state.confirmation ? (
    <ConfirmCard form={form} entry={entry} state={state} />
  ) : (
    <ActionForm form={form} entry={entry} state={state} />
  );
}

function findOffer(chat: Chat): Entry | undefined {
  let found: Entry | undefined;
  for (const entry of chat.entries) if (entry.action) found = entry;
  return found;
}

/** The visitor asked for it, so the keyboard goes there, unless they write on. On a phone it would cover the form. */
function focusFirst({ shell: { root } }: Chat): void {
  setTimeout(() => {
    const composer = root.querySelector<HTMLTextAreaElement>('.composer textarea');
    if (composer?.value || matchMedia('(pointer: coarse)').matches) return;
    root.querySelector<HTMLElement>('.action input, .action textarea, .action button')?.focus();
  }, 50);
}

type Of = { form: FormView; entry: Entry; state: Progress };

function ActionForm({ form, entry, state }: Of): Drawing {
  const { chat } = form;
  const words = chat.texts.actionForms ?? actionTexts;
  const rows: Drawing[] = [];
  for (const field of entry.action?.fields ?? []) rows.push(FieldRow({ form, state, field }));
  return (
    <form
      key={`action ${entry.key}`}
      class="sheet action"
      aria-label={entry.action?.name}
      onsubmit={(event: SubmitEvent) => {
        event.preventDefault();
        const data = new FormData(event.target as HTMLFormElement);
        state.values = Object.fromEntries(data) as Record<string, string>;
        run({ form, entry, state });
      }}
    >
      <b dir="auto">{entry.action?.name}</b>
      {rows}
      {state.message && <small class="problem">{state.message}</small>}
      <div class="buttons">
        <button type="submit" class="primary" disabled={state.isBusy}>
          {entry.action?.needsConfirmation ? words.next : words.lookUp}
        </button>
        <CloseButton form={form} />
      </div>
    </form>
  );
}

const inputTypes: Partial<Record<ActionField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
};

function FieldRow({
  form: { chat, texts },
  state,
  field: { key, label, type, required },
}: {
  form: FormView;
  state: Progress;
  field: ActionField;
}): Drawing {
  const refused = chat.formProblems[`fields.${key}`];
  const ownProblem = type === 'email' ? texts.emailProblem : texts.fieldProblem;
  const problem = refused && (ownProblem ?? refused);
  const kind = inputTypes[type] ?? 'text';
  const attributes = {
    name: key,
    required,
    maxlength: type === 'long' ? '2000' : '500',
    dir: 'auto',
    autocomplete: kind === 'tel' || kind === 'email' ? kind : key === 'name' ? key : 'off',
    inputmode: type === 'number' ? 'decimal' : undefined,
    'aria-invalid': problem ? 'true' : undefined,
  };
  const value = state.values[key] ?? '';
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it holds one of the two fields.
    <label key={key}>
      {required ? label : `${label} (${texts.optionalNote})`}
      {type === 'long' ? (
        <textarea rows="2" {...attributes}>
          {value}
        </textarea>
      ) : (
        <input type={kind} value={value} {...attributes} />
      )}
      {problem && <small class="problem">{problem}</small>}
    </label>
  );
}

/** What is about to happen, in the visitor's own words. Its button is the only thing that makes it happen. */
function ConfirmCard({ form, entry, state }: Of): Drawing {
  const { chat } = form;
  const words = chat.texts.actionForms ?? actionTexts;
  const values: ShownValue[] = [];
  for (const { key, label } of entry.action?.fields ?? []) {
    const text = state.values[key];
    if (text) values.push({ label, text });
  }
  return (
    <section key={`confirm ${entry.key}`} class="sheet action" aria-label={entry.action?.name}>
      <b dir="auto">{entry.action?.name}</b>
      <small>{words.checkFirst}</small>
      {listValues(values)}
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={state.isBusy}
          onclick={() => run({ form, entry, state })}
        >
          {words.confirm}
        </button>
        <button
          type="button"
          onclick={() => {
            state.confirmation = undefined;
            chat.draw();
          }}
        >
          {words.change}
        </button>
        <CloseButton form={form} />
      </div>
    </section>
  );
}

const CloseButton = ({ form: { chat, texts, showSheet } }: { form: FormView }): Drawing => (
  <button type="button" onclick={() => showSheet({ chat, sheet: 'none' })}>
    {texts.notNow}
  </button>
);

/** Text only ever becomes a text node, and a link shows where it goes. */
function listValues(values: readonly ShownValue[]): Drawing {
  const rows: Drawing[] = [];
  for (const { label, text, url } of values) {
    rows.push(
      <dt dir="auto">{label}</dt>,
      <dd dir="auto">
        {url ? (
          <a href={url} target="_blank" rel="noopener nofollow">
            {new URL(url).host}
          </a>
        ) : (
          text
        )}
      </dd>,
    );
  }
  return <dl>{rows}</dl>;
}

function run({ form, entry, state }: Of): void {
  const { chat, attempt, callApi, describeVisitor } = form;
  if (state.isBusy) return;
  chat.formProblems = {};
  state.message = undefined;
  state.isBusy = true;
  void attempt({
    chat,
    act: async () => {
      const { page } = describeVisitor(chat);
      const { values: fields, confirmation } = state;
      const body = { fields, confirmation, page };
      try {
        const path = `actions/${entry.action?.id}`;
        const response: RunActionResponse = await (await callApi({ chat, path, body })).json();
        settle({ form, entry, state, response });
        chat.spoken = state.message ?? chat.spoken;
      } catch (error) {
        // Refused fields are corrected in the form.
        state.confirmation = undefined;
        throw error;
      } finally {
        state.isBusy = false;
      }
    },
  });
}

function settle({ form, entry, state, response }: Of & { response: RunActionResponse }): void {
  const { chat, addSystemLine } = form;
  const words = chat.texts.actionForms ?? actionTexts;
  if (response.state === 'confirm') {
    state.confirmation = response.confirmation;
    chat.spoken = words.checkFirst;
    focusFirst(chat);
    return;
  }
  state.confirmation = undefined;
  if (response.state === 'not-found') state.message = words.notFound;
  else if (response.state === 'failed') state.message = words.failed;
  else {
    progress.delete(entry);
    chat.sheet = 'none';
    if (response.state === 'done') showResult({ chat, response });
    else {
      addSystemLine({ chat, text: words.unclear });
      chat.spoken = words.unclear;
    }
  }
}

/** Drawn by us from plain values, in the log. It isn't stored, so that no one else who opens this browser reads it. */
function showResult({
  chat,
  response: { text, values },
}: {
  chat: Chat;
  response: Extract<RunActionResponse, { state: 'done' }>;
}): void {
  const spoken = [text];
  for (const { label, text: value } of values) spoken.push(`${label}: ${value}`);
  chat.spoken = spoken.join('\n');
  const last = chat.entries[chat.entries.length - 1];
  chat.entries.push({
    role: 'bot',
    text,
    sources: [],
    options: last?.options ?? [],
    state: 'done',
    key: `result ${chat.entries.length}`,
    ...(values[0] && { card: listValues(values) }),
  });
}
