import type { ConceptId } from './concept-ids.ts';

/** What a concept is a kind of or a part of, the nearest first: a dog is a pet, a missed appointment is dealt with under cancellations. */
export function broaderOf(id: ConceptId): readonly ConceptId[] {
  return broader.get(id) ?? none;
}

const none: readonly ConceptId[] = [];

/** For each concept the narrower ones. One way only: text about pets answers who asks about a cat, text about cats not who asks about pets. */
const narrower: Partial<Record<ConceptId, string>> = {
  'age-limit': 'minor',
  allergy:
    'nuts peanut sesame celery lupin mustard sulphites shellfish gluten-free lactose-free latex-allergy',
  book: 'appointment walk-in register waiting-list preorder',
  cancel: 'no-show reschedule running-late notice-period change-order',
  'card-payment':
    'american-express visa-card mastercard maestro-card diners-discover mobile-wallet',
  child: 'baby minor',
  complaint: 'damaged faulty wrong-item',
  delivery:
    'international-shipping express tracking delivery-time delivery-area shipping-cost carrier parcel not-at-home parcel-shop',
  deposit: 'security-deposit',
  discount: 'student-discount senior loyalty promo-code sale',
  dog: 'assistance-dog',
  emergency:
    'poisoning bleeding drowning breathing-trouble chest-pain seizure carbon-monoxide gas-smell fire electric-shock fracture swelling',
  family: 'child baby',
  'id-document': 'driving-licence',
  luggage: 'luggage-locker bag',
  membership: 'pause-membership notice-period subscription',
  parking: 'bike-parking',
  'party-celebration': 'birthday wedding company-event',
  pay: 'card-payment cash paypal check-payment bank-transfer mobile-wallet crypto direct-debit instalments meal-voucher foreign-currency american-express visa-card mastercard maestro-card diners-discover',
  pet: 'dog cat bird rabbit-rodent reptile-fish horse',
  'public-holiday': 'christmas easter new-year',
  'return-goods': 'refund exchange return-period return-label non-refundable wrong-item faulty',
  staff: 'owner manager teacher',
  warranty: 'faulty damaged',
  wheelchair: 'elevator stroller',
  wifi: 'password',
};

const broader = new Map<ConceptId, ConceptId[]>();
for (const [above, ids] of Object.entries(narrower) as [ConceptId, string][])
  for (const id of ids.split(' ') as ConceptId[])
    broader.set(id, [...(broader.get(id) ?? []), above]);

/** Things that rules are made for: a rule for all of them is one for each kind. What is sold is sold or not, whatever else there is. */
const ruled: ReadonlySet<string> = new Set(
  'age-limit allergy baby bird book cancel car card-payment cat child cold-flu complaint delivery deposit discount dog electronics emergency family id-document indoor languages-spoken luggage membership motorcycle parking party-celebration pay pet photo-allowed public-holiday public-transport rabbit-rodent reptile-fish return-goods senior smoking staff student-discount vomiting-diarrhea warranty wheelchair wifi wound'.split(
    ' ',
  ),
);

export const hasRules = (id: ConceptId): boolean => ruled.has(id);
