import { listSpellings } from '#server/engine/language/list-spellings.ts';
import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** How Portuguese is typed in a hurry. */
export const spellings: TalkWords['spellings'] = listSpellings(`
  você: vc, voce
  vocês: vcs, voces
  que: q, qe
  quanto: qto, qnto, qnt, quato, kanto
  quantos: qtos
  quando: qdo, qnd, cuando
  qual: ql
  porque: pq, pk
  também: tb, tbm
  não: nao, n
  para: p, pra, pro
  hoje: hj, oje
  amanhã: amanha, amnh
  tudo: td
  fim de semana: fds, findi
  telefone: tel, fone
  número: num, nr
  mesmo: msm
  aqui: aki
  está: ta
  estão: tao
  horário: orario
  hora: ora
  horas: oras
  mensagem: msg
  onde: ond, aonde
  com: cm
  quero: qro
  favor: fvr
  cartão: cartao, kartao
  preço: preco
  aberto: abertu
  vocês têm: cês têm, ces tem
  obrigado: obg, obgd
  qualquer: qq
  comigo: cmg
  entrega: entregua
`);
