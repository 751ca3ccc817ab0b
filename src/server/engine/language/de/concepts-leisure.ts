import type { LeisureConcept } from '#server/engine/language/en/concepts-leisure.ts';

/** German words about stays, events, courses and attractions, grouped by meaning. */
export const leisureConcepts: Record<LeisureConcept, string> = {
  'advanced-level': 'fortgeschrittene, niveau, mittelstufe, level, fortgeschritten',
  'air-conditioning': 'klimaanlage, klimatisiert, ventilator',
  'balcony-view': 'balkon, meerblick, aussicht, seeblick, bergblick, ausblick',
  'bathroom-private':
    'eigenes bad, badezimmer, gemeinschaftsbad, haartrockner, dusche im zimmer, föhn',
  'beach-lake': 'strand, see, meer, fluss, küste, badesee',
  beginner:
    'anfänger, einsteiger, ohne vorkenntnisse, keine erfahrung, zum ersten mal, anfängerkurs, grundkurs, einsteigerkurs, neuling',
  birthday: 'geburtstag, geburtstagsfeier, kindergeburtstag, geburtstagsparty',
  'breakfast-included':
    'frühstück inklusive, mit frühstück, halbpension, vollpension, inklusive frühstück, verpflegung',
  'campfire-bbq': 'lagerfeuer, grillplatz, grillen, feuerstelle',
  campsite:
    'campingplatz, zeltplatz, camping, stellplatz, zelten, stromanschluss, wohnmobilstellplatz',
  capacity:
    'kapazität, wie viele personen passen, maximale personenzahl, fassungsvermögen, sitzplätze',
  catering: 'catering, partyservice, platten, buffet liefern, caterer, partyplatte',
  'check-in': 'check-in, einchecken, anreise, ankunft, anreisezeit, späte anreise',
  'check-out':
    'check-out, auschecken, abreise, abreisezeit, abreisetag, spätes auschecken, zimmer verlassen, zimmer räumen, aus dem zimmer',
  'cinema-show': 'kino, film, vorstellung, theater, vorführung, aufführung, show, spielzeiten',
  'company-event':
    'firmenfeier, teambuilding, betriebsausflug, weihnachtsfeier, firmenevent, tagung, konferenz, meeting, teamevent',
  course: 'kurs, unterricht, stunde, kurse, workshop, lehrgang, schulung, seminar, unterrichten',
  dance: 'tanz, tanzen, ballett, salsa, gesellschaftstanz, hip-hop, tanzkurs, tanzschule, zumba',
  'dance-partner': 'tanzpartner, partner, ohne partner, paar, allein kommen',
  decoration: 'dekoration, dekorieren, deko, ballons, tischdeko, luftballons',
  'double-room': 'doppelzimmer, zweibettzimmer, zimmer für zwei, doppelbett',
  'entertainment-kids': 'kinderschminken, zauberer, hüpfburg, clown, animation',
  'escape-room':
    'escape room, escape game, rätsel, spieler, spieleranzahl, schwierigkeitsgrad, rätselraum',
  event: 'veranstaltung, veranstaltungen, programm, event, was ist los, fest, festival',
  'exam-certificate': 'prüfung, test, zertifikat, abschluss, examen, zeugnis, bestehen',
  'extra-bed': 'zustellbett, kinderbett, babybett, zusatzbett, aufbettung, schlafsofa',
  'family-room': 'familienzimmer, suite, mehrbettzimmer, dreibettzimmer',
  group:
    'gruppe, gruppen, gruppengröße, große gruppe, schulklasse, personenzahl, gruppenpreis, gruppenrabatt',
  'guided-tour': 'führung, rundgang, audioguide, tour, guide, führungen, besichtigung',
  gym: 'fitnessstudio, fitness, training, krafttraining, trainieren, sport, gym, geräte',
  'hiking-trail': 'wandern, wanderung, wanderweg, trekking, spaziergang, wanderroute',
  'holiday-apartment': 'ferienwohnung, ferienhaus, hütte, apartment, fewo, bungalow, chalet',
  'hotel-room': 'zimmer, hotel, pension, unterkunft, gästehaus, gasthof, übernachten',
  kindergarten:
    'kindergarten, kita, kinderbetreuung, krippe, tagesmutter, hort, vorschule, kinderkrippe',
  kitchenette:
    'kochnische, selbst kochen, gemeinschaftsküche, küchenzeile, wasserkocher, kochmöglichkeit',
  'language-course': 'sprachkurs, englischkurs, sprachschule, deutsch lernen, deutschkurs',
  luggage: 'gepäck, koffer, gepäckaufbewahrung, gepäckraum',
  'make-up-class': 'nachholen, versäumte stunde, verpasste stunde, ersatzstunde',
  membership: 'mitgliedschaft, mitglied, mitgliedsbeitrag, mitglieder, mitglied werden, beitrag',
  'minibar-tv': 'minibar, tresor, safe, zimmerservice, fernseher im zimmer',
  'museum-exhibition': 'museum, ausstellung, galerie, sammlung, kunst, sonderausstellung',
  'music-lesson':
    'musikunterricht, klavierunterricht, gitarrenunterricht, musikschule, gesang, gesangsunterricht, chor',
  'music-live': 'live-musik, livemusik, band, dj, konzert, musik, karaoke',
  'night-stay': 'übernachtung, pro nacht, nächte, mindestaufenthalt, übernachten',
  'party-celebration':
    'feier, party, feiern, jubiläum, taufe, konfirmation, kommunion, junggesellenabschied, fest, familienfeier',
  'photo-editing': 'hochzeitsfotograf, fotoalbum, bildbearbeitung, bearbeitete bilder, retusche',
  'private-hire':
    'raummiete, raum mieten, saal, nebenraum, geschlossene gesellschaft, exklusiv, location mieten, veranstaltungsraum, saal mieten',
  'private-lesson': 'einzelunterricht, privatstunde, einzelstunde, einzeltraining',
  'quiet-hours': 'nachtruhe, ruhezeit, lärm, laut, ruhig, ruhezeiten',
  reception: 'rezeption, empfang, lobby, anmeldung, empfangstresen',
  register: 'anmelden, anmeldung, einschreiben, registrieren, einschreibung, angemeldet, beitreten',
  'registration-fee':
    'anmeldegebühr, aufnahmegebühr, einschreibegebühr, startgebühr, bearbeitungsgebühr',
  'scary-suitable': 'gruselig, geeignet für kinder, platzangst, geeignet, klaustrophobie, angst',
  'settling-in': 'eingewöhnung, eingewöhnungszeit, eingewöhnen',
  'sights-nearby':
    'sehenswürdigkeiten, ausflugsziele, in der nähe, umgebung, ausflüge, unternehmen',
  'single-room': 'einzelzimmer, zimmer für eine person, einzelbelegung',
  'sport-activity':
    'tennis, golf, bowling, kletterhalle, fußball, badminton, minigolf, kegeln, billard',
  'subtitles-version': 'untertitel, originalfassung, omu, synchronisiert, originalversion',
  'summer-camp':
    'ferienlager, ferienbetreuung, feriencamp, ferienprogramm, ferienfreizeit, sommercamp',
  'swimming-lesson': 'schwimmkurs, schwimmunterricht, schwimmen lernen, aquafitness, seepferdchen',
  teacher:
    'lehrer, trainer, coach, kursleiter, lehrerin, dozent, personal trainer, leiter, leiterin, leitung, unterrichtet, leitet, geleitet von',
  'tourist-tax': 'kurtaxe, ortstaxe, übernachtungssteuer, bettensteuer, citytax, gästetaxe',
  'towels-linen': 'handtücher, bettwäsche, handtuch, laken, bettzeug, kissen',
  'trial-lesson':
    'probestunde, schnupperstunde, probetraining, schnupperkurs, ausprobieren, probeunterricht, probemonat',
  tutoring: 'nachhilfe, hausaufgabenhilfe, mathe, prüfungsvorbereitung, lernhilfe, nachhilfelehrer',
  wedding: 'hochzeit, heiraten, trauung, braut, bräutigam, hochzeitsfeier, hochzeitslocation',
  'yoga-pilates': 'yoga, pilates, meditation, achtsamkeit, dehnen, schwangerschaftsyoga',
};
