/** A file of its own: choosing an appointment, the card that confirms it, and the card with the result. */
import type { BookingOffer } from '#shared/contract/booking.ts';
import type { Chat, Entry } from '#widget/chat/chat.ts';
import type { FormView } from '#widget/forms/form-view.ts';
import { type Drawing, h } from '#widget/view/draw.ts';
import {
  focusFirst,
  listChoice,
  listValues,
  type Of,
  sayWhen,
  wordsOf,
  zoneName,
} from './booking-parts.tsx';
import {
  type BookingState,
  chooseService,
  chooseStaff,
  createState,
  formatMoment,
  groupByDay,
  staffFor,
  stepBefore,
} from './booking-state.ts';
import { loadTimes, send, states } from './send-booking.tsx';

type Parts = (Drawing | string | undefined)[];

export function drawAction(form: FormView): Drawing {
  const { chat } = form;
  const entry = findOffer(chat);
  const state = entry && states.get(entry);
  if (entry && state === undefined) {
    states.set(entry, null);
    // What asks draws, and this is being drawn.
    setTimeout(() => open({ form, entry }));
  }
  if (!entry || !state) return <div key="action" class="sheet" />;
  return (
    <form
      key={`booking ${entry.key} ${state.step}`}
      class="sheet action"
      aria-label={entry.action?.name}
      onsubmit={(event: SubmitEvent) => {
        event.preventDefault();
        const data = new FormData(event.target as HTMLFormElement);
        state.fields = Object.fromEntries(data) as Record<string, string>;
        send({ form, entry, state });
      }}
    >
      <b dir="auto">{entry.action?.name}</b>
      {state.message && <small class="problem">{state.message}</small>}
      {steps[state.step]({ form, entry, state })}
    </form>
  );
}

function findOffer(chat: Chat): Entry | undefined {
  let found: Entry | undefined;
  for (const entry of chat.entries) if (entry.action) found = entry;
  return found;
}

/** Closed again where nothing can be booked any more. */
function open({ form, entry }: Omit<Of, 'state'>): void {
  const { chat, callApi, attempt } = form;
  void attempt({
    chat,
    act: async () => {
      try {
        const offer: BookingOffer = await (
          await callApi({ chat, path: `booking?language=${chat.texts.languageCode}` })
        ).json();
        const state = createState(offer);
        states.set(entry, state);
        if (state.step === 'time') loadTimes({ form, entry, state });
        focusFirst(chat);
      } catch (error) {
        states.delete(entry);
        chat.sheet = 'none';
        throw error;
      }
    },
  });
}

function move(of: Of): void {
  const { form, state } = of;
  state.message = undefined;
  if (state.step === 'time' && !state.starts[0]) loadTimes(of);
  form.chat.draw();
  focusFirst(form.chat);
}

function serviceStep(of: Of): Parts {
  const { state } = of;
  const choices: Drawing[] = [];
  for (const service of state.offer.services) {
    const { name, minutes, price } = service;
    const about = `${minutes} ${wordsOf(of).minutes}${price && ` · ${price}`}`;
    const onclick = () => {
      chooseService({ state, service });
      move(of);
    };
    choices.push(
      <button type="button" dir="auto" onclick={onclick}>
        {name} <small>{about}</small>
      </button>,
    );
  }
  return [
    <span key="ask">{wordsOf(of).whichService}</span>,
    <div key="choices" class="buttons choices">
      {choices}
    </div>,
    <Foot key="foot" of={of} />,
  ];
}

function staffStep(of: Of): Parts {
  const { state } = of;
  const choices: Drawing[] = [];
  for (const { id, name } of [{ id: null, name: wordsOf(of).anyone }, ...staffFor(state)]) {
    const onclick = () => {
      chooseStaff({ state, staffId: id });
      move(of);
    };
    choices.push(
      <button type="button" dir="auto" onclick={onclick}>
        {name}
      </button>,
    );
  }
  return [
    <span key="ask">{wordsOf(of).withWhom}</span>,
    <div key="choices" class="buttons choices">
      {choices}
    </div>,
    <Foot key="foot" of={of} />,
  ];
}

