import { foldText } from './fold-text.ts';

export const lengthOfTime =
  /\b(?:min|minutes?|hours?|minuten|stunden?|minutos?|horas?|heures?|minuti|or[ae]|uur|uren|minut|godzin\w*|kwartier|quarter|(?:drei)?viertelstunde|cuarto|quart)\b/;

/** "Tickets are sold until half an hour before we close", "doors close an hour before closing". */
const beforeClosing =
  /\b(?:before|vor|antes (?:d\w*|que)|avant|prima d\w*|voor|przed)\s(?:[\p{L}']{1,12}\s){0,2}(?:clos|shut|ends?\b|the end\b|finish|schlie|ladenschlu|geschaftsschlu|dienstschlu|schluss|ende\b|feierabend|cierr|cerra|fin\b|final\b|local\b|tienda\b|ferm|fin\b|chiu|fech|encerra|sluit|einde\b|zamkn|koncem\b)/u;

/** "The sauna shuts two hours before the pool does", "the slide closes 15 minutes before the others". */
const closesBefore =
  /\b(?:closes?|shuts?|stops?|finish(?:es)?|ends?|schlie\p{L}{2,3}|endet)\s[^.;,]{3,30}\s(?:before|vor)\s(?:the|we|our|dem|der|den|uns)(?!\p{L})/u;

/** A time of the clock, so that the sentence says more than how long before. */
const clockTime = /\d{1,2}[:.]\d{2}|\d\s?(?:am|pm|uhr|h)\b/;

export const countsFromClosing = (text: string): boolean => {
  const folded = foldText(text);
  return beforeClosing.test(folded) || closesBefore.test(folded);
};

/** "The kitchen closes half an hour before we do": how long before closing, without a time of its own. */
export const saysBeforeClosing = (text: string): boolean => {
  const folded = foldText(text);
  return countsFromClosing(text) && lengthOfTime.test(folded) && !clockTime.test(folded);
};
