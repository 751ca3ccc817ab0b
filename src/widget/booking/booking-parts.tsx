import type { Chat, Entry } from '#widget/chat/chat.ts';
import type { FormView } from '#widget/forms/form-view.ts';
import { type Drawing, h } from '#widget/view/draw.ts';
import { type BookingState, formatMoment, zoneOf } from './booking-state.ts';

/** An appointment that is being chosen, in the answer that offered it. */
export type Of = { form: FormView; entry: Entry; state: BookingState };

export const wordsOf = ({ state }: Pick<Of, 'state'>) => state.offer.words;

/** The visitor asked for it, so the keyboard goes there. On a phone it would cover the form. */
export function focusFirst({ shell: { root } }: Chat): void {
  setTimeout(() => {
    // Someone who is in the form already stays where they are.
    if (matchMedia('(pointer: coarse)').matches || root.activeElement?.closest('.action')) return;
    const first = '.action :is(select, input, .choices button, .primary)';
    root.querySelector<HTMLElement>(first)?.focus();
  }, 50);
}

export const zoneName = (state: BookingState): string => zoneOf(state).replace(/_/g, ' ');

export const sayWhen = ({ form, state }: Of): string =>
  formatMoment({
    start: state.start ?? '',
    state,
    language: form.chat.texts.languageCode,
    dateStyle: 'full',
    timeStyle: 'short',
  });

export type Value = [label: string, text: string | undefined];

const nameService = (service: BookingState['service']): string =>
  service ? `${service.name}${service.price && ` · ${service.price}`}` : '';

export function listChoice(of: Of, staffName?: string): Value[] {
  const { state } = of;
  const words = wordsOf(of);
  let who = staffName;
  for (const { id, name } of state.offer.staff) if (id === state.staffId) who ??= name;
  return [
    [words.service, nameService(state.service)],
    [words.when, `${sayWhen(of)} (${zoneName(state)})`],
    [words.who, who],
  ];
}

export function listValues(values: Value[]): Drawing {
  const rows: Drawing[] = [];
  for (const [label, text] of values) {
    if (text) rows.push(<dt dir="auto">{label}</dt>, <dd dir="auto">{text}</dd>);
  }
  return <dl>{rows}</dl>;
}
