import type { Topics } from '#server/engine/language/topics.ts';

/** How German speakers ask and write about what customers want to know of any business. */
export const topics: Topics = {
  book: '?(wie|wo) (kann|konnen|muss|soll|mache|melde|bekomme|buche|reserviere|vereinbare) [ich|wir|man] [mich|uns|mir] [einen|hier|bei euch] (termin|buchen|reservieren|anmelden|an|vereinbaren|tisch|platz), ?(termin|tisch|platz|kurs|stunde|zimmer) (buchen|reservieren|vereinbaren|ausmachen|machen|bekommen|haben), ?(kann|konnen|mochte|wurde|will) + (buchen|reservieren|anmelden|einen termin|vorbestellen), !(buchen|anmelden|reservieren|anmeldung|buchung|terminvereinbarung|reservierung|termine) (online|im|uber|per|telefonisch|am|unter|bei|nur|kannst|konnen|auf), !(buchbar|reservierbar), online buchen, =anmeldung, =buchung, =reservierung, =termine, =terminvereinbarung, ?vorbestellen, !(vorbestellung|vorbestellen|vorbestellungen), ?(wie|wo) + (komme ich an|kriege ich|bekomme ich) + (termin|platz|tisch), ?(am besten|einfachsten) + (buchen|anmelden|reservieren|bestellen)',
  'need-booking':
    '?(brauche|brauch|braucht|muss|benotige|mussen) + (termin|anmelden|reservieren|voranmeldung|reservierung|buchen|vorbestellen), (ohne|mit) (termin|anmeldung|voranmeldung|reservierung), ?(einfach) [so] (vorbeikommen|kommen|reinschauen|hingehen|vorbei kommen), !(anmeldung|termin|reservierung|voranmeldung) (ist|nicht) (notig|erforderlich|erwunscht|notwendig), nur (mit|nach) (termin|vereinbarung|anmeldung|absprache), ?(muss|mussen|soll|sollte) [ich|wir|man] + (termin ausmachen|anrufen vorher|vorher anrufen|vorher buchen|vorher bescheid), ?(geht|klappt|kann) + (spontan|ohne termin|einfach so|unangemeldet)',
  'notice-needed':
    '?wie (lange|weit|fruh|viel) (vorher|im voraus|vorab|zeit vorher), ?bis wann (muss|kann|soll) + (bestellen|anmelden|bescheid|vorbestellen|buchen), !(#|ein|eine|einen|paar) (tag|tage|woche|wochen|werktage|stunde|stunden) (vorher|im voraus|vor|davor|vorab), ?wie (fruh|lange|weit|viel) + (vorher|im voraus|vorab|bestellen|auftrag geben|bescheid|buchen|anmelden|vorbestellen), ?wie viele (tage|wochen|monate|stunden) + (vorher|im voraus|vorab|davor), ?(spatestens|kurzfristig), ?(in auftrag geben|aufgeben)',
  cancel:
    '(absagen|absage|stornieren|storno|stornierung|abgesagt|storniert|absagt|sage ab|stornogebuhr|stornokosten|stornobedingungen|rucktritt|zurucktreten), ?(kann|konnen) [ich|wir] [leider|morgen|heute|doch] nicht [mehr] kommen, ?(kann|konnen) + (nicht wahrnehmen|nicht einhalten|doch nicht zum termin|doch nicht zum kurs), ?kommt was dazwischen, etwas dazwischen, ?(schaffe|schaffen) + (nicht|doch nicht), ?(kann|konnen) + termin nicht, ?(abblasen|sausen lassen)',
  reschedule:
    '(verschieben|umbuchen|verlegen|verschiebung|umbuchung|umbuchungen|verschoben), (anderer|anderen|neuer|neuen) (termin|tag|datum|zeitpunkt), ?termin (andern|wechseln)',
  'no-show':
    '(nichterscheinen|nicht erscheinen|nicht erscheint|nicht erschienen|unentschuldigt|versaumt|verpasst|verpasse|verschwitzt), ?(termin|stunde|kurs) (vergessen|verpasst|verpennt|verschwitzt), nicht (gekommen|auftauche|auftauchen|wahrgenommen)',
  'missed-class':
    '(verpasst|verpasse|versaumt|fehle|fehlen|gefehlt|nachholen|nachgeholt|nachholtermin|nachholstunde|nicht geschafft) , (stunde|kurs|unterricht|theorie|lektion|einheit) + (verpasst|ausfallt|fehlt|versaumt|nachholen|nicht da|nicht geschafft)',
  late: '(zu spat|verspatung|verspate|verspaten|verspatet|spater komme|im stau|minuten spater), !(warten|wartet) # minuten, !nach # minuten',
  refund:
    '(geld zuruck|ruckerstattung|erstattung|erstatten|erstattet|zuruckerstattet|ruckzahlung|geld wieder|zuruckbekommen), (bekomme|kriege|krieg|zahlt) [ich|wir|man] + (geld zuruck|zuruckerstattet|zuruckgezahlt), (bekomme|kriege|krieg|zahlt|gibt es) [ich|wir|man|ihr] [geld|was|etwas|alles] zuruck, nicht erstattet',
  deposit:
    '(anzahlung|anzahlen|vorauszahlung|vorkasse|im voraus zahlen|im voraus bezahlen|kaution|pfand|angezahlt)',
  'pay-how':
    '?wie (kann|konnen) [ich|wir|man] [bei euch] (zahlen|bezahlen), ?(mit|in|per) (karte|ec|ec karte|kreditkarte|bar|bargeld|paypal|handy|visa|mastercard|amex|american express|uberweisung|rechnung|girocard|apple pay|scheck) [auch] (zahlen|bezahlen), ?(bar|karte|ec|kreditkarte|kartenzahlung|amex|paypal|bargeld|rechnung) + (zahlen|bezahlen|nehmt|nehmen|akzeptiert|geht|moglich|annehmen), (zahlungsarten|zahlungsart|zahlungsmoglichkeiten|zahlungsmittel|kartenzahlung|girocard|ec karte|barzahlung|kreditkarte|kreditkarten|apple pay|google pay|american express|mastercard|visa|bargeld|uberweisung|paypal), =bezahlung, =zahlung, =bezahlen',
  installments:
    '(raten|ratenzahlung|ratenkauf|finanzierung|finanzieren|in raten|abzahlen|monatlich zahlen|abbezahlen|klarna)',
  discount:
    '(rabatt|rabatte|ermassigung|ermassigt|ermassigungen|nachlass|vergunstigung|vergunstigt|billiger fur|gunstiger fur|skonto|prozente), # prozent (rabatt|auf|nachlass|weniger)',
  'discount-student':
    '(student|studenten|studierende|schuler|azubi|azubis|auszubildende|studi|studis|studentenausweis)',
  'discount-senior':
    '(senior|senioren|rentner|rentnerin|rente|pensionist|pensionisten|uber 60|uber 65|ab 60|ab 65)',
  voucher: '(gutschein|gutscheine|geschenkgutschein|geschenkkarte|gutscheinkarte)',
  'voucher-expiry':
    '(gutschein|gutscheine|karte|punkte|abo) + (gultig|lauft ab|verfallt|verfallen|ablaufen|gelten|gilt|einlosen|jahre)',
  loyalty:
    '(treuekarte|bonuskarte|stempelkarte|stempel|punkte sammeln|kundenkarte|treuepunkte|bonuspunkte|stempelpass)',
  'membership-end':
    '(kundigen|kundigung|kundigungsfrist|kundige|vertrag beenden|mindestlaufzeit|laufzeit|vertragslaufzeit), ?wie lange + (gebunden|mindestens|bleiben|binden), ?(mindestdauer|mindestvertragslaufzeit|mindestabnahme|aussteigen|abmelden|austreten), !(kundbar|mindestens # monate|nach # (paketen|monaten|lieferungen))',
  'membership-pause':
    '(pausieren|pause|ruhend|ruhen lassen|stilllegen|aussetzen|unterbrechen) + (mitgliedschaft|vertrag|abo|beitrag|monat|monate)',
  trial:
    '(probestunde|schnupperstunde|probetraining|schnupperkurs|schnuppern|probeabo|ausprobieren|probieren|probezeit)',
  'waiting-list': '(warteliste|ausgebucht|alles voll)',
  invoice: '(rechnung|quittung|kassenbon|beleg|kassenzettel|auf rechnung)',
  quote:
    '(kostenvoranschlag|angebot einholen|voranschlag|unverbindliches angebot), was wurde + kosten',
  'min-order':
    '(mindestbestellwert|mindestbestellmenge|mindestmenge|mindestbetrag|mindestumsatz|kartenzahlung ab|ab welchem betrag), ?(mindestens|gewissen betrag|bestimmten betrag) + (zahlen|ausgeben|kaufen|karte), ?ab (wie viel|wieviel|welcher summe) + (karte|liefern|bestellen)',
  delivery:
    '(lieferung|liefern|liefert|lieferdienst|versand|versenden|verschicken|zustellung|lieferservice|schicken), bringen + nach hause, (nach hause|an die haustur|vor die tur|an die tur) + (bringen|bringt|gebracht|liefern|kommen), ?(bringt|bringen|schickt) [ihr|sie] + (nach hause|vorbei|zu mir|zu uns), ?kommt [ihr|sie] + nach hause, ?zu mir nach hause + bringen',
  'delivery-where':
    '?(liefert|liefern|versendet|verschickt|kommt|fahrt) [ihr|sie] [auch] (nach|bis|zu), (liefergebiet|lieferzone|liefergebiete|umkreis|ausland|weltweit|deutschlandweit)',
  'delivery-time':
    '?(wann|wie lange|wie schnell) + (liefern|lieferung|da|ankommen|kommt|versand|geliefert|dauert), (lieferzeit|lieferzeiten|versanddauer|werktage), !(liefern|versenden|lieferung) + (# werktage|# tage|# bis # tage|am nachsten), ?(wann|wie lange|wie viele tage) + (paket|bestellung|sendung) + (da|ankommt|kommt|unterwegs|braucht)',
  'delivery-cost':
    '(lieferkosten|versandkosten|liefergebuhr|porto|versandkostenfrei|frei haus|anfahrt|anfahrtskosten|kostenlose lieferung|lieferpauschale)',
  'delivery-missed':
    '(nicht (da|zuhause|zu hause|daheim)|niemand (da|zuhause|zu hause|daheim)|nachbar|nachbarn|ablageort|abstellgenehmigung) ',
  'order-pickup':
    '(abholen|abholung|abholbereit|selbst abholen|abholzeiten|abgeholt|abhole), ?wann (kann|konnen) + (abholen|holen|fertig)',
  'order-pickup-late':
    '(nicht abgeholt|nicht abgeholte|aufbewahren|aufbewahrung|lagergebuhr|lagern|aufheben) ',
  'ready-when':
    '?(wann|wie lange|wie schnell|bis wann) + (fertig|dauert|dauern|wartet|repariert|abholen|braucht ihr|zuruck), !(fertig|dauert|dauern|dauer) + (#|tag|tage|woche|wochen|stunde|stunden|minuten|werktage), (expressservice|express|schnellservice)',
  return:
    '(zuruckgeben|ruckgabe|zuruckschicken|retoure|retournieren|umtausch|umtauschen|zurucknehmen|zuruckbringen|ruckgaberecht|umgetauscht|zuruckgegeben|widerruf), ?(nehmt|nehmen) [ihr|sie] + zuruck, gefallt (mir|nicht), ?(wieder|zuruck) (bringen|geben|nehmen), ?(korkt|kork|korken|korkfehler)',
  'return-period':
    '(ruckgabe|umtausch|zuruckgeben|zuruckschicken|umtauschen|zuruckgegeben|umgetauscht) + (# tage|# tagen|# wochen|wie lange|frist|innerhalb|bis wann), (ruckgabefrist|umtauschfrist|widerrufsfrist)',
  exchange:
    '(umtausch|umtauschen|andere grosse|falsche grosse|passt nicht|zu klein|zu gross|zu eng)',
  'arrived-damaged':
    '(beschadigt|kaputt angekommen|defekt|mangel|fehlerhaft|zerbrochen|transportschaden|falsch geliefert|falsche ware|reklamieren|reklamation), ?(kam|ist|sind) + (kaputt|beschadigt|verwelkt|zerkratzt)',
  warranty:
    '(garantie|gewahrleistung|gewahrleistungsfrist|kulanz|garantiezeit|garantiefall), ?(kaputt|gebrochen|abgebrochen|kaputtgegangen|defekt) + (jahr|jahre|monat|monate|wochen|nach|schon), ?geht nicht mehr + (jahr|jahre|monat|monate|wochen), ?(ersatz|neue flasche|neues|neuen) + (bekomme|bekomm|kriege|krieg|gibt), ?(bekomme|bekomm|kriege|krieg) [ich|wir] + ersatz, !(ersetzen|ersatz|tauschen) + (wir|sie|innerhalb)',
  complaint:
    '(beschwerde|beschweren|unzufrieden|nicht zufrieden|reklamation|reklamieren|schlichtungsstelle)',
  repair: '(reparieren|reparatur|reparaturen|repariert|richten|instand|flicken)',
  care: '?wie + (reinige|reinigen|putze|putzen|pflege|pflegen|wasche|waschen|lagere|lagern|bewahre|sauber|aufbacken|aufwarmen|knusprig|aufbewahren|halte), (pflegehinweis|pflegehinweise|pflegetipps|pflege|reinigung|aufbewahrung|aufbacken), !(reinigen|putzen|waschen|abspulen|lagern|aufbewahren) [sie] (mit|nur|unter|im|in|nie|niemals), spulmaschine, spulmaschinenfest, mikrowelle',
  'shelf-life':
    '?wie lange + (haltbar|halt|frisch|aufheben|aufbewahren|hebt), (haltbar|haltbarkeit|mindesthaltbarkeit|einfrieren|eingefroren|gefrieren|kuhlschrank|gefrierschrank), ?(von gestern|vom vortag|vortags|altes|ubrig) , !(vom vortag|von gestern)',
  materials:
    '?(woraus|welches material|aus welchem) + (ist|sind|gemacht|besteht|holz|stoff), ?aus was + (gemacht|besteht|holz|stoff), ?aus was (ist|sind), (besteht aus|bestehen aus|massivholz|echtleder|edelstahl)',
  'age-limit':
    '(ab welchem alter|mindestalter|wie alt|altersgrenze|altersbeschrankung|ab # jahren|ab # jahre|unter # jahren|bis # jahre|ab # monaten|jugendliche), (ab|unter|uber|bis|mit|bin|ist|wird) # [jahre|jahren] [alt|jahrig], !# (jahre|jahren) [alt] (kannst|kann|durfen|mussen), minderjahrig, minderjahrige, jugendschutz',
  'child-alone':
    '(alleine|allein|ohne eltern|ohne begleitung|begleitperson|in begleitung|erziehungsberechtigte|erziehungsberechtigten|einverstandniserklarung|aufsichtsperson|begleitung)',
  children:
    '(kinder|kind|kindern|baby|kleinkind|tochter|sohn|enkel|kinderwagen) + (mitbringen|willkommen|erlaubt|durfen|darf|kommen|mit|geeignet|dabei)',
  pets: '(hund|hunde|hunden|haustier|haustiere|haustieren|tier|tiere|vierbeiner|katze|katzen|welpe|dackel|pudel|labrador|terrier|schaferhund) + (mitbringen|mit|erlaubt|darf|durfen|willkommen|rein|hinein|leine|draussen|drin|gern|gerne|nicht|nur), =hunde, =tiere, =haustiere, =hund, (assistenzhund|assistenzhunde|blindenhund|blindenhunde|hundefreundlich)',
  access:
    '(rollstuhl|rollator|barrierefrei|behindertengerecht|rampe|aufzug|lift|stufen|stufenlos|stufe|treppe|treppen|gehbehindert|ebenerdig|kinderwagen)',
  parking:
    '(parkplatz|parkplatze|parken|parkhaus|parkmoglichkeit|parkmoglichkeiten|tiefgarage|stellplatz|stellplatze|parkscheibe|parke), ?(auto|wagen|pkw|bus|wohnmobil) + (abstellen|stehen lassen|lassen|hinstellen|parken), ?wo + (auto|wagen) + (hin|abstellen|lassen)',
  transit:
    '?wie (komme|komm|fahre|erreiche) + (zu euch|hin|bahnhof|ihnen|dorthin), ?wie (kommen|kommt|fahrt|fahren) + (bahnhof|dorthin|bus|bahn|auto|strassenbahn), ?wie kommen wir [am besten] zu (euch|ihnen), ?wie kommt man [am besten] (zu euch|hin|zu ihnen|dorthin), (bus|bahn|tram|strassenbahn|u bahn|s bahn|zug|bahnhof|haltestelle|buslinie|linie #), (anfahrt|anreise|zu fuss|gehminuten), ?(welche|mit welcher|welchen|welcher) (tram|bahn|bus|linie|zug|strassenbahn|u bahn|s bahn|haltestelle), ?(steige|steigen|steigt|aussteigen|muss ich raus), ?mit den offentlichen',
  'ev-charging': '(ladestation|ladesaule|wallbox|elektroauto|e auto|aufladen|tesla), laden + auto',
  bring:
    '?was (muss|soll|brauche|mussen|sollte|sollen|soll man) [ich|wir|man] [alles] [zum|zur|fur] + (mitbringen|mitnehmen|dabeihaben|anziehen|einpacken), (mitbringen|mitzubringen|bring|bringe|bringen sie|bitte mitbringen|mitgebracht), ?was + mitbringen, ?was (brauche|muss|soll|benotige) [ich|wir|man] + (mitnehmen|dabei|dabeihaben|einpacken|vorlegen|vorzeigen), ?welche (unterlagen|dokumente|papiere) , !(mitzubringen|dabei haben|vorzulegen)',
  'dress-code':
    '(kleiderordnung|dresscode|was anziehen|bequeme kleidung|kleidung|festes schuhwerk|anziehen)',
  'own-food':
    '(eigenes essen|eigene getranke|selbst mitgebracht|mitgebrachte speisen|mitgebrachte getranke|kuchen mitbringen|essen mitbringen|eigenen kuchen|korkgeld|picknick|mitgebrachtes)',
  smoking: '(rauchen|raucher|nichtraucher|rauchverbot|zigarette|vapen|raucherbereich)',
  photos: '(fotografieren|fotos machen|filmen|bilder machen|fotoerlaubnis|videoaufnahmen)',
  wifi: '(wlan|wifi|internet|laptop|laptops|notebook|laptopfrei|arbeiten am laptop)',
  allergies:
    '(allergie|allergien|allergisch|allergiker|allergene|unvertraglichkeit|zoliakie|gluten|glutenfrei|laktose|laktosefrei|nusse|sesam)',
  diets: '(vegan|vegane|veganes|vegetarisch|vegetarische|halal|koscher|glutenfrei|laktosefrei)',
  languages:
    '(sprache|sprachen|sprecht|sprechen|spricht|englisch|turkisch|russisch|franzosisch|spanisch|italienisch|arabisch|ukrainisch|polnisch|dolmetscher)',
  qualified:
    '(zertifiziert|meisterbetrieb|gelernt|ausgebildet|qualifiziert|qualifikation|ausbildung|erfahrung|meister|innung|lizenz)',
  insurance:
    '(krankenkasse|krankenkassen|kasse|kassen|versicherung|versichert|aok|tk|barmer|dak|privatpatient|privatversichert|kassenpatient|zuzahlung|gesetzlich|haftpflicht|zuschuss|versichern)',
  privacy: '(datenschutz|personliche daten|meine daten|dsgvo)',
  jobs: '(stelle|stellen|job|jobs|bewerben|bewerbung|ausbildungsplatz|praktikum|aushilfe|aushilfen|stellenangebote|mitarbeiter gesucht|minijob|arbeiten bei euch|azubi gesucht|lehrstelle|ferienjob)',
  'lost-property':
    '(verloren|fundsache|fundsachen|liegen gelassen|liegengelassen|fundburo), vergessen + (jacke|schirm|handy|tasche|schal|mutze|brille|schlussel|geldbeutel)',
  'group-size':
    '?wie viele (personen|leute|kinder|teilnehmer|gaste|schuler|sind|passen|platze), (gruppe|gruppen|gruppengrosse|teilnehmerzahl|mindestteilnehmerzahl|maximal # personen|hochstens # personen|bis # personen|ab # personen|# bis # personen|personenzahl|bis zu #), ?(wir sind|sind zu|fur) # (personen|leute|kinder|erwachsene), ?ab wie (vielen|viel) (leuten|personen|gasten|kindern|teilnehmern), ?(mindestens|mindestanzahl|mindestzahl), ?wie viele + (mindestens|maximal|hochstens)',
  'private-event':
    '(private feier|feier|feiern|firmenfeier|weihnachtsfeier|mieten|geschlossene gesellschaft|veranstaltung|junggesellenabschied|raumlichkeiten|betriebsausflug|firmenevent|partyservice|catering), ?(vermietet|vermieten|mieten) + (exklusiv|raum|raume|cafe|laden|saal|lokal|abend|feier), ?(exklusiv|nur fur uns|ganz fur uns)',
  birthday: '(geburtstag|kindergeburtstag|geburtstage|geburtstagsfeier)',
  wedding: '(hochzeit|hochzeiten|trauung|braut|heiraten|polterabend)',
  schools:
    '(schulklasse|schulklassen|klasse|klassen|kindergarten|kita|schulausflug|wandertag|schulgruppe|schulgruppen)',
  weather: '(regen|regnet|schlechtes wetter|wetter|gewitter|schnee|hitze|bei jedem wetter)',
  illness:
    '(krank|erkaltet|fieber|ansteckend|erkaltung|grippe|durchfall|magen darm|husten|lause|krankheit|krankgeschrieben)',
  pregnancy: '(schwanger|schwangere|schwangeren|schwangerschaft|stillen|stillende|stillzeit)',
  injury:
    '(verletzung|verletzt|operation|operiert|herzschrittmacher|schrittmacher|bandscheibe|rucken|knie|vorerkrankung|epilepsie|diabetes|blutverdunner)',
  emergency:
    '(notfall|notfalle|notdienst|notruf|bereitschaft|bereitschaftsdienst|112|116117|notaufnahme|dringend|sofort)',
  distress:
    '?(schwindelig|zittert|ohnmachtig|bewusstlos|geschwollen|verbrannt|verbruht|gestochen|erbricht|wurgt|atemnot), !(sofort|unverzuglich|umgehend), !(notaufnahme|notarzt|notruf|giftnotruf), ?(lippe|lippen|gesicht|auge|augen|zunge|hals|zahn) + (dick|geschwollen|schwillt|ausgeschlagen|raus|blutet|brennt|zu), ?(bekomme|bekommt|kriege|kriegt) [kaum|keine|schlecht] luft, ?(atmen|atme|atmet) + (schwer|kaum|schlecht|nicht)',
  poisoning:
    '?(getrunken|gegessen|gefressen|verschluckt|geschluckt|geleckt) + (reiniger|entkalker|spulmittel|waschmittel|bleiche|tabletten|medikamente|batterie|knopfzelle|lilie|schokolade|trauben|rosinen|beeren|pflanze|pilze|frostschutz|gift|chlor|kleber|farbe|dunger|kontaktlinsenflussigkeit)',
  medication:
    '(medikament|medikamente|tablette|tabletten|tropfen|spritze|insulin|schmerzmittel|ibuprofen)',
  'home-visit':
    '(hausbesuch|hausbesuche|zu mir nach hause|zu uns nach hause|kommt ihr [auch] (zu mir|nach hause|vorbei)|vor ort|ins haus)',
  duration:
    '?wie lange (dauert|dauern|geht|ist|braucht), !(dauert|dauern|dauer) + (minuten|stunde|stunden|tage|wochen)',
  beginners:
    '(anfanger|anfangerin|keine erfahrung|vorkenntnisse|ohne vorkenntnisse|einsteiger|erstes mal|zum ersten mal)',
  level: '(niveau|einstufungstest|stufe|fortgeschritten|fortgeschrittene)',
  'exam-repeat':
    '(durchgefallen|durchfallen|nicht bestanden|durchfalle|wiederholen|wiederholung|wiederholungsprufung|noch mal machen)',
  toilets: '(toilette|toiletten|wc|klo|dusche|duschen|umkleide|umkleiden)',
  outdoor:
    '(terrasse|draussen sitzen|gastgarten|biergarten|schanigarten|aussenbereich|im hof|im freien)',
  'whats-included': '(inklusive|inbegriffen|enthalten|im preis|dabei|extra kosten|zusatzlich)',
  aftercare:
    '?(nach|danach) + (behandlung|operation|extraktion|massage|tattoo|piercing) + (sport|duschen|essen|schwimmen|sonne|sauna), (nachsorge|abheilung|verheilt|heilt|heilung)',
  preparation:
    '(vorbereitung|vorbereiten|nuchtern|vor der behandlung|vor dem termin|# minuten vorher|# minuten vor|etwas fruher)',
  'first-visit':
    '(erster termin|ersten termin|erstes mal|ersttermin|erstbesuch|neupatient|neupatienten|erste stunde|probetermin|neukunden), ?(zum ersten mal|das erste mal|erster besuch|erster termin|neu bei)',
  sustainability:
    '(nachhaltig|herkunft|regional|bio|umwelt|plastik|tierwohl|kommt das fleisch|kommen von|woher|stammt|stammen|bauern)',
  'documents-needed':
    '(unterlagen|nachweis|ausweis|personalausweis|passfoto|sehtest|bescheinigung|formular|dokumente|papiere|rezept|uberweisungsschein|versichertenkarte|gesundheitskarte)',
  'electric-car':
    '(automatik|automatikwagen|schaltgetriebe|elektrisch|elektroauto|e auto|schaltwagen)',
  'trade-in': '(ankauf|in zahlung|kauft ihr|kaufen sie), gebraucht + (kaufen|kauft|ankauf|nehmt)',
  rent: '(mieten|vermieten|verleih|leihen|ausleihen|miete|leihgebuhr|vermietung|verleihen)',
  companion:
    '(begleitperson|freund mitbringen|freundin mitbringen|gast mitbringen|gaste mitbringen|jemanden mitbringen)',
  'check-in': '(check in|einchecken|anreise|ankunft|spater ankommen|schlussel)',
  'check-out': '(check out|auschecken|abreise|zimmer raumen|zimmer verlassen)',
  luggage: '(gepack|koffer|taschen abstellen|schliessfach|schliessfacher|garderobe)',
  tip: '(trinkgeld)',
  custom: '(gravur|gravieren|massanfertigung|auf mass|personalisiert|wunschtext|individuell)',
  'gift-wrap': '(geschenkverpackung|als geschenk|einpacken|geschenkpapier)',
  'food-onsite':
    '?(was|etwas) zu (essen|trinken) + (bekommt|bekomme|gibt|dabei|dazu), ?(bekommt|gibt|ist) + (essen|verpflegung|snack|snacks|getranke) [dabei|dazu]',
};
