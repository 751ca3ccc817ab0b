/** What a note says about the price of several; "seats 8" says nothing about it. */
export const changesWithNumber =
  /[€£$%]|\d\s?\+(?!\d)|(?<!\p{L})(?:from|over|above|first|additional|extra|each|per|min\.?|minimum|at least|ab|über|mind\p{L}*\.?|erste\p{L}*|weitere\p{L}*|je|pro|desde|a partir de|más de|mín\p{L}*\.?|primer\p{L}*|adicional\p{L}*|cada|dès|à partir de|plus de|chaque|da|oltre|ogni|vanaf|elke|od|powyżej)\s(?:\p{L}+\s)?\d|\d\s(?:\p{L}+\s){0,2}(?:or more|and more|and up|off|discount|oder mehr|und mehr|o más|ou plus|o più|ou mais|of meer)/iu;
