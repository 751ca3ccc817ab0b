/** A file of its own: choosing an appointment, the card that confirms it, and the card with the result. */
import type { BookingOffer, BookResponse, SlotsResponse } from '#shared/contract/booking.ts';
import type { Chat, Entry } from '#widget/chat/chat.ts';
import type { FormView } from '#widget/forms/form-view.ts';
import { type Drawing, h } from '#widget/view/draw.ts';
import {
  type BookingState,
  chooseService,
  chooseStaff,
  createState,
  formatMoment,
  groupByDay,
  staffFor,
  stepBefore,
  takeResponse,
  zoneOf,
} from './booking-state.ts';
import { bookingTexts } from './booking-texts.ts';

const states = new WeakMap<Entry, BookingState | null>();

type Parts = (Drawing | string | undefined)[];
type Of = { form: FormView; entry: Entry; state: BookingState };

export function drawAction(form: FormView): Drawing {
  const { chat } = form;
  const entry = findOffer(chat);
  const state = entry && states.get(entry);
  if (entry && state === undefined) open({ form, entry });
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

const wordsOf = ({ form }: Pick<Of, 'form'>) => bookingTexts[form.chat.texts.languageCode];

/** Closed again where nothing can be booked any more. */
function open({ form, entry }: Omit<Of, 'state'>): void {
  const { chat, callApi, attempt } = form;
  states.set(entry, null);
  void attempt({
    chat,
    act: async () => {
      try {
        const offer: BookingOffer = await (await callApi({ chat, path: 'booking' })).json();
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

/** The visitor asked for it, so the keyboard goes there. On a phone it would cover the form. */
function focusFirst({ shell: { root } }: Chat): void {
  setTimeout(() => {
    if (matchMedia('(pointer: coarse)').matches) return;
    const first = '.action :is(select, input, .choices button, .primary)';
    root.querySelector<HTMLElement>(first)?.focus();
  }, 50);
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
    <span>{wordsOf(of).whichService}</span>,
    <div class="buttons choices">{choices}</div>,
    <Foot of={of} />,
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
    <span>{wordsOf(of).withWhom}</span>,
    <div class="buttons choices">{choices}</div>,
    <Foot of={of} />,
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
      <label>
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
      <span>{state.isBusy ? words.loading : words.noTimes}</span>
    ),
    times[0] && <small>{words.zoneNote.replace('{zone}', zoneName(state))}</small>,
    <div class="buttons choices" role="group" aria-label={state.day}>
      {times}
    </div>,
    <Foot of={of} />,
  ];
}

function loadTimes({ form, state }: Of): void {
  const { chat, attempt, callApi } = form;
  if (state.isBusy) return;
  state.isBusy = true;
  void attempt({
    chat,
    act: async () => {
      const query = new URLSearchParams({ serviceId: state.service?.id ?? '' });
      if (state.staffId) query.set('staffId', state.staffId);
      if (state.nextFrom) query.set('from', state.nextFrom);
      try {
        const call = await callApi({ chat, path: `booking/slots?${query}` });
        const { starts, nextFrom }: SlotsResponse = await call.json();
        state.starts = [...state.starts, ...starts];
        state.nextFrom = nextFrom;
        const language = chat.texts.languageCode;
        const [first] = starts;
        if (first) {
          const [day] = groupByDay({ state: { ...state, starts: [first] }, language }).keys();
          state.day = day;
        }
      } finally {
        state.isBusy = false;
      }
      focusFirst(chat);
    },
  });
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
    const problem = refused && ((isOptional ? refused : texts.emailProblem) ?? refused);
    rows.push(
      <label key={name}>
        {isOptional ? `${label} (${texts.optionalNote})` : label}
        <input
          name={name}
          type={type}
          value={state.fields[name] ?? ''}
          required={!isOptional}
          maxlength={isOptional ? '40' : '80'}
          autocomplete={type === 'text' ? name : type}
          dir="auto"
          aria-invalid={refused ? 'true' : undefined}
        />
        {problem && <small class="problem">{problem}</small>}
      </label>,
    );
  }
  return [
    <span>{sayWhen(of)}</span>,
    ...rows,
    <Foot
      of={of}
      first={
        <button type="submit" class="primary" disabled={state.isBusy}>
          {words.goOn}
        </button>
      }
    />,
  ];
}

const zoneName = (state: BookingState): string => zoneOf(state).replace(/_/g, ' ');

const sayWhen = ({ form, state }: Of): string =>
  formatMoment({
    start: state.start ?? '',
    state,
    language: form.chat.texts.languageCode,
    dateStyle: 'full',
    timeStyle: 'short',
  });

/** What is about to be booked. Its button is the only thing that books it. */
function confirmCard(of: Of): Parts {
  const { state } = of;
  const words = wordsOf(of);
  const { name, email, phone } = state.fields;
  return [
    <small>{words.checkFirst}</small>,
    listValues([
      ...listChoice(of),
      [words.name, name],
      [words.email, email],
      [words.phone, phone],
    ]),
    <Foot
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

type Value = [label: string, text: string | undefined];

function listChoice(of: Of, staffName?: string): Value[] {
  const { state } = of;
  const words = wordsOf(of);
  let who = staffName;
  for (const { id, name } of state.offer.staff) if (id === state.staffId) who ??= name;
  return [
    [words.service, state.service?.name],
    [words.when, `${sayWhen(of)} (${zoneName(state)})`],
    [words.who, who],
    [words.price, state.service?.price],
  ];
}

function listValues(values: Value[]): Drawing {
  const rows: Drawing[] = [];
  for (const [label, text] of values) {
    if (text) rows.push(<dt dir="auto">{label}</dt>, <dd dir="auto">{text}</dd>);
  }
  return <dl>{rows}</dl>;
}

function Foot({ of, first }: { of: Of; first?: Drawing }): Drawing {
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

function send({ isConfirmed, ...of }: Of & { isConfirmed?: boolean }): void {
  const { form, state } = of;
  const { chat, attempt, callApi, describeVisitor } = form;
  if (state.isBusy) return;
  chat.formProblems = {};
  state.message = undefined;
  state.isBusy = true;
  void attempt({
    chat,
    act: async () => {
      const body = {
        ...state.fields,
        serviceId: state.service?.id,
        staffId: state.staffId,
        start: state.start,
        timeZone: zoneOf(state),
        page: describeVisitor(chat).page,
        confirmation: isConfirmed ? state.confirmation : undefined,
      };
      try {
        const call = await callApi({ chat, path: 'booking', body });
        const response: BookResponse = await call.json();
        state.isBusy = false;
        settle({ ...of, response });
      } catch (error) {
        // Refused fields are corrected in the form.
        state.step = 'details';
        throw error;
      } finally {
        state.isBusy = false;
      }
    },
  });
}

function settle({ response, ...of }: Of & { response: BookResponse }): void {
  const { form, entry, state } = of;
  const { chat } = form;
  const words = wordsOf(of);
  takeResponse({ state, response });
  if (response.state === 'confirm') chat.spoken = words.checkFirst;
  if (response.state === 'taken') {
    chat.spoken = words.taken;
    loadTimes(of);
    state.message = words.taken;
  }
  focusFirst(chat);
  if (response.state !== 'booked') return;
  const { reference, staffName, link } = response;
  const text = words.booked.replace('{email}', state.fields.email ?? '');
  const values: Value[] = [...listChoice(of, staffName), [words.reference, reference]];
  const spoken = [text];
  for (const [label, value] of values) if (value) spoken.push(`${label}: ${value}`);
  chat.spoken = spoken.join('\n');
  states.delete(entry);
  chat.sheet = 'none';
  chat.entries.push({
    role: 'bot',
    text,
    sources: [],
    options: [],
    state: 'done',
    key: `booked ${reference}`,
    card: (
      <div>
        {listValues(values)}
        {link && (
          <a href={link} target="_blank" rel="noopener">
            {words.changeLink}
          </a>
        )}
      </div>
    ),
  });
  chat.shell.root.querySelector<HTMLElement>('.composer textarea')?.focus();
}
