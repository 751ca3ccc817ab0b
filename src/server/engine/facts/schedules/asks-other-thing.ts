/** "What if we're 20 minutes late?", "how can I leave it when you're closed?": no question for hours. */
export const asksOtherThing = (text: string): boolean =>
  isLateOrLong.test(text) || (asksHow.test(text) && !asksHours.test(text));

const isLateOrLong =
  /\b(?:minutes?|mins?|running|a bit|a little) late\b|\bif (?:we|i|were|we're|i'm|im)(?: are| am)? late\b|\bhow long (?:is|are) the (?:longest|shortest)\b|\b(?:term|semester|trimester)s? (?:starts?|begins?|ends?|finish(?:es)?|dates?)\b|\bminuten (?:zu spat|verspatung)\b|\bwas (?:ist|passiert),? wenn (?:wir|ich) zu spat\b|\bminutos tarde\b|\bminutes de retard\b|\bminuti di ritardo\b|\bminutos atrasad\w+|\bminuten te laat\b/;
const asksHow =
  /\bhow (?:can|do|could|should) (?:i|we)\b|\bwhat (?:do|should|can) (?:i|we) do\b|\bwas (?:mache|machen|soll) (?:ich|wir)\b|\bwie kann ich\b|\bque hago\b|\bcomo puedo\b/;
const asksHours =
  /\b(?:hours|open|opening|what times?|how late|until when|offnungszeiten|offen|geoffnet|uhr|horario|abiert\w+|hora)\b/;
