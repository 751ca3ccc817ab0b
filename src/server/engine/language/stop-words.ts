/// <reference path="./stopwords-iso.d.ts" />
import stopWordLists from 'stopwords-iso' with { type: 'json' };
import { foldLetters } from '#server/engine/index/fold-letters.ts';
import { languageOfScript, type TextLanguage } from './text-language.ts';

const known = new Map<TextLanguage, ReadonlySet<string>>();

/** Words that carry no meaning in a search, folded. */
export type StopWords = Iterable<string> & { has(word: string): boolean };

const listed = new Map<TextLanguage, StopWords>();

/** The stop words of a language, and those of every other script: such a word tells its language itself. */
export function stopWordsOf(language: TextLanguage): StopWords {
  let stopWords = listed.get(language);
  if (!stopWords) {
    const own = ownStopWords(language);
    stopWords = {
      has: (word) => {
        const script = languageOfScript(word);
        return script ? ownStopWords(script).has(word) : own.has(word);
      },
      [Symbol.iterator]: () => own[Symbol.iterator](),
    };
    listed.set(language, stopWords);
  }
  return stopWords;
}

/** English has a list of our own: the usual one drops words that customers mean. */
function ownStopWords(language: TextLanguage): ReadonlySet<string> {
  let words = known.get(language);
  if (!words) {
    words = language === 'en' ? english : readList(language);
    known.set(language, words);
  }
  return words;
}

function readList(language: Exclude<TextLanguage, 'en'>): ReadonlySet<string> {
  const kept = new Set(meaningful[language]?.split(' '));
  const lists = [language, ...(sameScript[language] ?? [])].flatMap(
    (each) => stopWordLists[each] ?? [],
  );
  const folded = [...lists.map(foldLetters), ...(chatty[language]?.split(' ') ?? [])];
  return new Set(folded.filter((word) => !kept.has(word)));
}

/** Languages that are searched as the first of their script. */
const sameScript: Partial<Record<TextLanguage, readonly string[]>> = {
  ru: ['uk', 'bg'],
  ar: ['fa'],
};

/** Listed as stop words although customers ask for them: days, times, amounts, opening. */
const meaningful: Partial<Record<TextLanguage, string>> = {
  de: 'tag tage tagen uhr jahr jahre jahren ganz ganze ganzer ganzen gross grosse grossen klein kleine kleinen teil zeit montag dienstag mittwoch donnerstag freitag samstag sonntag heute morgen gestern ersten erste zweite dritte drei vier funf sechs sieben acht neun zehn ohne mensch menschen leute kurz hoch mann',
  es: 'dia dias hora horas tarde manana hoy ayer total lugar sin nueva nuevo nuevas nuevos primera primero dos tres mayor tiempo parte informacion largo grandes bajo medio ultimo ultima primer segundo',
  fr: 'sans deux trois quatre cinq six sept huit neuf dix jour jours heure premier premiere dernier enfants',
  it: 'senza giorni giorno ora due tre anni anno tempo persone oggi primo nuovo lungo grande mezzo doppio ultimo uomo',
  pt: 'sem dois tres dia hoje tempo parte grande grandes hora novo nova comprido meio ultimo',
  nl: 'zonder dag dagen jaar uur nieuw nieuwe morgen vandaag twee drie',
  pl: 'bez dzien dni dzis dzisiaj jutro rok dwa trzy',
  ro: 'zi azi maine ieri nou noua primul doi trei patru cinci sase sapte opt zece fara timp',
  tr: 'ilk iki uc dort bes alti yedi sekiz dokuz on yuz bin',
  ru: 'день год года лет время час сегодня утро вечер новый первый два две три четыре пять шесть семь восемь девять десять без место человек люди',
  ar: 'يوم اليوم غدا امس الاول اول واحد ثلاثة اربعة عام سنة صباح مساء احد جديد',
  el: 'σημερα αυριο',
  zh: '月 年 日 点 一 二 三 四 五 六 七 八 九 无 人',
};

/** Said in chats, meaning nothing in a search. */
const chatty: Partial<Record<TextLanguage, string>> = {
  de: 'furs ins ans aufs ubers bitte danke hallo mal denn eigentlich euch euer eure ihr ne nen gibts gibt bei habt mir mich krieg kriege macht man kann konnt konnen darf durfen muss mussen welche welcher welches wieviel wie viel viele was wer wann wo',
  es: 'hola gracias favor puedo puede pueden tengo teneis tienen hay cual cuales cuanto cuanta cuantos cuantas quiero quisiera querria vosotros os ustedes',
  fr: 'bonjour merci svp plait peut peux puis avez vous est-ce quel quelle quels quelles combien qu on peuton doiton aton voiton coute coutent cout',
  it: 'ciao grazie favore posso puo avete quanto quanta quanti quante quale quali vorrei voi costa costano costare',
  pt: 'ola obrigado obrigada favor posso pode tem voces quanto quanta quantos quantas qual quais queria custa custam',
  nl: 'hallo dank alstublieft kan kunnen heeft hebben jullie jij hoeveel welke mag moet',
  pl: 'czesc dziekuje prosze moge mozna macie czy ile jaki jaka jakie ktory ktora ktore',
};

const english: ReadonlySet<string> = new Set(
  'a about above after again all also am an and any are as at be because been before being below between both but by arent can cannot cant could couldnt did didnt do does doesnt doing dont down during each else ever few for from further get gets got had hadnt has hasnt have havent having he her here hers hes him his how howd hows i id if ill im in into is isnt it its itself ive just let lets like may me might more most much must my myself no nor not of off on once only or other our ours out over own please same shall she shes should shouldnt so some such than thank thanks that thats the their theirs them then there theres these they theyd theyll theyre theyve this those through till to too u under until up ur us very want was wasnt we werent weve were what whatd whatll whats when where wheres whether which while who whod wholl whom whos whose why will with wont would wouldnt yes you youd youll your youre yours youve'.split(
    ' ',
  ),
);