function timeStep(of: Of): Parts {
  const { form, state } = of;
  const words = wordsOf(of);
  const language = form.chat.texts.languageCode;
  const days = groupByDay({ state, language });
  const names: Drawing[] = [];
  for (const day of days.keys()) {
    names.push(
      <option value={day} selected={day === state.day}>
        {day}
      </option>,
    );
  }
  if (state.nextFrom) names.push(<option value="">{words.laterDays}</option>);
  const times: Drawing[] = [];
  for (const start of days.get(state.day ?? '') ?? []) {
    const onclick = () => {
      state.start = start;
      state.step = 'details';
      move(of);
    };
    times.push(
      <button type="button" key={start} onclick={onclick}>
        {formatMoment({ start, state, language, timeStyle: 'short' })}
      </button>,
    );
  }
  return [
    days.size ? (
      <label key="day">
        {words.whatDay}
        <select
          onchange={(event: Event) => {
            const { value } = event.target as HTMLSelectElement;
            if (value) state.day = value;
            else loadTimes(of);
            form.chat.draw();
          }}
        >
          {names}
        </select>
      </label>
    ) : (
      <span key="none">{state.isBusy ? '…' : words.noTimes}</span>
    ),
    times[0] && <small key="zone">{`${words.yourZone}: ${zoneName(state)}`}</small>,
    <div key="times" class="buttons choices">
      {times}
    </div>,
    <Foot key="foot" of={of} />,
  ];
}

function detailsStep(of: Of): Parts {
  const { form, state } = of;
  const { chat, texts } = form;
  const words = wordsOf(of);
  const rows: Drawing[] = [];
  for (const [name, label, type] of [
    ['name', words.name, 'text'],
    ['email', words.email, 'email'],
    ['phone', words.phone, 'tel'],
  ] as const) {
    const isOptional = name === 'phone';
    const refused = chat.formProblems[name];
    const own = type === 'email' ? texts.emailProblem : texts.fieldProblem;
    const problem = refused && (own ?? refused);
    rows.push(
      <label key={name}>
        {isOptional ? `${label} (${texts.optionalNote})` : label}
        <input
          name={name}
          type={type}
          value={state.fields[name] ?? ''}
          required={!isOptional}
          maxlength="80"
          autocomplete={isOptional ? 'tel' : name}
          dir="auto"
          aria-invalid={refused ? 'true' : undefined}
        />
        {problem && <small class="problem">{problem}</small>}
      </label>,
    );
  }
  return [
    <span key="when">{sayWhen(of)}</span>,
    ...rows,
    <Foot
      key="foot"
      of={of}
      first={
        <button type="submit" class="primary" disabled={state.isBusy}>
          {words.goOn}
        </button>
      }
    />,
  ];
}

/** What is about to be booked. Its button is the only thing that books it. */
function confirmCard(of: Of): Parts {
  const { state } = of;
  const words = wordsOf(of);
  const { name, email, phone } = state.fields;
  return [
    <small key="check">{words.checkFirst}</small>,
    listValues([...listChoice(of), [words.name, name], [words.email, email], [words.phone, phone]]),
    <Foot
      key="foot"
      of={of}
      first={
        <button
          type="button"
          class="primary"
          disabled={state.isBusy}
          onclick={() => send({ ...of, isConfirmed: true })}
        >
          {words.confirm}
        </button>
      }
    />,
  ];
}

const steps: Record<BookingState['step'], (of: Of) => Parts> = {
  service: serviceStep,
  staff: staffStep,
  time: timeStep,
  details: detailsStep,
  confirm: confirmCard,
};

function Foot({ of, first }: { of: Of; first?: Drawing; key?: string }): Drawing {
  const { form, state } = of;
  const { chat, texts, showSheet } = form;
  const before = stepBefore(state);
  const goBack = () => {
    state.step = before ?? state.step;
    move(of);
  };
  return (
    <div class="buttons">
      {first}
      {before && (
        <button type="button" onclick={goBack}>
          {wordsOf(of).back}
        </button>
      )}
      <button type="button" onclick={() => showSheet({ chat, sheet: 'none' })}>
        {texts.notNow}
      </button>
    </div>
  );
}
