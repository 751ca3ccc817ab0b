import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';

/**
 * What visitors do with a thing, or the business with it, whatever the thing is: "hire a canoe", "join the choir", "who
 * leads the walk". Where a row doesn't say it, little is missing.
 */
const words: Record<LanguageCode, string> = {
  en: 'good suitable end ends ending ended finishes finished fit fits suit suits handle handles hold accommodate accommodates brew brews brewed bake bakes baked cooked grow grows sell sells hire hires hired hiring rent rents rented renting rental join joins joining attend attending enter entering visit visiting bring brings bringing use uses using try trying start starts starting begin begins finish ends meet meets teach teaches teaching taught lead leads leading led run runs running held hold holds holding host hosts hosting carry carries keep keeping send sending sent install installed replace replaced replacing fix fixed fixing mend repair repairing repaired sort sorted changing changed swapping do doing done make made making sting cost pop book booked booking reserve reserved reserving schedule arrange pay paid paying spend stay stays staying sleep sleeps grab grabbing enjoy serve serves served eat eating charge charged like prefer thinking hoping happen enrol enroll register registering own owns receive receiving collect choose choosing lasts provide provides available youve weve theyve ive youd wed gotten',
  de: 'gut geeignet passt passen fasst reicht brauen braut backen backt kochen kocht röstet mieten miete leihen ausleihen buchen buche reservieren mitmachen teilnehmen besuchen anmelden nutzen benutzen probieren anfangen beginnt beginnen startet endet treffen trifft unterrichtet unterrichten leitet leiten gibt stattfindet finden findet halten bringen mitbringen schicken senden einbauen montieren ersetzen reparieren richten wechseln tauschen austauschen kaufen bestellen bezahlen zahlen zahle zahl ausgeben übernachten schlafen lassen anbieten bietet führt führen verkauft verkaufen holen abholen',
  es: 'bueno buena apto cabe caben cabemos sirve elaboráis preparáis cocináis alquilar alquilo alquiler reservar reservo apuntarme apuntar apuntarse asistir entrar visitar usar utilizar probar empezar empieza empiezan comienza termina acaba reunir enseña imparte dirige lleva llevar traer enviar instalar poner cambiar arreglar reparar sustituir comprar pedir pagar pago paga gastar quedarse dormir comer beber ofrece ofrecéis trabajáis vendéis tenéis hacéis saldría sale',
  fr: 'louer loue location réserver participer inscrire assister entrer visiter utiliser essayer commencer commence finit termine enseigne donne anime amener apporter envoyer installer poser changer réparer remplacer acheter commander payer paie dépenser rester dormir manger boire propose proposez vendez faites',
  it: 'affittare noleggiare noleggio prenotare partecipare iscrivermi iscriversi entrare visitare usare provare iniziare inizia finisce insegna tiene guida portare spedire installare montare cambiare riparare sostituire comprare ordinare pagare pago spendere restare dormire mangiare bere offrite vendete avete fate',
  pt: 'alugar aluguer aluguel reservar participar inscrever entrar visitar usar experimentar começar começa termina ensina orienta trazer levar enviar instalar colocar trocar arranjar consertar reparar substituir comprar pedir encomendar pagar pago gastar ficar dormir comer beber oferecem vendem fazem têm',
  nl: 'huren huur lenen boeken reserveren meedoen deelnemen bezoeken gebruiken proberen beginnen begint eindigt geeft leidt meenemen brengen sturen installeren plaatsen vervangen repareren wisselen kopen bestellen betalen betaal uitgeven overnachten slapen eten drinken aanbieden verkopen',
  pl: 'wynająć wypożyczyć wynajem rezerwować zarezerwować dołączyć zapisać wziąć odwiedzić używać spróbować zacząć zaczyna kończy uczy prowadzi przynieść wysłać zamontować założyć wymienić naprawić kupić zamówić zapłacić płacę wydać zostać spać jeść pić oferujecie macie robicie',
};

const sets = new Map(
  Object.entries(words).map(([language, list]) => [language, new Set(fold(list).split(' '))]),
);

/** Whether a folded word says what is done rather than with what. */
export const isDoing = (word: string, language: LanguageCode): boolean =>
  sets.get(language)?.has(word) ?? false;

/** All of them, folded. */
export const doingWordsOf = (language: LanguageCode): Iterable<string> => sets.get(language) ?? [];
