import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'per kilo,per kg,per uur,per nacht,per dag,per week,per maand,per stuk,per meter,wat kost,wat kosten,hoeveel kost,hoeveel kosten,wat zou het kosten,kost,kosten,kostte,prijs,prijzen,prijslijst,prijsje,prijskaartje,prijsindicatie,hoe duur,hoe prijzig,tarief,tarieven,hoeveel is,hoeveel voor,voor hoeveel,hoeveel vragen jullie,wat vragen jullie,hoeveel vraag je,wat vraag je,hoeveel vraagt u,wat vraagt u,hoeveel rekenen jullie,wat rekenen jullie,wat reken je,wat rekent u,hoeveel rekent u,wat betaal ik,hoeveel betaal ik,wat betaal je,hoeveel betaal je,wat moet ik betalen,hoeveel moet ik betalen,wat ben ik kwijt,hoeveel ben ik kwijt,wat ben je kwijt,hoeveel ben je kwijt,hoeveel euro,wat is de prijs,prijs van,prijs voor,wat gaat dat kosten',
  priceAround: [
    ['wat', 'kwijt'],
    ['hoeveel', 'kwijt'],
  ],
  cheapest:
    'goedkoopste,het goedkoopst,goedkoopst,voordeligste,voordeligst,betaalbaarste,minst dure,minst duur,laagste prijs,kost het minst,kosten het minst',
  dearest:
    'duurste,het duurst,duurst,prijzigste,prijzigst,hoogste prijs,kost het meest,kosten het meest',
  cheaper:
    'goedkoper,goedkopere,voordeliger,voordeligere,betaalbaarder,minder duur,minder dure,kost minder,kosten minder,minder dan',
  dearer: 'duurder,duurdere,prijziger,kost meer,kosten meer,meer dan',
  measures: [
    {
      smallest: 'makkelijkste,gemakkelijkste,eenvoudigste,minst moeilijk',
      largest: 'moeilijkste,zwaarste niveau,lastigste',
      smaller: 'makkelijker,eenvoudiger',
      larger: 'moeilijker,lastiger',
      column: 'moeilijkheid,moeilijkheidsgraad,niveau',
    },
    {
      smallest: 'zwakste,minste alcohol',
      largest: 'sterkste,meeste alcohol',
      smaller: 'zwakker',
      larger: 'sterker',
      column: 'abv,alc,alcohol,alkohol,alcool,alcol,vol,strength,starke,caffeine,koffein,cafeina',
    },
    {
      smallest: 'lichtste,het lichtst,minst zware,weegt het minst',
      largest: 'zwaarste,het zwaarst,weegt het meest',
      smaller: 'lichter,lichtere,weegt minder',
      larger: 'zwaarder,zwaardere,weegt meer',
      column: 'gewicht',
    },
    {
      smallest: 'kortste,het kortst,snelste,het snelst,vlotste,duurt het kortst',
      largest: 'langste,het langst,traagste,langzaamste,duurt het langst',
      smaller: 'korter,kortere,sneller,snellere,vlugger',
      larger: 'langer,langere,trager,langzamer',
      column: 'duur,tijd,tijdsduur,looptijd,minuten,min,uur,uren,dagen,levertijd,levering',
    },
    {
      smallest: 'kleinste,het kleinst',
      largest: 'grootste,het grootst,ruimste',
      smaller: 'kleiner,kleinere',
      larger: 'groter,grotere,ruimer',
      column:
        'grootte,maat,formaat,afmeting,capaciteit,personen,gasten,plaatsen,inhoud,volume,oppervlakte',
    },
    {
      smallest: 'jongste,het jongst',
      largest: 'oudste,het oudst',
      smaller: 'jonger,jongere',
      larger: 'ouder,oudere',
      column: 'leeftijd,leeftijden',
    },
    {
      smallest: 'langzaamste,traagste',
      largest: 'snelste',
      smaller: 'langzamer,trager',
      larger: 'sneller',
      column: 'snelheid,topsnelheid,km h',
    },
    {
      smallest: 'oudste',
      largest: 'nieuwste,recentste,modernste',
      smaller: 'ouder',
      larger: 'nieuwer',
      column: 'bouwjaar,jaar,sinds,gebouwd,opgericht,jaargang',
    },
  ],
  most: 'meeste,hoogste',
  fewest: 'minste,laagste',
  under:
    'onder,onder de,beneden,beneden de,minder dan,voor minder dan,goedkoper dan,niet meer dan,niet duurder dan,hooguit,hoogstens,maximaal,max,maximum,ten hoogste,lager dan,niet boven de',
  over: 'boven,boven de,meer dan,duurder dan,minimaal,minstens,ten minste,tenminste,hoger dan',
  howMany:
    'hoeveel verschillende,hoeveel soorten,hoeveel zijn er,hoeveel zijn,hoeveel hebben jullie,hoeveel heb je,hoeveel heeft u,hoeveel opties,hoeveel keuzes,hoeveel smaken,hoeveel varianten,hoeveel producten,hoeveel stuks,aantal,het aantal',
  list: 'welke,welk,wat voor,wat voor soorten,welke soorten,lijst,lijstje,overzicht,alle,al jullie,alles wat,laat zien,laat me zien,geef me,noem,wat hebben jullie,wat heb je,wat heeft u,wat bieden jullie,wat verkopen jullie,wat is er,wat zijn de,wat zijn jullie,zijn er,is er iets,hebben jullie ook,hebben jullie nog,hebben jullie iets,heb je iets,heeft u iets',
  together:
    'samen,bij elkaar,alles bij elkaar,bij elkaar opgeteld,opgeteld,in totaal,totaal,alles samen,tesamen,allebei,alle twee,voor beide,voor allebei,plus',
  difference:
    'hoeveel duurder,prijsverschil,verschil tussen,hoeveel meer,hoeveel goedkoper,met hoeveel',
  or: 'of,dan,vs,versus,vergeleken met,in vergelijking met,ten opzichte van,tegenover',
  and: 'en,plus,met,&',
  denials: 'niet,geen,nooit,niets,zonder,behalve',
  without:
    'zonder,geen,behalve,uitgezonderd,met uitzondering van,buiten de,vrij van,exclusief,die niet,zijn niet,is niet,niet met,bevat geen,bevatten geen',
  howLong:
    'hoeveel jaar,hoeveel maanden,hoe lang,hoelang,hoeveel tijd,hoeveel dagen,hoeveel minuten,hoeveel uur,hoeveel uren,hoeveel weken,hoe snel,binnen hoeveel,duurt,tijdsduur,levertijd,wat is de duur',
  sale: 'in de aanbieding,in aanbieding,aanbiedingen,in de uitverkoop,in uitverkoop,in de sale,in de actie,in promotie,in solden,in de solden,afgeprijsd,afgeprijsde,met korting,in prijs verlaagd',
  certainDays:
    'deel van het jaar,seizoensgebonden,bepaalde maanden,niet het hele jaar,bepaalde dagen,sommige dagen,specifieke dagen,vaste dagen,enkele dagen,dagen van de week,alleen op bepaalde dagen',
  things:
    'lang,ding,dingen,spul,spullen,zaken,artikel,artikelen,product,producten,gerechten,behandelingen,dienst,diensten,optie,opties,keuze,keuzes,soort,soorten,type,types,variant,varianten,assortiment,aanbod,lijst,lijstje,menukaart,prijs,prijzen,prijslijst,kost,kosten,tarief,tarieven,verkopen,verkoop,bieden,aanbieden,doen,doet,maken,kopen,bestellen,krijgen,krijg,nemen,kiezen,verschillende,beschikbaar,verkrijgbaar,momenteel,nu,vandaag,normaal,normale,gewoon,gewone,euro,euros,cent,duur,dure,goedkoop,goedkope,samen,totaal,weten,zeggen,vertellen,graag,wil,wilde,willen,zou,zoek,zoeken,nodig,even,precies,ongeveer,eigenlijk,winkel,zaak,stuk,stuks,vraag,vraagje,info,informatie,betaal,betalen,kwijt,rekenen,vragen,duurt,categorie,afdeling,rubriek,sessie,sessies,afspraak,portie',
  saves: 'bespaar,bespaart,besparen,besparing,scheelt',
  insteadOf: 'in plaats van,ipv',
  separately: 'los,losse,apart,afzonderlijk,een voor een',
  yearsOld: 'jaar,jaar oud,jaren,jarige,jarig,jarigen,jaren oud',
  orMore: 'of meer,en meer',
  orLess: 'of minder',
  wePay: 'betalen jullie je,uurloon,salaris,loon',
  areFree: 'zijn gratis,is gratis,gratis zijn',
  refusing: 'jullie niet,u niet,ik niet,we niet,jullie geen',
  anyThings:
    'machine,machines,apparaat,apparaten,gereedschap,zone,zones,model,modellen,activiteit,activiteiten',
  templates: {
    costs: '{name}: {price}',
    from: 'vanaf {price}',
    free: 'gratis',
    cheapest: 'Het goedkoopst is {name}, voor {price}',
    dearest: 'Het duurst is {name}, voor {price}',
    extreme: 'Dat is {name} ({column}: {price})',
    cheaper: '{a} is goedkoper: {priceA}, tegenover {priceB} voor {b}',
    dearer: '{a} is duurder: {priceA}, tegenover {priceB} voor {b}',
    sameValue: 'Tussen {a} en {b} zit geen verschil: {priceA}',
    compare: '{a}: {priceA} ({column}), tegenover {priceB} voor {b}',
    difference: 'Het verschil is {total}: {a} {priceA}, {b} {priceB}',
    together: 'Samen is dat {total} ({parts})',
    count: 'Dat zijn er {count}: {items}',
    perWeek: '{count} × per week ({items})',
    saving: 'U bespaart {total}: {a} kost {priceA} in plaats van {priceB} ({b})',
    each: 'Dat is {price} per stuk ({total} voor {name})',
    list: '{items}',
    more: 'en nog {count}',
    column: '{column} voor {name}: {value}',
    noPrice: 'Voor {name} staat geen prijs vermeld',
    yes: 'Ja',
    no: 'Nee',
    and: 'en',
    withExtra: 'met deze extra komt het op {total}',
  },
};
