import type { QuestionWords } from '#server/engine/language/question-words.ts';

export const questionWords: QuestionWords = {
  price:
    'wie viel muss ich mitbringen,wie viel muss ich da mitbringen,wieviel muss ich mitbringen,wie viel soll ich mitbringen,wie viel geld muss,wie viel muss ich einplanen,was muss ich einplanen,mit wie viel muss ich rechnen,mit was muss ich rechnen,womit muss ich rechnen,was nehmt ihr da,was nehmt ihr dafur,was verlangt ihr dafur,monatsmiete,pro kilo,pro kg,pro stunde,pro nacht,pro tag,pro woche,pro monat,pro stuck,je stuck,pro meter,das kilo,was macht das,was kommt das,was kostet,was kosten,was kost,was koscht,was wurde kosten,kostet,kosten,kostets,preis,preise,preisen,preislich,preisliste,preisrahmen,kostenpunkt,wie teuer,wie viel kostet,wieviel kostet,wie viel kosten,wieviel kosten,was zahl,was zahle,was zahlt man,was zahlen wir,was bezahl,was bezahle,was bezahlt man,was muss ich zahlen,was muss ich bezahlen,was muss man zahlen,was muss man bezahlen,wie viel zahl,wieviel zahl,wie viel zahle,wieviel zahle,wie viel zahlt man,wieviel zahlt man,wie viel muss ich zahlen,wieviel muss ich zahlen,was macht des,was macht dann,wie viel macht,wieviel macht,gebuhr,gebuhren,tarif,tarife,wie viel ist,wieviel ist,wie viel sind,wieviel sind,wie viel euro,wieviel euro,was nehmt ihr,was nehmen sie,was nimmst du,was verlangt ihr,was verlangen sie,was berechnet ihr,was berechnen sie,wie viel nehmt ihr,wieviel nehmt ihr,wie viel verlangt ihr,wieviel verlangt ihr,wie viel wurde,wieviel wurde,wie viel macht das,was macht das zusammen,was zahlt sie,was zahlt er,was zahlen,was zahlt,was bezahlt,was bezahlen wir,wie viel zahlen wir,wieviel zahlen wir,wie viel bezahlt,wie viel bin ich los,wieviel bin ich los,bin ich da los,bin ich dafur los,was bin ich los,was legt man hin,was muss ich hinlegen,wie viel muss ich hinlegen,was blattert man hin,stuckpreis,kilopreis,einzelpreis,gesamtpreis,endpreis,literpreis,grundpreis,tagespreis,monatspreis,stundenpreis,preisauskunft,preisangabe,preis fur,preisinfo,kostenvoranschlag fur,was soll kosten,was verlangt man,was wollt ihr,was wollen sie fur,was wird berechnet,was wird verlangt,wie hoch ist der preis,wie hoch sind die kosten,wie hoch sind die versandkosten,wie hoch ist die gebuhr,wie hoch,versandkosten,lieferkosten,mietpreis,leihgebuhr,eintrittspreis,zu welchem preis,mit welchem preis,welchen preis,welcher preis,welche kosten,mit welchen kosten,was fur kosten,wie viel geld,wieviel geld,was rechnet ihr,was rechnen sie,was lasst ihr euch,was nehmt,was nimmt ihr,fur wie viel,fur wieviel,auf wie viel kommt,auf wieviel kommt,worauf kommt,was kostets,was kostn,kostet mich,kostet uns,kosten mich,kosten uns,kost,aufpreis,zuschlag,wie viele euro,was kommt auf uns zu,was kommt auf mich zu,kommt auf uns zu,kommt auf mich zu,kommt das,komme ich,wie kostspielig,was muss man hinlegen,was darf es kosten,zahlt man extra,extra zahlen,extra kosten,kostet extra',
  priceAround: [
    ['was macht', 'zusammen'],
    ['was macht', 'aus'],
    ['was muss ich', 'zahlen'],
    ['was wurde', 'machen'],
    ['was macht', 'insgesamt'],
    ['was kommt', 'auf uns zu'],
    ['was kommt', 'auf mich zu'],
    ['wie viel', 'los'],
    ['wieviel', 'los'],
    ['was bin', 'los'],
    ['was mussen wir', 'zahlen'],
    ['was muss man', 'zahlen'],
    ['was muss', 'zahlen'],
    ['was soll', 'kosten'],
    ['was darf', 'kosten'],
    ['was wollt ihr', 'fur'],
    ['was wurde', 'kosten'],
    ['wie viel muss', 'zahlen'],
    ['wie viel wurde', 'kosten'],
  ],
  cheapest:
    'billigste,billigsten,billigster,billigstes,am billigsten,gunstigste,gunstigsten,gunstigster,gunstigstes,am gunstigsten,preiswerteste,preiswertesten,preisgunstigste,preisgunstigsten,niedrigster preis,niedrigsten preis,kostet am wenigsten,kosten am wenigsten,am preiswertesten,am preisgunstigsten,preiswertester,preiswertestes,niedrigste preis,niedrigsten preise,kleinster preis,kleinsten preis,geringste preis,geringsten preis,zahle ich am wenigsten,am wenigsten kostet,am wenigsten kosten,am wenigsten geld,am wenigsten zahle,kostet das wenigste,das wenigste kostet,tiefster preis,tiefsten preis,tiefste preis,billigste variante,wenigsten geld,am sparsamsten,schnappchen,fur den kleinen geldbeutel,kleinsten geldbeutel',
  dearest:
    'teuerste,teuersten,teuerster,teuerstes,am teuersten,kostspieligste,hochster preis,hochsten preis,kostet am meisten,kosten am meisten,hochste preis,hochstem preis,zahle ich am meisten,am meisten kostet,am meisten kosten,am meisten geld,das meiste kostet,kostet das meiste,meisten geld,am kostspieligsten,teuerstem',
  cheaper:
    'billiger,billigere,billigeres,billigeren,gunstiger,gunstigere,gunstigeres,gunstigeren,preiswerter,preisgunstiger,kostet weniger,kosten weniger,weniger als,kostet es weniger,ist weniger teuer,weniger teuer,weniger kostet,weniger kosten,niedrigerer preis,niedrigeren preis,geringerer preis,zahl ich weniger,zahle ich weniger,weniger zahlen,weniger geld,billiger als,gunstiger als',
  dearer:
    'teurer,teurere,teureres,teureren,kostet mehr,kosten mehr,mehr als,hoherer preis,hoheren preis,zahl ich mehr,zahle ich mehr,mehr zahlen,mehr kostet,mehr kosten,mehr geld,kostspieliger',
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
        'grosse,personen,personenzahl,gaste,leute,teilnehmer,platze,sitzplatze,kapazitat,volumen,inhalt,flache,wohnflache',
    },
    {
      smallest: 'jungste,jungsten,jungster,am jungsten',
      largest: 'alteste,altesten,altester,am altesten',
      smaller: 'ist junger,sind junger,junger als',
      larger: 'ist alter,sind alter,alter als',
      column: 'alter,altersgruppe',
    },
    {
      smallest: 'langsamste,langsamsten,langsamster,am langsamsten',
      largest: 'schnellste,schnellsten,schnellster,schnellstes,am schnellsten',
      smaller: 'langsamer als',
      larger: 'schneller als',
      column: 'geschwindigkeit,hochstgeschwindigkeit,tempo,km h,kmh',
    },
    {
      smallest: 'alteste,altesten,altester,altestes,am altesten',
      largest: 'neueste,neuesten,neuester,neuestes,jungste,jungsten,am neuesten',
      smaller: 'alter als',
      larger: 'neuer als',
      column: 'baujahr,jahr,seit,erbaut,gegrundet,jahrgang',
    },
  ],
  most: 'meisten,hochste,hochsten,hochstes',
  fewest: 'wenigsten,niedrigste,niedrigsten,niedrigstes',
  under:
    'unter,weniger als,fur weniger als,hochstens,maximal,max,bis zu,bis maximal,bis,billiger als,gunstiger als,nicht mehr als,nicht uber,nicht teurer als,unterhalb von,nicht mehr kosten als,nicht mehr kostet als,maximal bis,budget von,ein budget von,mein budget ist,hochstens fur,fur hochstens,fur maximal,fur unter,weniger wie,gunstiger wie,billiger wie,nicht teurer wie',
  over: 'uber,mehr als,fur mehr als,teurer als,mindestens,ab,oberhalb von,mehr wie,teurer wie,oberhalb,von mehr als',
  howMany:
    'wie oft pro,wie oft im,wie viele male,wie viel mal,wie viele,wieviele,wie viel verschiedene,wieviel verschiedene,wie viel sorten,wieviel sorten,wie viel arten,wieviel arten,anzahl,wie viel unterschiedliche,wie viele unterschiedliche,wie viele sorten,wie viele arten,wie viele verschiedene,wie gross ist die auswahl an,anzahl der,anzahl an,zahl der',
  list: 'welche,welcher,welches,welchen,welchem,liste,auflistung,alle,all eure,alle eure,alles was,zeig mir,zeigt mir,nenn mir,was habt ihr,was haben sie,was hast du,was gibt es,was gibts,was gabe es,gibt es,gibts,gibt es irgendwelche,habt ihr auch,habt ihr was,habt ihr etwas,habt ihr irgendwas,haben sie auch,haben sie etwas,was bietet ihr,was bieten sie,was verkauft ihr,in welchen,was fur,was fur arten,was alles,irgendwelche,ubersicht,uberblick,aufzahlung,komplette liste,samtliche,alle arten,jede art,jede sorte,alle sorten,ganze auswahl,gesamte auswahl,ganze palette,welche auswahl,eure auswahl,was konnt ihr,was kann ich,was konnte ich,was konnen wir,was fuhrt ihr,was fuhren sie,was steht zur auswahl,was ist im sortiment,was stehen fur,gibt es was,gibt es etwas,gibt es auch,gibts auch,gibts was,gibts etwas,gibts bei euch,habt ihr,haben sie welche,nennt mir,zahl mir,sag mir alle,was ist alles,was hattet ihr,was hatten sie,womit kann,woraus kann ich wahlen',
  together:
    'zusammen,alles zusammen,insgesamt,in summe,summe,plus,gesamt,gesamtpreis,im ganzen,zusammengerechnet,alles in allem,fur beides,beides zusammen,fur beide zusammen,unterm strich,im gesamten,alles zusammengerechnet,zusammengezahlt,gesamtsumme,gesamtkosten,gesamtbetrag,endsumme,zusammengenommen,in der summe,addiert,macht das zusammen,beides,fur alles zusammen,wenn ich beides,kostet alles,kostet das alles,kostet mich alles,macht alles,macht das alles,alles in einem',
  difference:
    'wie viel teurer,wieviel teurer,wie viel mehr,wieviel mehr,preisunterschied,unterschied zwischen,wie viel gunstiger,wie viel billiger,um wie viel,um wieviel,preisdifferenz,differenz zwischen,preislicher unterschied,unterschied im preis,unterschied beim preis,wieviel gunstiger,wieviel billiger,wie viel weniger,wieviel weniger,aufpreis zwischen,aufpreis von,wie gross ist der unterschied,was ist der unterschied,wie viel hoher,wie viel mehr kostet,wie viel mehr zahle',
  or: 'oder,bzw,im vergleich zu,im vergleich zum,im vergleich zur,verglichen mit,gegenuber,vs,versus,als',
  and: 'und,plus,inkl,inklusive,einschliesslich,mit,sowie,u,&,zusammen mit,samt,plus noch,und noch,und dazu,dazu',
  denials: 'nicht,kein,keine,keinen,keinem,keiner,keines,nie,niemals,nichts,ohne,ausser',
  without:
    'ohne,kein,keine,keinen,keiner,keinem,keinerlei,sind nicht,ist nicht,die nicht,der nicht,das nicht,nicht mit,nicht aus,aber nicht,ausser,bis auf,abgesehen von,mit ausnahme von,ausgenommen,frei von,nicht enthalten,enthalten kein,enthalt kein,enthalten keine,esse kein,esse keine,esse keinen,ess kein,trinke kein,trinke keinen,darf kein,darf keine,darf keinen,mag kein,mag keine,mag keinen,will kein,will keine,will keinen,brauchen kein,braucht kein,brauche kein,brauche keinen,brauchen keine,brauchen keinen,nicht enthalt,lasst man weg,weglassen,nicht mitgezahlt,exklusive,minus,nicht fur,nicht vom,nicht von,nicht bei,nicht beim',
  howLong:
    'wie viele jahre,wie viele monate,wieviele jahre,wieviele monate,wie lange,wie lang,wielange,wie viele tage,wieviele tage,wie viel tage,wie viele minuten,wieviele minuten,wie viele stunden,wieviele stunden,wie viele wochen,wie viel zeit,wieviel zeit,wie schnell,bis wann fertig,dauert,dauern,dauer der,dauer des,dauer von,dauer einer,dauer eines,dauer fur,welche dauer hat,lieferzeit',
  sale: 'reduziert,reduzierte,reduzierten,im angebot,in aktion,im sale,im ausverkauf,im schlussverkauf,runtergesetzt,heruntergesetzt,herabgesetzt,rabattiert,verbilligt,preisreduziert,sonderangebot,sonderangebote,reduziertes,im preis gesenkt,preisgesenkt,gesenkt,mit rabatt,rabatte,schnappchen,angebote gerade,aktionspreis,aktionspreise,sale,ermassigt,ermassigte,ermassigten,verbilligte,billiger geworden,vergunstigt',
  certainDays:
    'teil des jahres,saisonal,nicht das ganze jahr,bestimmten monaten,zeit im jahr,bestimmten tagen,bestimmte tage,bestimmten wochentagen,bestimmte wochentage,einzelnen tagen,einzelne tage,manchen tagen,gewissen tagen,festen tagen,nur an tagen,nicht jeden tag,nicht taglich,nicht an jedem tag,nicht immer,nur zeitweise,nur saisonal,nicht ganzjahrig,nicht das ganze jahr uber,bestimmten zeiten,bestimmte zeiten,bestimmter zeit,gewisse tage,nur manchmal,saisonware,zu bestimmten jahreszeiten,bestimmten jahreszeiten,nur an bestimmten',
  things:
    'dauert,dauern,dauer,lange,lang,kommt,geht,lauft,ding,dinge,dingen,sache,sachen,zeug,zeugs,artikel,produkt,produkte,produkten,angebot,angebote,speise,speisen,gericht,gerichte,gerichten,behandlung,behandlungen,leistung,leistungen,dienstleistung,dienstleistungen,option,optionen,moglichkeit,moglichkeiten,auswahl,sortiment,variante,varianten,sorte,sorten,art,arten,karte,speisekarte,liste,preis,preise,preisliste,kostet,kosten,kauf,kaufen,verkauft,verkaufen,bietet,bieten,anbieten,bestellen,bestell,bekomm,bekommen,krieg,kriegen,kriegt,verschiedene,verschiedenen,verfugbar,erhaltlich,aktuell,derzeit,momentan,moment,gerade,heute,jetzt,normal,normale,normaler,normales,normalen,normalerweise,euro,euros,cent,stuck,stucke,teuer,teure,billig,billige,gunstig,gunstige,zusammen,insgesamt,theke,laden,geschaft,macht,machen,zahl,zahle,zahlen,bezahlen,gern,gerne,mochte,mocht,wurde,brauch,brauche,such,suche,wissen,sagen,sag,frage,fragen,mal,bisschen,ungefahr,circa,ca,etwa,genau,eigentlich,uberhaupt,leute,abschnitt,rubrik,kategorie,bereich,sitzung,sitzungen,termin,portion,zurzeit,augenblick,heutzutage,aktuelle,aktuellen,ubersicht,uberblick,aufzahlung,auflistung,palette,auswahlen,zahlt,bezahlt,bezahle,budget,geld,geldbeutel,leisten,knapp,mann,frau,typ,kumpel,chef,nachbar,nachbarin,tante,onkel,cousin,cousine,mama,papa,jemand,jemanden,jemandem,idee,uberlege,uberlegen,hoffe,plane,planen,neugierig,interessiere,interesse,wurd,wurden,hatte,hatten,hatt,konnte,konnten,wollte,wollten,mochten,brauchte,brauchten,brauchen,nehme,nehmen,nimm,nehm,nimmt,davon,dafur,dazu,damit,rechnen,rechne,los,komplett,komplette,kompletten,komplettes,genaue,ungefahre,sowas,irgendwas,irgendwie,irgendein,irgendeine,vielleicht,bestimmte,bestimmten,einzelne,danke,bitte,hallo,servus,moin,gruezi,sorry,entscheiden,gesehen,gehort,gelesen,internet,website,webseite,homepage,daheim,furs,ins,ans,aufs,beim,zum,vom,fur,lasse,lassen,hinlegen,hinblattern,hinlegt,einplanen,einplane,wunscht,wunsche,wunschen,reichen,reicht,reichte,drauf,abnahme,holen,hole,mitbringen,nehmt,freundin,freund,kollege,kollegin,kollegen,isst,tasche',
  saves: 'spare,sparen,spart,sparst,spar,ersparnis,gespart',
  insteadOf: 'statt,anstatt,anstelle von,gegenuber',
  separately: 'einzeln,einzelkauf,einzelne,einzelnen',
  yearsOld:
    'jahre,jahre alt,jahr alt,jahrige,jahriger,jahriges,jahrigen,jahriger junge,jahren,jahriges kind,lebensjahr',
  orMore: 'oder mehr,oder daruber,oder hoher,oder teurer,und mehr,und daruber,aufwarts',
  orLess: 'oder weniger,oder darunter,oder billiger,oder gunstiger,und weniger,und darunter',
  wePay:
    'zahlt ihr euren,zahlt ihr eueren,zahlen sie ihren,zahlt ihr pro stunde,zahlen sie pro stunde,zahlt ihr in der stunde,zahlen sie in der stunde,zahlt ihr fur mein,zahlt ihr fur meine,zahlt ihr fur meinen,zahlen sie fur mein,zahlen sie fur meine,zahlen sie fur meinen,zahlt ihr den,zahlen sie den,verdient man,verdient ihr,verdiene ich,verdienen eure,verdienen ihre,stundenlohn,gehalt,lohn,monatslohn',
  areFree:
    'sind kostenlos,ist kostenlos,kostenlos sind,kostenlos ist,sind gratis,ist gratis,gratis sind,gratis ist,sind umsonst,ist umsonst,sind kostenfrei,ist kostenfrei,kosten nichts,kostet nichts,nichts kosten,nichts kostet',
  refusing:
    'ihr nicht,sie nicht,ich nicht,wir nicht,man nicht,ihr keine,sie keine,ihr keinen,sie keinen',
  anyThings:
    'maschine,maschinen,gerat,gerate,geraten,werkzeug,werkzeuge,job,jobs,arbeiten,zone,zonen,bereich,bereiche,modell,modelle,aktivitat,aktivitaten,veranstaltung,veranstaltungen,fahrzeug,fahrzeuge,paket,pakete,getrank,getranke',
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
