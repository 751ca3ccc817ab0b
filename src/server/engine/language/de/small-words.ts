import type { SmallWords } from '#server/engine/language/small-words.ts';

export const smallWords: SmallWords = {
  asides:
    'fur,furs,zum,zur,beim,ins,aufs,in,im,am,an,auf,bei,vom,von,wahrend,vor,nach,wenn,falls,weil',
  own: 'mein,meine,meinen,meinem,meiner,unser,unsere,unseren,unserem,unserer',
  links: 'mit,ohne,nach,als,zum,zur,bis,aus,zu',
  fillers:
    'der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren unserem unserer dein deine deinen diese dieser diesen dieses es ihn',
  additions:
    'am an auf aus bei beim bis fur im in ins mit nach pro vom von vor zu zum zur wie was ist sind pro je jede jeder jedes',
  topicFillers:
    'der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere euer eure ihr ihre ihren bitte auch denn mal eigentlich',
  placeLinks: 'nach aus von in bei',
  tags: 'ist das moglich ok okay erlaubt machbar geht ginge ware dies es denn in ordnung',
  vague:
    'nächste nächster nächstes nächsten passiert passieren etwas irgendetwas irgendwas irgendwie irgendwo was nichts alles jemand irgendjemand keiner sache sachen ding dinge ok okay möglich geht gehts gehen ginge klappt klappen schauen gucken sagen sag wissen weiß wüsste wollte würde würden hätte wäre vielleicht eigentlich überhaupt noch schon halt eben einfach mal kurz schnell frage fragen gefragt meine meint genau normalerweise gerade bisschen so dann doch brauche brauchen braucht bräuchte machen mach macht tun tut kommen komme komm kommt bekommen bekomme kriegen kriege kriegt krieg ungefähr circa etwa ca vorher vorab nachher danach usw total völlig absolut bestimmt wahrscheinlich hoffentlich leider offensichtlich anscheinend ehrlich echt irgendwann bestimmte bestimmten bestimmter gewisse gewissen spezielle speziell generell grundsätzlich typisch entscheiden entschieden überlege überlegen hoffe hoffen gern gerne lieber interessiere interessieren interessiert neugierig sorge sorgen empfehlen empfehlt empfehlung rat idee ablauf vorgehen vorgehe vorgehensweise schritte regel regeln regelung momentan derzeit aktuell aktuelle neulich kürzlich insgesamt jedenfalls sowieso direkt solche solchen paar mehrere verschiedene viel viele schön schade toll blöd doof komisch fall fälle situation grund gründe stimmt stimmen wundere wundern anfrage rein theoretisch quasi praktisch wenden wende falls sonst trotzdem nämlich',
  light:
    'haben habt hat gibt bieten bietet anbieten führen verkaufen verkauft kaufen nehmen nehmt nimmt akzeptieren akzeptiert erlauben erlaubt mitbringen bringen bleiben erreichen sprechen kontakt enthalten inklusive laden geschäft gast gäste besucher kunde kunden speisekarte karte gericht gerichte regelung möglichkeit möglichkeiten zeit lange nummer genau vorher willkommen nähe personal team eigene sie ihr euch',
  doing:
    'gut geeignet passt passen fasst reicht brauen braut backen backt kochen kocht röstet mieten miete leihen ausleihen buchen buche reservieren mitmachen teilnehmen besuchen anmelden nutzen benutzen probieren anfangen beginnt beginnen startet endet treffen trifft unterrichtet unterrichten leitet leiten gibt stattfindet finden findet halten bringen mitbringen schicken senden einbauen montieren ersetzen reparieren richten wechseln tauschen austauschen kaufen bestellen bezahlen zahlen zahle zahl ausgeben übernachten schlafen lassen anbieten bietet führt führen verkauft verkaufen holen abholen',
  carriers: `pro je art arten sorte sorten möglichkeiten verschiedene preis preise kosten kostet koste kostenpunkt gebühr gebühren betrag summe minuten minute stunden stunde tage tag
    wochen woche monate monat nacht zeit zeiten uhrzeit termin termine dauer dauert dauern will wollen wollte möchte
    möchten würde würden hätte hätten gern gerne plane planen planung überlege überlegen interessiere interessieren
    brauche brauchen bräuchte benötige buchen buche buchung reservieren reservierung anmelden bestellen bestelle
    bestellung auftrag geben gibt machen mache macht lassen nehmen kommen komme kommt gehen geht bleibt bleiben hält
    halten beginnt beginnen startet starten endet enden läuft bringen bringt mitbringen holen abholen fragen frage wissen
    sagen sage finden findet zahlen zahle bezahlen passen passt dabei inklusive möglich verfügbar bestimmte bestimmten
    erwachsene erwachsener erwachsenen kind kinder kindern person personen leute leuten mitglied mitglieder student
    studenten tochter sohn mann frau freund freunde freundin familie extra vorher vorab früh spät lange immer nur`,
  cost: 'kosten kostet preis preise gebühr gebühren kostenlos gratis kostenfrei zahlen aufpreis',
  costAsked: 'kosten kostet preis gebühr gebühren kostenlos gratis kostenfrei',
  validity:
    'gultig*,preis*,angebot*,aktion*,rabatt*,speisekarte,karte,menu*,tarif*,gebuhr*,gutschein*,gilt,gelten,verfugbar,programm*,katalog,prospekt,flyer,sonderpreis*,weihnachtskarte',
  keptInSearch:
    'tag tage tagen uhr jahr jahre jahren ganz ganze ganzer ganzen gross grosse grossen klein kleine kleinen teil zeit montag dienstag mittwoch donnerstag freitag samstag sonntag heute morgen gestern ersten erste zweite dritte drei vier funf sechs sieben acht neun zehn ohne mensch menschen leute kurz hoch mann',
  chatty:
    'furs ins ans aufs ubers bitte danke hallo mal denn eigentlich euch euer eure ihr ne nen gibts gibt bei habt mir mich krieg kriege macht man kann konnt konnen darf durfen muss mussen welche welcher welches wieviel wie viel viele was wer wann wo',
};
