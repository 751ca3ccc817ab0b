/** "Any evening we can visit?", "after 6 on any day": no certain day is meant. */
export const asksForAnyEvening = (folded: string): boolean => anyEvening.test(folded);

const anyEvening =
  /\b(?:any|an|one|some|which|what) (?:evening|night|day|weekday)s?\b|\b(?:after|past) \d{1,2}\S{0,6} on (?:a|any) (?:weekday|day|evening)\b|\b(?:an einem|irgendein(?:en|em)?|welche[mnr]?) (?:abend|tag)\b|\b(?:algun dia|alguna tarde|que dias?|un dia)\b|\b(?:un|quel) (?:soir|jour)\b|\b(?:una sera|qualche sera|che sera)\b/;
