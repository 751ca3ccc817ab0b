import type { ActionKind } from '#shared/contract/actions.ts';

const order = [
  'Wo ist meine Bestellung?',
  'Wann kommt meine Bestellung an?',
  'Sendungsverfolgung',
  '¿Dónde está mi pedido?',
  '¿Cuándo llega mi pedido?',
  'Où est ma commande ?',
  'Quand arrive ma commande ?',
  "Dov'è il mio ordine?",
  'Quando arriva il mio ordine?',
  'Waar is mijn bestelling?',
  'Wanneer komt mijn bestelling?',
  'Gdzie jest moje zamówienie?',
  'Onde está o meu pedido?',
  'Quando chega o meu pedido?',
];

/** How ready-made actions are asked for in the languages that the chat speaks besides the owner's own. */
export const usualQuestions: Partial<Record<ActionKind, readonly string[]>> = {
  order,
  woocommerce: order,
  shopify: order,
  callback: [
    'Können Sie mich zurückrufen?',
    'Rückruf anfordern',
    '¿Me pueden llamar?',
    'Pouvez-vous me rappeler ?',
    'Potete richiamarmi?',
    'Kunt u mij terugbellen?',
    'Proszę o telefon zwrotny',
    'Podem ligar-me de volta?',
  ],
  newsletter: [
    'Newsletter abonnieren',
    'Suscribirme al boletín',
    "S'abonner à la newsletter",
    'Iscrivermi alla newsletter',
    'Aanmelden voor de nieuwsbrief',
    'Zapisać się do newslettera',
    'Subscrever a newsletter',
  ],
};
