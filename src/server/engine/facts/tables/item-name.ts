import { withLanguages } from '#server/engine/language/with-languages.ts';

export const longestName = 60;
const mostWords = 8;
/** A name that lists places or kinds may be longer: "Zone 2 - Ash, Elm, Old Mill, North Quay". */
const longestListing = 120;
const mostWordsBetweenCommas = 4;

export const listMark = /^[•●▪‣◦·*+–—-]\s+/;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of one line that a price list sells something under. */
export function isItemName(name: string): boolean {
  const plain = withoutBrackets(name);
  return (
    (isShort(name) || isShort(plain) || isListing(plain)) &&
    (/\p{L}{2}/u.test(name) || /^\d{1,2}\s?[-–]\s?\d{1,2}s$/.test(name)) &&
    /^[\p{Lu}\p{N}\p{Lo}]/u.test(name) &&
    !/[?!;:]|\p{Ll}{2}\.\s/u.test(plain)
  );
}

const withoutBrackets = (name: string): string => name.replace(/\s\([^()]{1,60}\)/g, '');

const isShort = (name: string): boolean =>
  name.length <= longestName && name.split(/\s+/).length <= mostWords;

function isListing(name: string): boolean {
  const parts = name.split(/,\s|\s[–—-]\s/);
  return (
    parts.length >= 3 &&
    name.length <= longestListing &&
    !holdsVerb.test(name) &&
    parts.every((part) => part.split(/\s+/).length <= mostWordsBetweenCommas)
  );
}

/** Without a sign before the price, "The second night is" and "Bowls for" are the beginning of a sentence. */
export const isUnfinished = (name: string): boolean =>
  holdsVerb.test(name) || leadsOn.test(name) || opensSentence.test(name) || opensAlone.test(name);

/** The same for a line that ends in its price, where "Sew it yourself kit" may be a name. */
export const leadsToNumber = (name: string): boolean =>
  leadsOn.test(name) || opensSentence.test(name) || opensAlone.test(name);

/** Items of a list may begin with a small letter as long as they are short. */
export const capitalizeItem = (name: string): string =>
  withoutBrackets(name).split(/\s+/).length <= 5 && !holdsVerb.test(name) ? capitalize(name) : name;

const holdsVerb =
  /(?<!\p{L})(?:we|you|they|i|it|is|are|wir|sie|ihr|ist|sind|nosotros|usted|es|son|nous|vous|est|sont)(?!\p{L})/iu;

const opensSentence = withLanguages(
  'sentence-opening',
  /^(?:and|or|but|then|if|when|until|till|from|otherwise|und|oder|aber|wenn|bis|dann|sonst|pero|hasta|mais|sinon|oppure|maar|lub|ale|jeśli)\s/iu,
);

/** Written small, so that "Plan A" and "Family Plus" stay names. */
const leadsOn = withLanguages(
  'number-opening',
  /(?<!\p{L})(?:of|for|at|to|with|about|only|just|than|then|the|is|are|was|be|costs?|charges?|charged|pay|paid|pays|add|adds|by|in|on|per|and|or|plus|worth|least|most|around|approx\.?|another|für|von|um|kostet|kosten|ist|sind|mit|nur|etwa|rund|bis|zu|und|oder|der|die|das|de|por|cuestan?|con|hasta|para|sólo|y|pour|à|avec|coûte|et|ou|le|la|di|costa|a|per|con|custa|por|com|voor|tot|met|kost|en|za|do|kosztuje)$/u,
);

/** "Under $50", "Only $5" have no name at all. */
const opensAlone = withLanguages(
  'lone-opening',
  /^(?:under|over|above|below|orders?|only|just|about|for|add|pay|another|unter|über|nur|etwa|bajo|sobre|menos de|más de|sólo|sous|seulement|sotto|sopra|onder|boven|alleen|poniżej|powyżej|tylko)$/iu,
);

/** What stands behind the price, without the signs that only set it apart. */
export const tidyNote = (rest: string): string =>
  rest
    .replace(/^[\s.,;:–—-]+/, '')
    .replace(/^\(([^()]*)\)\.?$/, '$1')
    .trim();
