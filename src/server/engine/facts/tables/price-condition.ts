import { withLanguages } from '#server/engine/language/with-languages.ts';

/** "Deposits", "Lost or damaged gear", "Late return": what follows is paid for this, and not for the things it names. */
export const isCondition = (lead: string): boolean => condition.test(lead);

const condition = withLanguages(
  'price-condition',
  /(?<!\p{L})(?:lost|damaged|broken|missing|replacements?|deposits?|bonds?|late|penalt(?:y|ies)|fines?|verloren\p{L}{0,2}|beschädigt\p{L}{0,2}|ersatz|kaution(?:en)?|pfand|anzahlung(?:en)?|verspätung|perdid[oa]s?|dañad[oa]s?|fianzas?|depósitos?|retrasos?|perdus?|cassés?|cautions?|acomptes?|retards?|smarrit[oaie]|cauzion[ei]|caparr[ae]|ritardo|caução|cauções|atraso|borg|beschadigd|te laat|zgubion[eya]|kaucj[ae]|spóźnienie)(?!\p{L})/iu,
);
