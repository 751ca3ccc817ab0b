import { foldWord } from './fold-word.ts';

/** A longer message tells more than that it wants to know who answers. */
const mostWords = 16;

/**
 * Whether a message asks if a person or a machine answers, in words that no list has whole: "is this Anna or some AI
 * thing", "who am I chatting with, human?". It must begin like a question about the conversation, and name a machine as
 * one of two choices, or a person beside a word for chatting.
 */
export function asksWhoAnswers(message: string): boolean {
  const text = foldWord(message.slice(0, 300));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > mostWords || !opening.test(text)) return false;
  if (machine.test(text)) return choice.test(text) || talking.test(text);
  return talking.test(text) && person.test(text) && whom.test(text);
}

const opening =
  /(?:^|[.,!?] ?|\b(?:so|wait|hey|hi|hello|and|und|y|oye|hola|et|e|en|hallo|ola|ciao|bonjour) )(?:am i|are you|r u|is this|is that|is it|who am i|who is this|whos this|who is that|bin ich|ist da|ist das|bist du|sind sie|schreib\w* ich|chatt?e? ich|red\w* ich|sprech\w* ich|mit wem|wer schreibt|wer antwortet|antwortet hier|hablo|estoy hablando|es esto|esto es|esto lo|eres|es usted|con quien|quien (?:me )?(?:contesta|responde|escribe)|me (?:contesta|responde)|lo contesta|est ce que je|est ce|je parle|cest|vous etes|tu es|parlo|sto parlando|e una persona|sei|chi (?:mi )?risponde|falo|estou (?:a )?falar|estou falando|isto e|isso e|praat ik|spreek ik|ben je|bent u|is dit|czy (?:to|rozmawiam|jestes))(?!\p{L})/u;

/** What ends there is the machine itself: "a machine wash" is something else. */
const machine =
  /(?<!\p{L})(?:bot|chatbot|robot|robots|ai|a\.i\.?|machine|computer|algorithm|software|automated|chatgpt|gpt|roboter|maschine|ki|automat|programm|maquina|ordenador|computadora|ia|programa|automatico|ordinateur|logiciel|macchina|programma|computador|machine|maszyna)(?= ?(?:$|[?!.,)]|(?:or|oder|o|ou|of|czy|thing|lol|haha|hier|here|answering|replying|talking|speaking|antwort\w*|der|die|das|que|please|bitte|por|then|now)(?!\p{L})))/u;

const choice = /(?<!\p{L})(?:or|oder|o|ou|of|czy)(?!\p{L})/u;

const talking =
  /(?<!\p{L})(?:talking|chatting|speaking|writing|texting|messaging|typing|answering|replying|chat|schreib\w*|chatt\w*|red(?:e|et)|sprech\w*|antwort\w*|hablo|hablando|chateando|escribiendo|contesta|responde|parle|ecris|parlo|parlando|scrivo|falo|falar|falando|praat|spreek|rozmawiam)(?!\p{L})/u;

const person =
  /(?<!\p{L})(?:human|person|people|someone real|mensch|menschen|person|echte[rmn]?|persona|humano|humana|personne|humain|persona|umano|pessoa|mens|persoon|czlowiek\w*)(?!\p{L})/u;

const whom = /(?<!\p{L})(?:who|whom|wem|wer|quien|qui|chi|quem|wie|kim)(?!\p{L})/u;
