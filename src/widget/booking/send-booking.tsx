import type { BookResponse, SlotsResponse } from '#shared/contract/booking.ts';
import { type Drawing, h } from '#widget/view/draw.ts';
import {
  focusFirst,
  listChoice,
  listValues,
  type Of,
  type Value,
  wordsOf,
} from './booking-parts.tsx';
import { type BookingState, groupByDay, takeResponse, zoneOf } from './booking-state.ts';

/** By answer; null while what can be booked is being asked for. */
export const states = new WeakMap<Of['entry'], BookingState | null>();

/** Free times, or those that follow the ones that are known. */
export function loadTimes({ form, state }: Of): void {
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

/** The form, and with a confirmation the card's button. */
export function send({ isConfirmed, ...of }: Of & { isConfirmed?: boolean }): void {
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
  const { reference, staffName, link, conversationLine } = response;
  const text = words.booked.replace('{email}', state.fields.email ?? '');
  const values: Value[] = [...listChoice(of, staffName), [words.reference, reference]];
  const spoken = [text];
  for (const [label, value] of values) if (value) spoken.push(`${label}: ${value}`);
  chat.spoken = spoken.join('\n');
  states.delete(entry);
  chat.sheet = 'none';
  // The conversation says it in one line, which may be here already: the card takes its place.
  form.addSystemLine({ chat, text: conversationLine });
  for (const said of chat.entries) {
    if (said.text === conversationLine) said.card = drawCard({ of, text, values, link, reference });
  }
  if (matchMedia('(pointer: coarse)').matches) return;
  chat.shell.root.querySelector<HTMLElement>('.composer textarea')?.focus();
}

const drawCard = ({
  of,
  text,
  values,
  link,
  reference,
}: {
  of: Of;
  text: string;
  values: Value[];
  link: string;
  reference: string;
}): Drawing => (
  <div key={`booked ${reference}`} class="entry bot">
    <div class="bubble" dir="auto">
      <p>{text}</p>
      {listValues(values)}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noopener">
            {wordsOf(of).changeLink}
          </a>
        </p>
      )}
    </div>
  </div>
);
