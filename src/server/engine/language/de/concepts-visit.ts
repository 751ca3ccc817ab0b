import type { VisitConcept } from '#server/engine/language/en/concepts-visit.ts';

/** German words about opening times, contact, getting there, access and people, grouped by meaning. */
export const visitConcepts: Record<VisitConcept, string> = {
  'about-us': 'über uns, geschichte, gegründet, seit wann, gründung, familienbetrieb, tradition',
  address: 'adresse, wo, anschrift, standort, straße, wo seid ihr, postleitzahl, liegt, befindet',
  adult: 'erwachsene, erwachsener, volljährig',
  afternoon: 'nachmittag, nachmittags',
  'age-limit':
    'alter, altersgrenze, mindestalter, wie alt, ab welchem alter, jahre alt, altersbeschränkung, jugendschutz',
  airport: 'flughafen, flug, airport',
  'assistance-dog': 'assistenzhund, blindenhund, blindenführhund, begleithund',
  autumn: 'herbst',
  baby: 'baby, säugling, neugeborenes, kleinkind',
  'bike-parking': 'fahrradständer, fahrradstellplatz, fahrrad abstellen, fahrradkeller',
  branch: 'filiale, zweigstelle, standorte, niederlassung, andere filiale',
  'bring-along':
    'mitbringen, dabeihaben, was brauche ich, mitnehmen, mitzubringen, mitgebracht, mit rein, mit reinnehmen, dabei haben, reinnehmen',
  'bring-own-food':
    'eigenes essen, selbst mitbringen, korkgeld, eigenen wein, eigene getränke, eigenen kuchen, gabelgeld',
  'changing-room': 'umkleide, umkleidekabine, anprobe, anprobieren, kabine',
  'changing-table': 'wickeltisch, wickelraum, wickelmöglichkeit, wickeln, windel',
  child: 'kind, kinder, kleinkind, sohn, tochter, kids, junge, mädchen, kindern',
  christmas: 'weihnachten, heiligabend, weihnachtstag, weihnachts',
  closed: 'geschlossen, schließen, ruhetag, schließt, zumachen, schließtag, macht zu',
  'consulting-hours': 'sprechstunde, sprechzeiten, telefonzeiten, bürozeiten',
  contact: 'kontakt, kontaktieren, erreichen, erreichbar, in verbindung, ansprechpartner, erreiche',
  daily: 'täglich, jeden tag, tagtäglich',
  directions: 'anfahrt, wegbeschreibung, anreise, hinkommen, wie komme ich, route',
  dog: 'hund, hunde, hundefreundlich, vierbeiner, hunde erlaubt, welpe',
  'dress-code':
    'dresscode, kleiderordnung, anziehen, was soll ich anziehen, kleidervorschrift, tragen',
  duration: 'dauer, dauert, wie lange, dauern, minuten, zeitaufwand',
  easter: 'ostern, karfreitag, ostermontag, ostersonntag',
  elevator: 'aufzug, fahrstuhl, lift',
  email: 'e-mail, email, mail, schreiben, mailadresse, e-mail-adresse, anschreiben',
  evening: 'abend, abends, am abend, nach feierabend',
  'experience-qualification':
    'erfahrung, qualifiziert, zertifiziert, qualifikation, zertifikat, meisterbetrieb, zugelassen, diplom',
  family: 'familie, eltern, familien, mutter, vater, mama, papa',
  'floor-level': 'stockwerk, etage, erdgeschoss, obergeschoss, stock, keller, untergeschoss',
  'high-chair': 'hochstuhl, kinderstuhl, kindersitz',
  'id-document': 'ausweis, personalausweis, reisepass, pass, altersnachweis, lichtbildausweis',
  indoor: 'drinnen, innen, indoor, regen, schlechtes wetter, regnet, wetter, überdacht',
  internship:
    'praktikum, ausbildung, praktikant, azubi, lehrstelle, lehre, schülerpraktikum, ausbildungsplatz',
  jobs: 'stelle, job, bewerben, bewerbung, stellenangebot, karriere, arbeiten bei, offene stellen, lebenslauf, stellenanzeige, einstellen',
  'languages-spoken':
    'sprechen, sprache, sprachen, spricht, deutsch sprechen, dolmetscher, fremdsprachen',
  'last-entry':
    'letzter einlass, küchenschluss, letzte bestellung, einlassschluss, warme küche, annahmeschluss',
  'lost-property':
    'verloren, fundsachen, vergessen, liegen gelassen, liegen lassen, fundbüro, liegengelassen, liegengeblieben, gefunden',
  'luggage-locker':
    'schließfach, garderobe, spind, gepäck abstellen, schließfächer, umkleideschrank',
  man: 'mann, männer, herren',
  manager: 'leiter, leitung, geschäftsführung, manager, verantwortlich, leiterin, zuständig',
  minor:
    'minderjährig, unter 18, allein, ohne eltern, einverständniserklärung, jugendliche, teenager, ohne begleitung, unbegleitet',
  monthly: 'monatlich, pro monat, im monat, monatsbeitrag',
  morning: 'morgens, vormittag, vormittags, früh, am morgen',
  'new-year': 'silvester, neujahr, jahreswechsel',
  noon: 'mittags, mittag, mittagszeit, mittagspause',
  'opening-hours':
    'öffnungszeiten, geöffnet, offen, öffnen, aufhaben, geschäftszeiten, sprechzeiten, auf haben, macht auf',
  'outdoor-seating':
    'terrasse, außenbereich, draußen, biergarten, draußen sitzen, im freien, gastgarten',
  'overnight-time': 'nacht, nachts, mitternacht, rund um die uhr, nachtdienst',
  owner:
    'inhaber, besitzer, eigentümer, chef, gründer, geschäftsführer, inhaberin, chefin, wem gehört',
  parking:
    'parken, parkplatz, parkhaus, parkplätze, auto abstellen, parkmöglichkeit, mit dem auto, tiefgarage, stellplatz',
  password: 'passwort, kennwort, zugangscode, code',
  pet: 'haustier, tier, tiere, haustiere, haustierfreundlich',
  phone: 'telefon, anrufen, telefonnummer, anruf, telefonisch, rufnummer, handynummer, hotline',
  'photo-allowed': 'fotografieren, fotos machen, filmen, fotos erlaubt, bilder machen',
  'play-area': 'spielplatz, spielecke, kinderecke, spielbereich',
  'public-holiday': 'feiertag, gesetzlicher feiertag, feiertagsöffnungszeiten',
  'public-transport':
    'öffentliche verkehrsmittel, bus, straßenbahn, zug, u-bahn, s-bahn, bahnhof, haltestelle, tram, öpnv, bahn',
  reviews: 'bewertung, bewertungen, rezension, erfahrungsbericht, feedback, empfehlung, referenz',
  'safety-rules':
    'sicherheit, regeln, erlaubt, verboten, hausordnung, nicht erlaubt, gestattet, untersagt',
  'school-holidays': 'schulferien, ferien, sommerferien, osterferien, herbstferien',
  season: 'saison, hauptsaison, nebensaison, hochsaison',
  smoking: 'rauchen, raucher, nichtraucher, zigarette, raucherbereich, rauchfrei, vapen',
  'social-media': 'instagram, facebook, soziale medien, tiktok, social media',
  spring: 'frühling, frühjahr',
  staff: 'mitarbeiter, team, personal, mitarbeiterin, angestellte, wer arbeitet, belegschaft',
  stroller: 'kinderwagen, buggy',
  summer: 'sommer, sommersaison, im sommer',
  'taxi-shuttle': 'taxi, shuttle, abholservice, transfer, flughafentransfer, shuttlebus',
  tickets: 'eintritt, eintrittskarte, ticket, karten, eintrittspreis, einlass, tickets',
  today: 'heute, heute abend, jetzt, gerade',
  toilet: 'toilette, wc, klo, toiletten',
  tomorrow: 'morgen, morgige',
  'vacation-closure': 'betriebsferien, betriebsurlaub, urlaub, sommerpause, ferien, winterpause',
  volunteer: 'ehrenamt, freiwillige, ehrenamtlich',
  website: 'webseite, website, homepage, internetseite, online',
  weekday: 'wochentag, werktag, unter der woche, werktags, wochentags',
  weekend: 'wochenende, am wochenende',
  weekly: 'wöchentlich, jede woche, pro woche, einmal pro woche',
  whatsapp: 'whatsapp, sms, nachricht, messenger, chat',
  wheelchair:
    'rollstuhl, barrierefrei, rollstuhlgerecht, behindert, stufenlos, ebenerdig, rampe, behindertengerecht, barrierefreiheit, behinderung, gehbehindert, treppen, stufen, rollator',
  wifi: 'wlan, wifi, wi-fi, internet, wlan-passwort, internetzugang',
  winter: 'winter, wintersaison, im winter',
  woman: 'frau, frauen, damen, dame',
  yearly: 'jährlich, pro jahr, im jahr',
};
