import { listSpellings } from '#server/engine/language/list-spellings.ts';
import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** How Spanish is typed in a hurry, with letters that sound alike, and words of other countries. */
export const spellings: TalkWords['spellings'] = listSpellings(`
  que: q, k, ke, qe
  porque: xq, pq, xk, xke
  por: x
  por favor: xfa, xfavor
  donde: dnd, dde
  también: tb, tmb, tbn
  con: cn
  aquí: aki
  quiero: kiero, qiero
  cuánto: kuanto, quanto, cuant, qanto, cto
  cuántos: kuantos, quantos
  cuál: kual, qual
  cuándo: kuando, qando, quando
  cuesta: questa, kuesta, cuest, cueta
  vale: bale, vle
  hay: ay, ai
  habéis: aveis, abeis, haveis
  hacer: aser, acer
  hace: ase, ace
  hacen: asen, acen
  hacéis: aceis, aseis
  hasta: asta
  cierra: sierra, siera
  cierran: sierran
  abierto: avierto, habierto
  cerrado: serrado, cerado
  hora: ora
  horas: oras
  horario: orario, oraio
  horarios: orarios
  hablar: ablar
  hablan: ablan
  fin de semana: finde, findes
  teléfono: tlf, tlfno, tfno, tel, telf, tlfn, fono
  whatsapp: wasap, guasap, whasap, wasa, wassap, wpp, wsp, whats, wapp
  puedes: podes
  tienes: tenes
  tenéis: teneys
  quieres: queres
  eres: sos
  abrís: abriis, habris, avris
  abren: havren, avren, habren
  abre: avre, habre
  sábado: savado, sabao
  mensaje: msj, msn
  número: num, nro, nr
  aceptáis: azeptais, aseptais
  qué hora: que ora, q ora
  a qué: aque
`);
