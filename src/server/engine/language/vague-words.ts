import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';

const list = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

/** Whether a word only carries the question: "what happens if", "would that be ok", "anything". Folded. */
export const isVague = (word: string, language: LanguageCode): boolean => vague[language].has(word);

/** Laughter and chat noise of all languages: it says nothing anywhere. */
export const isNoise = (word: string): boolean => noise.test(word);

const noise =
  /^(?:lol|lmao|rofl|omg|btw|tbh|imo|imho|jk|xd|pls|plz|thx|thanx|ty|hey|oh|ah|um|uh|hmm+|erm|(?:ha){2,}h?|(?:he){2,}|(?:ja){2,}|(?:je){2,}|(?:ah){2,}|(?:rs){2,}|(?:hi){2,}|(?:hue){2,}|k{3,}|mdr|ptdr|stp|svp|grz|sry|lg|vg|mfg)$/;

const vague: Record<LanguageCode, ReadonlySet<string>> = {
  en: list(
    'next happen happens happened happening something anything nothing everything somebody anybody someone anyone everybody everyone thing things stuff ok okay alright fine possible possibly able maybe perhaps look looking looks see seeing put putting give giving gave go going goes went gone come coming comes came tell telling told say saying said know knowing wonder wondering wondered wanna gonna gotta need needs needed want wants wanted try trying tried yet already actually really just ever even though anyway kind sort bit lot guys guy folks asap sure right quick quickly question ask asking asked mean means meant think thinking thought guess suppose supposed exactly basically currently usually normally happen well also else instead soon somehow someplace somewhere anywhere allowed permitted problem issue',
  ),
  de: list(
    'nächste nächster nächstes nächsten passiert passieren etwas irgendetwas irgendwas irgendwie irgendwo was nichts alles jemand irgendjemand keiner sache sachen ding dinge ok okay möglich geht gehts gehen ginge klappt klappen schauen gucken sagen sag wissen weiß wüsste wollte würde würden hätte wäre vielleicht eigentlich überhaupt noch schon halt eben einfach mal kurz schnell frage fragen gefragt meine meint genau normalerweise gerade bisschen so dann doch brauche brauchen braucht bräuchte machen mach macht tun tut kommen komme komm kommt bekommen bekomme kriegen kriege kriegt krieg',
  ),
  es: list(
    'próximo próxima pasa pasaría pasar ocurre sucede algo nada alguien nadie cosa cosas ok vale posible puede podría podéis podrían hacer hago hace haría ver mirar decir dime saber sé sabéis quería quisiera necesito necesita todavía aún ya realmente solo poco pregunta preguntar exactamente normalmente ir voy vamos venir vengo dar dais tengo tener tenéis',
  ),
  fr: list(
    'prochain prochaine passe arrive arrivera quelque chose quelqu un rien personne truc trucs ok possible pouvez pourrait peut voir regarder dire savoir sais voudrais aimerais besoin encore déjà vraiment juste peu question demander exactement normalement aller vais faire fais fait faut venir viens donner',
  ),
  it: list(
    'prossimo prossima succede capita accade qualcosa niente nulla qualcuno nessuno cosa cose ok possibile potete potrei può vedere guardare dire sapere so vorrei bisogno ancora già davvero solo poco domanda chiedere esattamente normalmente andare vado fare faccio fa venire vengo dare devo',
  ),
  pt: list(
    'próximo próxima acontece acontecer algo alguma nada alguém ninguém coisa coisas ok possível podem poderia pode ver olhar dizer saber sei gostaria preciso ainda já realmente só pouco pergunta perguntar exatamente normalmente ir vou fazer faço faz vir venho dar tenho',
  ),
  nl: list(
    'volgende gebeurt gebeuren iets niets iemand niemand ding dingen ok oke mogelijk kan kunt kunnen zien kijken zeggen weten weet wil wilde graag nodig nog al eigenlijk echt gewoon even beetje vraag vragen precies normaal gaan ga gaat doen doe doet komen kom komt geven krijg krijgen moet',
  ),
  pl: list(
    'następny następna następne stanie dzieje zdarzy coś nic ktoś nikt rzecz rzeczy ok możliwe można mogę może zobaczyć patrzeć powiedzieć wiedzieć wiem chciałbym chciałabym chcę potrzebuję jeszcze już naprawdę tylko trochę pytanie zapytać dokładnie zwykle iść robić zrobić przyjść dać mam mieć',
  ),
};
