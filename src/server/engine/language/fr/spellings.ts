import { listSpellings } from '#server/engine/language/list-spellings.ts';
import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** How French is typed in a hurry and by ear. */
export const spellings: TalkWords['spellings'] = listSpellings(`
  que: ke, qe, keu
  quel: kel
  quelle: kelle, quele
  qui: ki
  quoi: koi
  quand: kan, kand, qd, qand, qan
  combien: cb, cmb, combient, combiens, conbien, combein, combin
  pour: pr
  dans: ds
  tout: tt
  vous: vs
  nous: ns
  il y a: ya
  est-ce que: esque, eske, est ce ke, esceque, es ce que
  qu'est-ce que: keske, kesque
  ça coûte: sa coute, sa coûte, ca coute, sa cout
  c'est: cest, sest, c
  ouvert: ouver, ouvers, ouvere
  ouverts: ouvairs
  rendez-vous: rdv, rendez vous, rendévous
  numéro: num, numero
  téléphone: tel
  week-end: we, weekend, wkd
  après-midi: aprem, aprè midi, apres midi
  disponible: dispo
  restaurant: resto
  parce que: pcq, parske, parcke
  avec: ac, avk
  aujourd'hui: ojd, auj, ajd, aujourdui, aujourd hui, aujourdhuit
  quelqu'un: qqun, qqn
  quelque chose: qqch, qqc
  horaires: oraires, horraires
  anniversaire: anniv
`);
