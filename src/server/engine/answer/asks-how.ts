import type { Question } from '#server/engine/understand/question.ts';

/** "How do I book", "where can I sign up", "what are the steps". */
export function asksHow({ folded, language }: Question): boolean {
  if (whatToDo.test(folded)) return true;
  if (language !== 'en') return false;
  return (
    /(?:^|[,.;:] )(?:and |so |but )?(?:how|where) (?:do|can|does|should|could|would|to) (?!.*(?:cost|pay|charge|how much))(?:i |we |you |one )?(?!have|get to|find)/.test(
      folded,
    ) || /what (?:are|is) the (?:steps?|process|procedure|best way)/.test(folded)
  );
}

/** "Want it for one more day, what do I have to do?" */
const whatToDo =
  /(?<!\p{L})(?:what (?:do|should|must|would|can) (?:i|we) (?:(?:have|need) to )?do(?= (?:now|then|about|to|if|with|for)|\p{P}|\s*$)|was (?:muss|soll|sollte|kann) (?:ich|man) (?:da |dann |dafur |jetzt )?(?:machen|tun)|was (?:mussen|sollen) wir (?:da |dann |dafur )?(?:machen|tun)|que (?:tengo|tenemos|hay) que hacer|que (?:debo|debemos) hacer)(?!\p{L})/u;
