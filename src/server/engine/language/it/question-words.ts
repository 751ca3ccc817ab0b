import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'al chilo,al kg,all ora,a notte,al giorno,a settimana,al mese,al pezzo,quanto costa,quanto costano,quanto costerebbe,quanto costerebbero,quanto mi costa,quanto mi costerebbe,quanto viene,quanto vengono,quanto verrebbe,quanto mi viene,quanto fa,quanto fanno,quanto e,quanto sarebbe,quanto si paga,quanto pago,quanto devo pagare,quanto si spende,quanto spendo,quanto prendete,quanto chiedete,quanto fate pagare,quanto per,quanto un,quanto una,quanto il,quanto la,a quanto,che prezzo,prezzo,prezzi,prezziario,prezzario,costo,costi,costa,costano,costerebbe,costare,tariffa,tariffe,tariffario,listino,che prezzo ha,qual e il prezzo,prezzo di,prezzo del,quanto vale',
  priceAround: [
    ['quanto', 'viene'],
    ['quanto', 'vengono'],
  ],
  cheapest:
    'piu economico,piu economica,piu economici,piu economiche,meno caro,meno cara,meno cari,meno care,meno costoso,meno costosa,meno costosi,meno costose,costa meno,costa di meno,costano meno,costano di meno,piu conveniente,piu convenienti,prezzo piu basso,prezzo minore,piu a buon mercato',
  dearest:
    'piu caro,piu cara,piu cari,piu care,piu costoso,piu costosa,piu costosi,piu costose,costa di piu,costano di piu,prezzo piu alto,prezzo maggiore',
  cheaper:
    'piu economico,piu economica,piu economici,piu economiche,meno caro,meno cara,meno cari,meno care,meno costoso,meno costosa,costa meno,costa di meno,costano meno,costano di meno,piu conveniente,piu convenienti',
  dearer:
    'piu caro,piu cara,piu cari,piu care,piu costoso,piu costosa,costa di piu,costano di piu,costa piu',
  measures: [
    {
      smallest: 'piu facile,piu facili,piu semplice,meno difficile',
      largest: 'piu difficile,piu difficili,piu impegnativo',
      smaller: 'piu facile,piu semplice',
      larger: 'piu difficile,piu impegnativo',
      column: 'difficolta,livello',
    },
    {
      smallest: 'meno forte,meno alcolica,meno alcolico',
      largest: 'piu forte,piu alcolica,piu alcolico',
      smaller: 'meno forte',
      larger: 'piu forte',
      column: 'abv,alc,alcohol,alkohol,alcool,alcol,vol,strength,starke,caffeine,koffein,cafeina',
    },
    {
      smallest:
        'piu leggero,piu leggera,piu leggeri,piu leggere,meno pesante,meno pesanti,pesa meno,pesa di meno',
      largest: 'piu pesante,piu pesanti,pesa di piu',
      smaller: 'piu leggero,piu leggera,piu leggeri,piu leggere,meno pesante,pesa meno',
      larger: 'piu pesante,piu pesanti,pesa di piu',
      column: 'peso',
    },
    {
      smallest:
        'piu corto,piu corta,piu corti,piu corte,piu breve,piu brevi,piu veloce,piu veloci,piu rapido,piu rapida,piu rapidi,meno lungo,meno lunga,dura meno,dura di meno',
      largest: 'piu lungo,piu lunga,piu lunghi,piu lunghe,piu lento,piu lenta,dura di piu',
      smaller:
        'piu corto,piu corta,piu breve,piu brevi,piu veloce,piu veloci,piu rapido,piu rapida,dura meno,dura di meno',
      larger: 'piu lungo,piu lunga,piu lunghi,piu lunghe,piu lento,piu lenta,dura di piu',
      column: 'durata,tempo,tempi,minuti,min,ore,giorni,consegna',
    },
    {
      smallest: 'piu piccolo,piu piccola,piu piccoli,piu piccole,meno grande',
      largest: 'piu grande,piu grandi,piu grosso,piu grossa,piu capiente',
      smaller: 'piu piccolo,piu piccola,piu piccoli,piu piccole,meno grande',
      larger: 'piu grande,piu grandi,piu grosso,piu grossa,piu capiente',
      column:
        'dimensione,dimensioni,misura,taglia,capienza,capacita,persone,posti,coperti,volume,superficie',
    },
    {
      smallest: 'piu giovane,piu giovani',
      largest: 'piu anziano,piu anziana,piu anziani,piu vecchio,piu vecchia',
      smaller: 'piu giovane,piu giovani',
      larger: 'piu anziano,piu anziana,piu anziani,piu vecchio,piu vecchia',
      column: 'eta',
    },
    {
      smallest: 'piu lento,piu lenta,piu lenti,piu lente',
      largest: 'piu veloce,piu veloci,piu rapido,piu rapida',
      smaller: 'meno veloce',
      larger: 'piu veloce di,piu rapido di',
      column: 'velocita,velocita massima,km h,nodi',
    },
    {
      smallest: 'piu antico,piu antica,piu vecchio,piu vecchia',
      largest: 'piu nuovo,piu nuova,piu recente,piu moderno,piu moderna',
      smaller: 'piu vecchio di,piu antico di',
      larger: 'piu nuovo di,piu recente di',
      column: 'anno,costruito,costruita,dal,fondato,fondata,annata',
    },
  ],
  most: 'maggior numero di,con piu,ha piu',
  fewest: 'minor numero di,con meno,ha meno',
  under:
    'meno di,a meno di,per meno di,sotto i,sotto gli,sotto,al di sotto di,al di sotto dei,al massimo,massimo,max,non piu di,inferiore a,inferiori a,non oltre,non superi,non superino,che costa meno di,che costano meno di',
  over: 'piu di,a piu di,oltre,oltre i,sopra i,sopra gli,sopra,al di sopra di,al di sopra dei,almeno,minimo,come minimo,superiore a,superiori a',
  howMany: 'quanti,quante,quanti tipi di,quante varieta di,numero di,il numero',
  list: 'quali,che,che tipo di,che tipi di,che genere di,che cosa avete,cosa avete,cosa offrite,cosa fate,cosa ce,elenco,lista,tutti i,tutti gli,tutte le,tutti i vostri,tutto quello che,fammi vedere,mi fate vedere,mostrami,elencami,dimmi,ci sono,avete dei,avete delle,avete degli,avete qualche,qualche,ce qualche',
  together:
    'insieme,tutto insieme,in totale,totale,in tutto,in tutto quanto,complessivamente,sommando,sommati,tutti e due,tutte e due,entrambi,entrambe,per entrambi,per entrambe',
  difference:
    'quanto di piu,differenza di prezzo,differenza tra,quanto in piu,di quanto,quanto in meno',
  or: 'o,oppure,od,vs,versus,contro,rispetto a,rispetto al,rispetto alla,rispetto ai,rispetto alle,rispetto allo,a confronto con,in confronto a',
  and: 'e,ed,piu,con,&',
  denials: 'non,mai,nessun,nessuno,nessuna,niente,senza,tranne,eccetto',
  without:
    'senza,tranne,eccetto,salvo,escluso,esclusa,esclusi,escluse,a parte,ad eccezione di,privo di,priva di,privi di,prive di,non contiene,non contengono,che non ha,che non hanno,che non sia,che non siano,non sono,che non e',
  howLong:
    'quanti anni,quanti mesi,quanto dura,quanto durano,quanto tempo,quanti giorni,quanti minuti,quante ore,quante settimane,quanto ci vuole,quanto ci mette,quanto ci mettete,quanto impiega,quanto impiegate,in quanto tempo,entro quanto,durata,che tempi,quali sono i tempi,tempi di consegna',
  sale: 'in offerta,in saldo,in sconto,in promozione,in promo,scontato,scontata,scontati,scontate,ribassato,ribassata,ribassati,ribassate,a prezzo ridotto,prezzo ribassato',
  certainDays:
    'parte dell anno,di stagione,stagionali,certi mesi,periodo dell anno,certi giorni,alcuni giorni,determinati giorni,giorni specifici,giorni precisi,giorni particolari,qualche giorno,giorni della settimana,solo in certi giorni',
  things:
    'cosa,cose,roba,articolo,articoli,prodotto,prodotti,piatti,trattamenti,servizio,servizi,prestazione,prestazioni,opzione,opzioni,tipo,tipi,tipologia,tipologie,genere,lista,elenco,listino,prezzo,prezzi,costo,costi,costa,costano,offrite,offre,vendete,vende,fate,fare,fa,avere,comprare,acquistare,ordinare,prendere,scegliere,diversi,diverse,disponibile,disponibili,attualmente,adesso,oggi,momento,normale,normali,normalmente,solito,euro,caro,cara,cari,care,economico,totale,insieme,sapere,dire,dirmi,volevo,vorrei,voglio,cerco,serve,servirebbe,bisogno,solo,esattamente,circa,negozio,pezzo,domanda,informazione,informazioni,info,qual,dura,durano,sezione,categoria,seduta,sedute,appuntamento,porzione',
  saves: 'risparmio,risparmia,risparmiare,risparmiamo,risparmierei',
  insteadOf: 'invece di,anziche,al posto di',
  separately: 'separatamente,singolarmente,uno per uno,una per una,singoli,singole',
  yearsOld: 'anni,anno,anni di eta,annetti,enne,enni',
  orMore: 'o piu,e oltre',
  orLess: 'o meno',
  wePay: 'pagate i vostri,stipendio,salario',
  areFree: 'sono gratis,sono gratuiti,sono gratuite,e gratis',
  refusing: 'non fate,non accettate,non vendete,non prendete,non posso,non si puo',
  anyThings: 'macchina,macchine,attrezzo,attrezzi,zona,zone,modello,modelli,attivita',
  templates: {
    costs: '{name}: {price}',
    from: 'da {price}',
    free: 'gratis',
    cheapest: 'La scelta più economica è {name}, a {price}',
    dearest: 'La scelta più cara è {name}, a {price}',
    extreme: 'Sarebbe {name} ({column}: {price})',
    cheaper: '{a} costa meno: {priceA}, contro {priceB} per {b}',
    dearer: '{a} costa di più: {priceA}, contro {priceB} per {b}',
    sameValue: 'Tra {a} e {b} non c’è differenza: {priceA}',
    compare: '{a}: {priceA} ({column}), contro {priceB} per {b}',
    difference: 'La differenza è di {total}: {a} {priceA}, {b} {priceB}',
    together: 'In totale fa {total} ({parts})',
    count: 'In tutto sono {count}: {items}',
    perWeek: '{count} volte alla settimana ({items})',
    saving: 'Risparmia {total}: {a} costa {priceA} invece di {priceB} ({b})',
    each: 'Sono {price} l’uno ({total} per {name})',
    list: '{items}',
    more: 'e altri {count}',
    column: '{column} per {name}: {value}',
    noPrice: 'Per {name} non è indicato alcun prezzo',
    yes: 'Sì',
    no: 'No',
    and: 'e',
    withExtra: 'con questa aggiunta il totale è {total}',
  },
};
