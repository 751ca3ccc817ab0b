import type { ConceptId } from './concept-ids.ts';

/** What a concept is a kind of or a part of, the nearest first: a dog is a pet, a missed appointment is dealt with under cancellations. */
export function broaderOf(id: ConceptId): readonly ConceptId[] {
  return broader.get(id) ?? none;
}

const none: readonly ConceptId[] = [];

/** For each concept the narrower ones. One way only: text about pets answers who asks about a cat, text about cats not who asks about pets. */
const narrower: Partial<Record<ConceptId, string>> = {
  'age-limit': 'minor',
  alcohol: 'beer wine cocktail sparkling-wine red-wine white-wine rose-wine',
  allergy:
    'nuts peanut sesame celery lupin mustard sulphites shellfish gluten-free lactose-free latex-allergy',
  bicycle: 'e-bike',
  book: 'appointment walk-in register waiting-list preorder',
  cake: 'wedding-cake',
  cancel: 'no-show reschedule running-late notice-period change-order',
  car: 'electric-car trailer-camper',
  'card-payment':
    'american-express visa-card mastercard maestro-card diners-discover mobile-wallet',
  child: 'baby minor',
  clothing:
    'jacket trousers shirt sweater dress suit underwear swimwear beanie scarf-gloves wedding-dress shoes',
  complaint: 'damaged faulty wrong-item',
  contact: 'phone email whatsapp human-help',
  course:
    'trial-lesson private-lesson language-course music-lesson swimming-lesson driving-lesson yoga-pilates dance make-up-class tutoring summer-camp',
  delivery:
    'international-shipping express tracking delivery-time delivery-area shipping-cost carrier parcel not-at-home parcel-shop',
  deposit: 'security-deposit',
  discount: 'student-discount senior loyalty promo-code sale',
  dog: 'assistance-dog',
  drink:
    'beer wine cocktail coffee tea juice soft-drink water alcohol sparkling-wine red-wine white-wine rose-wine',
  electrician: 'power-outage socket-switch lamp',
  electronics: 'smartphone',
  emergency:
    'poisoning bleeding breathing-trouble chest-pain seizure carbon-monoxide gas-smell fire electric-shock fracture swelling',
  family: 'child baby',
  fish: 'shellfish',
  gardening: 'plants',
  heating: 'no-heating hot-water',
  'hotel-room': 'single-room double-room family-room holiday-apartment',
  'id-document': 'driving-licence',
  luggage: 'luggage-locker bag',
  meal: 'breakfast lunch dinner dish-of-the-day buffet snack',
  meat: 'beef pork lamb poultry game-meat sausage',
  membership: 'pause-membership notice-period subscription',
  order: 'order-online preorder change-order',
  pain: 'toothache back-pain headache',
  parking: 'bike-parking',
  'party-celebration': 'birthday wedding company-event',
  pay: 'card-payment cash paypal check-payment bank-transfer mobile-wallet crypto direct-debit instalments meal-voucher foreign-currency american-express visa-card mastercard maestro-card diners-discover',
  pet: 'dog cat bird rabbit-rodent reptile-fish horse',
  plumber: 'water-leak clogged-drain tap pipe',
  'public-holiday': 'christmas easter new-year',
  'return-goods': 'refund exchange return-period return-label non-refundable wrong-item faulty',
  shoes: 'hiking-boots',
  staff: 'owner manager teacher',
  vegetarian: 'vegan',
  warranty: 'faulty damaged',
  wheelchair: 'elevator stroller',
  wifi: 'password',
  wine: 'red-wine white-wine rose-wine sparkling-wine',
};

const broader = new Map<ConceptId, ConceptId[]>();
for (const [above, ids] of Object.entries(narrower) as [ConceptId, string][])
  for (const id of ids.split(' ') as ConceptId[])
    broader.set(id, [...(broader.get(id) ?? []), above]);
