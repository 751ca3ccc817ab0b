import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findCount } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { findPhrase } from '#server/engine/understand/phrases.ts';
import type { Question } from '#server/engine/understand/question.ts';

/** How far a number may be from the word for what is counted: "teams of up to six", "six adult swimmers". */
const nearby = 4;
const countedWords = 2;

/** Any word for people counts them: "how many people" is answered by "ten guests". */
const people =
  /^(?:people|persons?|guests?|adults?|kids?|children|players?|students?|pupils?|participants?|visitors?|seats?|places?|spots?|spaces?|personen|gaste|leute|kinder|teilnehmer\p{L}*|platze|schuler\p{L}*|personas?|plazas?|ninos|alumnos|adultos|huespedes|personnes?|places?|enfants|eleves|persone|posti|bambini|partecipanti|pessoas|lugares|criancas|alunos|mensen|plaatsen|kinderen|deelnemers|osob\p{L}*|miejsc\p{L}*|dzieci)$/u;

/** A test for text that says how many there are of what the question counts; null when it counts nothing. */
export function createCountTest(
  question: Question,
  words: QuestionWords,
): ((text: string) => boolean) | null {
  const { folded, language } = question;
  const phrase = findPhrase(folded, words.howMany);
  if (phrase === null) return null;
  const asked = wordsOf(folded.slice(folded.indexOf(phrase) + phrase.length));
  const counted = asked.filter((word) => !stopWordsOf(language).has(word)).slice(0, countedWords);
  const stems = new Set(counted.map((word) => stem(word, language)));
  const countsPeople = counted.length === 0 || counted.some((word) => people.test(word));
  const isCounted = (word: string): boolean =>
    stems.has(stem(word, language)) || (countsPeople && people.test(word));
  return (text) => {
    const tokens = wordsOf(fold(text));
    return tokens.some((token, at) => {
      const spelled = findCount(token, language);
      const isNumber = /^\d{1,4}$/.test(token) || (spelled !== null && spelled > 1);
      return isNumber && tokens.slice(Math.max(0, at - nearby), at + nearby + 1).some(isCounted);
    });
  };
}
