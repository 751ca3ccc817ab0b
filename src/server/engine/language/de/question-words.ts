import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'pro kilo,pro kg,pro stunde,pro nacht,pro tag,pro woche,pro monat,pro stuck,je stuck,pro meter,das kilo,was macht das,was kommt das,was kostet,was kosten,was kost,was koscht,was wurde kosten,kostet,kosten,kostets,preis,preise,preisen,preislich,preisliste,preisrahmen,kostenpunkt,wie teuer,wie viel kostet,wieviel kostet,wie viel kosten,wieviel kosten,was zahl,was zahle,was zahlt man,was zahlen wir,was bezahl,was bezahle,was bezahlt man,was muss ich zahlen,was muss ich bezahlen,was muss man zahlen,was muss man bezahlen,wie viel zahl,wieviel zahl,wie viel zahle,wieviel zahle,wie viel zahlt man,wieviel zahlt man,wie viel muss ich zahlen,wieviel muss ich zahlen,was macht des,was macht dann,wie viel macht,wieviel macht,gebuhr,gebuhren,tarif,tarife,wie viel ist,wieviel ist,wie viel sind,wieviel sind,wie viel euro,wieviel euro,was nehmt ihr,was nehmen sie,was nimmst du,was verlangt ihr,was verlangen sie,was berechnet ihr,was berechnen sie,wie viel nehmt ihr,wieviel nehmt ihr,wie viel verlangt ihr,wieviel verlangt ihr,wie viel wurde,wieviel wurde',
  priceAround: [
    ['was macht', 'zusammen'],
    ['was macht', 'aus'],
    ['was muss ich', 'zahlen'],
    ['was wurde', 'machen'],
  ],
  cheapest:
    'billigste,billigsten,billigster,billigstes,am billigsten,gunstigste,gunstigsten,gunstigster,gunstigstes,am gunstigsten,preiswerteste,preiswertesten,preisgunstigste,preisgunstigsten,niedrigster preis,niedrigsten preis,kostet am wenigsten,kosten am wenigsten',
  dearest:
    'teuerste,teuersten,teuerster,teuerstes,am teuersten,kostspieligste,hochster preis,hochsten preis,kostet am meisten,kosten am meisten',
  cheaper:
    'billiger,billigere,billigeres,billigeren,gunstiger,gunstigere,gunstigeres,gunstigeren,preiswerter,preisgunstiger,kostet weniger,kosten weniger,weniger als',
  dearer: 'teurer,teurere,teureres,teureren,kostet mehr,kosten mehr,mehr als',
  measures: [
    {
      smallest:
        'einfachste,einfachsten,einfachster,leichteste,leichtesten,leichtester,am einfachsten,am leichtesten',
      largest:
        'schwierigste,schwierigsten,schwierigster,schwerste,schwersten,schwerster,am schwierigsten,anspruchsvollste',
      smaller: 'ist einfacher,sind einfacher,einfacher als,einfacher ist',
      larger: 'ist schwieriger,sind schwieriger,schwieriger als,schwieriger ist',
      column: 'schwierigkeit,schwierigkeitsgrad,niveau,stufe,level',
    },
    {
      smallest: 'schwachste,schwachsten,schwachstes,am schwachsten,wenigsten alkohol',
      largest: 'starkste,starkstes,starksten,starkster,am starksten,meisten alkohol',
      smaller: 'schwacher',
      larger: 'starker',
      column: 'abv,alc,alcohol,alkohol,alcool,alcol,vol,strength,starke,caffeine,koffein,cafeina',
    },
    {
      smallest: 'leichteste,leichtesten,leichtester,leichtestes,am leichtesten,wiegt am wenigsten',
      largest: 'schwerste,schwersten,schwerster,schwerstes,am schwersten,wiegt am meisten',
      smaller: 'ist leichter,sind leichter,leichter als,leichter ist,was leichter,wiegt weniger',
      larger: 'ist schwerer,sind schwerer,schwerer als,schwerer ist,wiegt mehr',
      column: 'gewicht',
    },
    {
      smallest:
        'kurzeste,kurzesten,kurzester,kurzestes,am kurzesten,schnellste,schnellsten,schnellster,schnellstes,am schnellsten',
      largest:
        'langste,langsten,langster,langstes,am langsten,langsamste,langsamsten,am langsamsten',
      smaller:
        'ist kurzer,sind kurzer,kurzer als,kurzer ist,dauert kurzer,geht schneller,ist schneller,sind schneller,schneller als,schneller ist',
      larger:
        'ist langer,sind langer,langer als,langer ist,dauert langer,geht langer,braucht langer,langsamer',
      column: 'dauer,zeit,minuten,min,stunden,std,tage,lieferzeit,lieferdauer,bearbeitungszeit',
    },
    {
      smallest: 'kleinste,kleinsten,kleinster,kleinstes,am kleinsten',
      largest: 'grosste,grossten,grosster,grosstes,am grossten',
      smaller: 'ist kleiner,sind kleiner,kleiner als,kleiner ist',
      larger: 'ist grosser,sind grosser,grosser als,grosser ist',
      column:
        'grosse,personen,personenzahl,gaste,platze,sitzplatze,kapazitat,volumen,inhalt,flache,wohnflache',
    },
    {
      smallest: 'jungste,jungsten,jungster,am jungsten',
      largest: 'alteste,altesten,altester,am altesten',
      smaller: 'ist junger,sind junger,junger als',
      larger: 'ist alter,sind alter,alter als',
      column: 'alter,altersgruppe',
    },
  ],
  most: 'meisten,hochste,hochsten,hochstes',
  fewest: 'wenigsten,niedrigste,niedrigsten,niedrigstes',
  under:
    'unter,weniger als,fur weniger als,hochstens,maximal,max,bis zu,bis maximal,bis,billiger als,gunstiger als,nicht mehr als,nicht uber,nicht teurer als,unterhalb von',
  over: 'uber,mehr als,fur mehr als,teurer als,mindestens,ab,oberhalb von',
  howMany:
    'wie viele,wieviele,wie viel verschiedene,wieviel verschiedene,wie viel sorten,wieviel sorten,wie viel arten,wieviel arten,anzahl',
  list: 'welche,welcher,welches,welchen,welchem,liste,auflistung,alle,all eure,alle eure,alles was,zeig mir,zeigt mir,nenn mir,was habt ihr,was haben sie,was hast du,was gibt es,was gibts,was gabe es,gibt es,gibts,gibt es irgendwelche,habt ihr auch,habt ihr was,habt ihr etwas,habt ihr irgendwas,haben sie auch,haben sie etwas,was bietet ihr,was bieten sie,was verkauft ihr,in welchen,was fur,was fur arten,was alles,irgendwelche',
  together:
    'zusammen,alles zusammen,insgesamt,in summe,summe,plus,gesamt,gesamtpreis,im ganzen,zusammengerechnet,alles in allem,fur beides,beides zusammen,fur beide zusammen,unterm strich',
  difference:
    'wie viel teurer,wieviel teurer,wie viel mehr,wieviel mehr,preisunterschied,unterschied zwischen,wie viel gunstiger,wie viel billiger',
  or: 'oder,bzw,im vergleich zu,im vergleich zum,im vergleich zur,verglichen mit,gegenuber,vs,versus,als',
  and: 'und,plus,mit,sowie,u,&',
  denials: 'nicht,kein,keine,keinen,keinem,keiner,keines,nie,niemals,nichts,ohne,ausser',
  without:
    'ohne,kein,keine,keinen,keiner,keinem,keinerlei,sind nicht,ist nicht,die nicht,der nicht,das nicht,nicht mit,nicht aus,ausser,bis auf,abgesehen von,mit ausnahme von,ausgenommen,frei von',
  howLong:
    'wie viele jahre,wie viele monate,wieviele jahre,wieviele monate,wie lange,wie lang,wielange,wie viele tage,wieviele tage,wie viel tage,wie viele minuten,wieviele minuten,wie viele stunden,wieviele stunden,wie viele wochen,wie viel zeit,wieviel zeit,wie schnell,bis wann fertig,dauert,dauern,dauer der,dauer des,dauer von,dauer einer,dauer eines,dauer fur,welche dauer hat,lieferzeit',
  sale: 'reduziert,reduzierte,reduzierten,im angebot,in aktion,im sale,im ausverkauf,im schlussverkauf,runtergesetzt,heruntergesetzt,herabgesetzt,rabattiert,verbilligt,preisreduziert,sonderangebot,sonderangebote',
  certainDays:
    'teil des jahres,saisonal,nicht das ganze jahr,bestimmten monaten,zeit im jahr,bestimmten tagen,bestimmte tage,bestimmten wochentagen,bestimmte wochentage,einzelnen tagen,einzelne tage,manchen tagen,gewissen tagen,festen tagen,nur an tagen',
  things:
    'dauert,dauern,dauer,lange,lang,kommt,geht,lauft,ding,dinge,dingen,sache,sachen,zeug,zeugs,artikel,produkt,produkte,produkten,angebot,angebote,speise,speisen,gericht,gerichte,gerichten,behandlung,behandlungen,leistung,leistungen,dienstleistung,dienstleistungen,option,optionen,moglichkeit,moglichkeiten,auswahl,sortiment,variante,varianten,sorte,sorten,art,arten,karte,speisekarte,liste,preis,preise,preisliste,kostet,kosten,kauf,kaufen,verkauft,verkaufen,bietet,bieten,anbieten,bestellen,bestell,bekomm,bekommen,krieg,kriegen,kriegt,verschiedene,verschiedenen,verfugbar,erhaltlich,aktuell,derzeit,momentan,moment,gerade,heute,jetzt,normal,normale,normaler,normales,normalen,normalerweise,euro,euros,cent,stuck,stucke,teuer,teure,billig,billige,gunstig,gunstige,zusammen,insgesamt,theke,laden,geschaft,macht,machen,zahl,zahle,zahlen,bezahlen,gern,gerne,mochte,mocht,wurde,brauch,brauche,such,suche,wissen,sagen,sag,frage,fragen,mal,bisschen,ungefahr,circa,ca,etwa,genau,eigentlich,uberhaupt,leute,abschnitt,rubrik,kategorie,bereich,sitzung,sitzungen,termin,portion',
  saves: 'spare,sparen,spart,sparst,spar,ersparnis,gespart',
  insteadOf: 'statt,anstatt,anstelle von,gegenuber',
  separately: 'einzeln,einzelkauf,einzelne,einzelnen',
  yearsOld:
    'jahre,jahre alt,jahr alt,jahrige,jahriger,jahriges,jahrigen,jahriger junge,jahren,jahriges kind,lebensjahr',
  templates: {
    costs: '{name} kostet {price}',
    from: 'ab {price}',
    free: 'kostenlos',
    cheapest: 'Am günstigsten ist {name} für {price}',
    dearest: 'Am teuersten ist {name} für {price}',
    extreme: 'Das wäre {name} ({column}: {price})',
    cheaper: '{a} ist günstiger: {priceA}, {b} kostet {priceB}',
    dearer: '{a} ist teurer: {priceA}, {b} kostet {priceB}',
    sameValue: '{a} und {b} sind gleich: {priceA}',
    compare: '{a}: {priceA} ({column}), {b}: {priceB}',
    difference: 'Der Unterschied beträgt {total}: {a} {priceA}, {b} {priceB}',
    together: 'Zusammen macht das {total} ({parts})',
    count: 'Das sind {count}: {items}',
    perWeek: '{count} × pro Woche ({items})',
    saving: 'Sie sparen {total}: {a} kostet {priceA} statt {priceB} ({b})',
    each: 'Das sind {price} pro Stück ({total} für {name})',
    list: '{items}',
    more: 'und {count} weitere',
    column: '{column} für {name}: {value}',
    noPrice: 'Für {name} ist kein Preis angegeben',
    yes: 'Ja',
    no: 'Nein',
    and: 'und',
    withExtra: 'mit diesem Extra sind es {total}',
  },
};
