import { withLanguages } from '#server/engine/language/with-languages.ts';

/**
 * An amount that is not paid for the thing before it: "Students: £4 off" is taken off a price, "£5 back with the cup" is
 * given back, and "free over £60" is a limit.
 */
export function isNoPrice([name = '', price = '', note = '']: readonly string[]): boolean {
  // "from" belongs to the price: "free" and "from £60".
  const [, from = ''] = /^(\p{L}{2,8})\s/u.exec(price) ?? [];
  return reduced.test(note) || reducedKind.test(name) || limitOfFree.test(`${name} ${from}`.trim());
}

const reduced = withLanguages(
  'reduction',
  /^(?:off(?![\p{L}-]|\s(?:season|peak))|back\s(?:if|when|once)(?!\p{L})|discount|reduction|cheaper|rabatt|nachlass|ermäßigung|günstiger|de descuento|de (?:réduction|remise|rabais)|di sconto|de desconto|korting|goedkoper|zniżki|taniej)/iu,
);

/** "Canister, back if full": a kind of the thing that is none. */
const reducedKind = withLanguages(
  'reduced-kind',
  /,\s(?:off|back)\s(?:if|when|once|each|any|all|the|your)(?!\p{L})/iu,
);

const limitOfFree = withLanguages(
  'limit-of-free',
  /(?:^|[\s,])(?:(?:free|waived|kostenlos|kostenfrei|gratis|frei|versandkostenfrei|gratuit[eo]?|gratuitamente|offerte?|grátis|bezpłatn[ae]|za darmo)(?:\s\p{L}{1,15}){0,3}\s(?:over|above|from|for|on|if|ab|über|bei|desde|a partir de|dès|à partir de|oltre|da|acima de|vanaf|boven|od|powyżej)|(?:orders?|purchases?|baskets?|spending|bestellungen|einkauf|pedidos?|compras?|commandes?|achats?|ordini|acquisti|encomendas|bestelling(?:en)?|zamówieni[ea])(?:\s(?:over|above|of|from|under|below|ab|über|unter|von|de|desde|superior(?:es)? a|dès|oltre|da|acima de|vanaf|boven|od|powyżej)))$/iu,
);

/** "Delivery, in town free over" £60 and "Delivery, otherwise" £5: the second is what it costs, and the first says when not. */
export function joinFreeAbove(items: readonly string[][]): string[][] {
  const at = items.findIndex(([name = '']) => limitOfFree.test(name));
  const [free, other] = items.slice(at);
  if (at < 0 || !free || items.length !== 2) return [...items];
  const [name = '', limit = ''] = free;
  const [otherName = '', price = '', note = ''] = other ?? [];
  if (!otherwise.test(otherName)) return [...items];
  const [condition = ''] = limitOfFree.exec(name) ?? [];
  const thing = name.slice(0, -condition.length).trim().replace(/,$/, '');
  const rest = note === '' ? '' : `. ${note}`;
  return [[thing, price, `${condition.replace(/^[\s,]/, '')} ${limit}${rest}`]];
}

const otherwise = withLanguages(
  'otherwise',
  /(?:^|[\s,])(?:otherwise|else|below(?: that)?|under that|sonst|ansonsten|darunter|si no|en otro caso|sinon|altrimenti|senão|caso contrário|anders|w innym razie)$/iu,
);
