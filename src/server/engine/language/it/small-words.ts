import type { SmallWords } from '#server/engine/language/small-words.ts';

export const smallWords: SmallWords = {
  asides: 'per,in,nel,nella,al,alla,da,durante,se,quando',
  own: 'mio,mia,miei,mie,nostro,nostra',
  links: 'con,senza,a,come,fino,di,del,della,verso',
  fillers: 'il lo la i gli le l un uno una mio mia miei mie nostro nostra questo questa',
  additions: 'a al alla con d da dal del della di in per ogni che e nel',
  topicFillers: 'il lo la i gli le l un uno una mio mia',
  placeLinks: 'a da in per',
  tags: 'e possibile questo si puo permesso sarebbe',
  vague:
    'prossimo prossima succede capita accade qualcosa niente nulla qualcuno nessuno cosa cose ok possibile potete potrei può vedere guardare dire sapere so vorrei bisogno ancora già davvero solo poco domanda chiedere esattamente normalmente andare vado fare faccio fa venire vengo dare devo circa approssimativamente prima dopo ecc totalmente completamente assolutamente sicuramente probabilmente purtroppo evidentemente certo certa particolare generalmente decidere penso pensando spero preferisco interessa interessato interessata curioso consiglio consigliate idea passi procedura modo maniera regola regole momento attualmente recentemente direttamente intero diversi molti problema caso situazione motivo funziona sembra pare',
  light:
    'avere avete offrire offrite vendere vendete comprare prendere accettare accettate ammessi ammesso permesso portare restare contattare parlare incluso inclusa compreso compresa negozio locale posto cliente clienti ospite ospiti visitatori menù piatto piatti politica metodo metodi opzione opzioni tempo numero esattamente prima',
  doing:
    'affittare noleggiare noleggio prenotare partecipare iscrivermi iscriversi entrare visitare usare provare iniziare inizia finisce insegna tiene guida portare spedire installare montare cambiare riparare sostituire comprare ordinare pagare pago spendere restare dormire mangiare bere offrite vendete avete fate',
  carriers: `per ogni tipo tipi opzioni prezzo prezzi costo costa costano tariffa tariffe importo totale numero minuti minuto ore ora giorni giorno
    settimane settimana mesi mese notte notti tempo data date durata dura durano voglio vorrei vorremmo vogliamo penso
    pensando interessa interessato interessata cerco cerchiamo bisogno serve fare faccio avere prendere prendo prenotare
    prenotazione prenoto appuntamento ordinare venire vengo andare iniziare inizia finisce portare dare sapere dire
    trovare pagare incluso inclusa compreso possibile disponibile adulto adulti bambino bambini persona persone gente
    socio soci studente studenti figlia figlio marito moglie amico amici amica famiglia anticipo sempre solo`,
  cost: 'costa costano costo prezzo prezzi tariffa gratis gratuito pagare supplemento',
  costAsked: 'costa costano costo prezzo tariffa gratis gratuito',
  validity:
    'valid*,prezz*,offert*,promozion*,scont*,menu,listino,tariff*,buono,buoni,in vigore,disponibil*,programma*,catalogo',
  keptInSearch:
    'senza giorni giorno ora due tre anni anno tempo persone oggi primo nuovo lungo grande mezzo doppio ultimo uomo',
  chatty:
    'ciao grazie favore posso puo avete quanto quanta quanti quante quale quali vorrei voi costa costano costare',
};
