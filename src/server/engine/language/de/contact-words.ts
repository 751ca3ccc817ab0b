import type { ContactWords } from '#server/engine/language/contact-words.ts';

const list = (text: string): string[] => text.split(', ');

const places = 'wo ist,wo liegt,wo befindet sich'
  .split(',')
  .flatMap((where) =>
    'der,die,das,euer,eure,ihr,ihre'
      .split(',')
      .flatMap((article) =>
        'laden,geschaft,restaurant,cafe,salon,praxis,studio,hotel,werkstatt,buro,backerei,pension,schule,apotheke,lokal'
          .split(',')
          .map((place) => [where, article, place].filter(Boolean).join(' ')),
      ),
  );

export const contactWords: ContactWords = {
  channels: {
    phone: list(
      'telefon*, tel, fon, mobil, handy, anruf, rufnummer, hotline, festnetz, telefonisch',
    ),
    email: list('email*, mail, mailadresse'),
    address: list('adresse, anschrift, standort, postanschrift, hausanschrift, besucheradresse'),
    web: list('web, website, internet, webseite, homepage, online, onlineshop'),
    fax: list('fax, telefax'),
    text: list('whatsapp, sms, nachricht, nachrichten, telegram, signal'),
    social: list('instagram, facebook, tiktok, twitter, youtube, linkedin, pinterest'),
  },
  asks: {
    phone: list(
      'unter welcher nummer, durchwahl, direktwahl, telefonnummer*, telefon nummer, rufnummer, handynummer, mobilnummer, eure nummer, ihre nummer, deine nummer, welche nummer, nummer anrufen, euch anrufen, sie anrufen, bei euch anrufen, bei ihnen anrufen, telefonisch erreich*, hotline, durchwahl',
    ),
    email: list(
      'welche mail, welche email, welche mailadresse, wohin mail*, wohin email*, email adresse*, emailadresse*, mailadresse*, mail adresse*, eure email, ihre email, eure mail, ihre mail, euch eine email, ihnen eine email, euch eine mail, ihnen eine mail, per email erreich*, per mail erreich*',
    ),
    address: [
      ...list(
        'adresse, anschrift, wo seid ihr, wo sind sie, wo ist euer laden, wo ist ihr laden, wo ist das geschaft, wo ist euer geschaft, wo ist ihr geschaft, wo finde ich euch, wo finde ich sie, wo findet man euch, wo findet man sie, wo befindet ihr euch, wo befinden sie sich, wo befindet sich, wo liegt ihr, wo liegt euer, wo habt ihr euren, standort, wo genau seid ihr, postleitzahl, plz, furs navi, fur das navi, ins navi',
      ),
      ...places,
    ],
    web: list('webseite, website, homepage, internetadresse, internetseite, webadresse'),
    fax: list('fax, faxnummer, telefax'),
    text: list('whatsapp, sms, whatsapp nummer'),
    social: list('instagram, facebook, tiktok, insta, social media, youtube'),
  },
  numberOf: list('nummer von, nummer vom, nummer der, nummer des, nummer fur'),
  reach: list(
    'erreiche ich euch, erreiche ich sie, euch erreichen, sie erreichen, erreicht man euch, erreicht man sie, kontaktieren, kontakt aufnehmen, kontaktdaten, kontaktmoglichkeit*, in kontakt treten, euch kontaktieren, euch schreiben, ihnen schreiben',
  ),
  who: list(
    'an wen, wer ist zustandig, wer kummert sich, wer ist verantwortlich, ansprechpartner*, wen kann ich, wen soll ich, wen muss ich, bei wem, mit wem, wem schreib*, wen schreib*, wen ruf*, wen frag*, wen sprech*, wen kontakt*, wem mail*, wo kann ich meine, wo schicke ich, wo kann ich mich, wo bewerbe ich, wohin schicke, wohin kann ich, wohin soll ich, wohin mit, wo melde ich, wo beschwere ich, hinschicken, wenden',
  ),
  which: list('welche, welcher, welches, was, wie, wo, wer, wohin'),
  otherTopics: list(
    'wann, uhrzeit, offnungszeit*, geoffnet, offen, auf habt, habt ihr auf, schliesst, geschlossen, macht ihr zu, bis wie viel, wie lange, parken, parkplatz*, parkhaus, bus, bahn, zug, tram, strassenbahn, ubahn, haltestelle, bahnhof, anfahrt, wie komme ich, wie komm ich, wie kommt man, wie weit, was kostet, wieviel, wie viel, kosten, preis, preise, gebuhr, meine adresse, meine telefonnummer, meine nummer, meine email, newsletter',
  ),
  emergency: list('notfall*, notdienst*, notruf*, bereitschaft*, ausserhalb der, dringend'),
  main: list(
    'zentrale, haupthaus, hauptgeschaft, hauptsitz, hauptfiliale, stammhaus, laden, geschaft, buro, empfang, rezeption, sonstiges, allgemein*, buro, praxis, ladengeschaft, theke, kundenservice',
  ),
  branch: list(
    'filiale*, zweigstelle, aussenstelle, niederlassung, outlet, lager, werk, zweitgeschaft',
  ),
  general: list(
    'ansprechpartner, ansprechpartnerin, ansprechpersonen, kontaktpersonen, kontakt*, so erreichen sie uns, so finden sie uns, so erreicht ihr uns, impressum, anfahrt, offnungszeiten, fragen, uber uns, schreiben sie uns, standort, adresse',
  ),
  purposes: {
    orders: list('bestellung*, bestellen, vorbestell*, auftrag, auftrage'),
    bookings: list(
      'reservier*, buchung*, buchen, termin*, tischreservierung*, anmeldung*, anmelden',
    ),
    returns: list(
      'ruckgabe*, rucksendung*, retoure*, umtausch*, umtauschen, zuruckschicken, zurucksenden, erstattung*, garantie*, gewahrleistung',
    ),
    billing: list('rechnung*, zahlung*, buchhaltung, abrechnung*, bezahlung'),
    jobs: list(
      'bewerbung*, bewerben, job, jobs, stelle, stellen, karriere, ausbildung*, praktikum, aushilfe*, stellenangebot*, arbeiten bei, bei euch arbeiten, lebenslauf, mitarbeiten',
    ),
    breakdown: list(
      'panne*, pannenhilfe, liegen geblieben, liegengeblieben, steckengeblieben, springt nicht an, abschlepp*, plattfuss, in not, gekentert',
    ),
    schools: list(
      'schule, schulen, schulklasse*, klassenfahrt*, klassenausflug*, schulausflug*, lehrer*, schuler*, kindergarten, kindergarten, kita, kitas, meine klasse, unsere klasse',
    ),
    events: list(
      'feier, feiern, veranstaltung*, hochzeit*, catering, gruppe, gruppen, geburtstag*, firmenfeier*, event, events, gesellschaften, party',
    ),
    press: list('presse*, medien, journalist*, interview, kooperation*, partnerschaft*'),
    complaints: list(
      'beschwerde*, beschweren, reklamation*, reklamieren, feedback, problem, probleme, lob',
    ),
    wholesale: list(
      'grosshandel, wiederverkauf*, firma, firmen, firmengeschenk*, kundengeschenk*, gewerblich*, firmenkunden, geschaftskunden, b2b, handler',
    ),
    support: list(
      'kundendienst, kundenservice, support, hilfe, technik, technisch*, kundenbetreuung',
    ),
    privacy: list('datenschutz*, dsgvo, personliche daten'),
    repairs: list('reparatur*, reparieren, werkstatt, wartung, service'),
    lost: list('fundsache*, fundburo, verloren, liegen gelassen, vergessen'),
  },
  stop: list(
    'wollen, wollte*, wurden, schreib, schreibe, schreiben, schicke, schick, da, navi, gps, navigation, google maps, genaue, genau, exakte, nur, wahrend, der, die, das, den, dem, des, ein, eine, einen, einem, einer, ich, du, ihr, sie, wir, uns, euch, euer, eure, euren, eurer, eurem, ihre, ihren, ihrer, ihnen, mein, meine, meinen, meiner, mich, mir, ist, sind, seid, bin, kann, konnt, konnte, konnen, mochte, will, soll, muss, darf, habe, habt, haben, hat, gibt, es, gibts, zu, zum, zur, fur, von, vom, an, am, auf, in, im, mit, bei, beim, uber, wegen, und, oder, bitte, hallo, guten, tag, hi, moin, auch, mal, denn, man, jemand, jemanden, person, laden, geschaft, restaurant, praxis, firma, buro, salon, cafe, team, nummer, adresse, frage, fragen, danke, genau, direkt, noch, nur, wenn, dann, sich, schicken, senden, schreiben, geht, wie, per, denn, da, brauche, suche, erreichen, erreiche, anrufen, sprechen, eigentlich, unter, habt, lautet, sagen, kontakt, allgemein*, was, hin, nach',
  ),
  templates: {
    plain: {
      phone: 'Unsere Telefonnummer ist {value}.',
      email: 'Unsere E-Mail-Adresse ist {value}.',
      address: 'Unsere Adresse ist {value}.',
      web: 'Unsere Website ist {value}.',
      fax: 'Unsere Faxnummer ist {value}.',
      text: 'Sie erreichen uns unter {value}.',
      social: 'Sie finden uns unter {value}.',
    },
    labelled: {
      phone: 'Die Telefonnummer für {label} ist {value}.',
      email: 'Die E-Mail-Adresse für {label} ist {value}.',
      address: '{label}: {value}.',
      web: 'Die Website für {label} ist {value}.',
      fax: 'Die Faxnummer für {label} ist {value}.',
      text: 'Per {label} erreichen Sie uns unter {value}.',
      social: 'Sie finden uns auf {label}: {value}.',
    },
    fitting: {
      phone: 'Rufen Sie dafür bitte {value} an.',
      email: 'Schreiben Sie dafür bitte an {value}.',
    },
    person: 'Wenden Sie sich bitte an {who}: {value}.',
    reach: 'Sie erreichen uns unter {value}.',
    emergency: 'Die Notfallnummer ist {value}.',
    or: 'oder',
  },
};
