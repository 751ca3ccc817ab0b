import type { HomeConcept } from '../en/concepts-home.ts';

/** German words about household, trades, property and professional services, grouped by meaning. */
export const homeConcepts: Record<HomeConcept, string> = {
  accountant:
    'steuerberater, buchhaltung, steuererklärung, lohnabrechnung, jahresabschluss, buchführung, einkommensteuer',
  'air-conditioning-install': 'klimagerät, lüftung, klimatechnik, belüftung',
  appliance:
    'waschmaschine, spülmaschine, kühlschrank, backofen, trockner, herd, gefrierschrank, mikrowelle, haushaltsgerät, geschirrspüler',
  burglary: 'einbruch, eingebrochen, alarmanlage, einbruchschutz, gestohlen, diebstahl, einbrecher',
  'carbon-monoxide': 'kohlenmonoxid, co-melder, co-warner',
  carpenter: 'schreiner, tischler, zimmermann, schreinerei, tischlerei, zimmerei',
  'cleaning-products': 'reinigungsmittel, putzmittel, staubsauger, putzzeug, waschmittel',
  'cleaning-service':
    'reinigungskraft, putzfrau, gebäudereinigung, putzen, reinigungsfirma, endreinigung, büroreinigung, grundreinigung, haushaltshilfe, putzhilfe',
  'clogged-drain':
    'verstopft, abfluss, verstopfung, rohrreinigung, läuft nicht ab, abflussreinigung',
  'commission-fee': 'provision, maklerprovision, courtage, maklergebühr',
  'documents-needed':
    'unterlagen, dokumente, papiere, formular, formulare, nachweise, bescheinigung',
  door: 'tür, haustür, tor, türen, garagentor',
  'electric-shock': 'stromschlag, elektrischer schlag, eine gewischt',
  electrician: 'elektriker, elektro, elektroinstallation, elektrobetrieb, verkabelung',
  fire: 'feuer, brand, brennt, flammen, feuerwehr, feuerlöscher',
  flooding: 'überschwemmung, überflutet, wasserschaden, wasser im keller, hochwasser',
  gardening:
    'garten, gärtner, rasen, mähen, heckenschnitt, gartenpflege, baumfällung, gartenbau, rasen mähen, baumschnitt, beet',
  'gas-smell': 'gasgeruch, riecht nach gas, gasleck, gas riechen, gas',
  handyman: 'handwerker, hausmeister, kleinreparaturen, hausmeisterservice',
  heating:
    'heizung, heizkörper, heizkessel, therme, wärmepumpe, fußbodenheizung, kessel, brenner, thermostat',
  'hot-water': 'warmwasser, boiler, durchlauferhitzer, warmes wasser',
  'house-clearance': 'entrümpelung, haushaltsauflösung, sperrmüll, entrümpeln, wohnungsauflösung',
  insurance:
    'versicherung, versichert, police, haftpflicht, haftpflichtversicherung, versicherer, hausratversicherung, versichern',
  'insurance-claim':
    'schadensmeldung, schaden melden, schadenfall, selbstbeteiligung, schadensfall',
  key: 'schlüssel, ersatzschlüssel, schlüsselkopie, nachmachen, schlüsseldienst, schlüssel nachmachen',
  lawyer:
    'anwalt, rechtsanwalt, kanzlei, rechtsberatung, notar, gericht, scheidung, klage, erbrecht, rechtlich',
  'legal-aid': 'prozesskostenhilfe, rechtsschutzversicherung, beratungshilfe',
  lock: 'schloss, türschloss, schließzylinder, vorhängeschloss, schloss austauschen, zylinder',
  'locked-out':
    'ausgesperrt, türöffnung, schlüsseldienst, tür zugefallen, schlüssel verloren, türnotöffnung, schlüssel abgebrochen',
  mold: 'schimmel, feuchtigkeit, feucht, nasse wand',
  moving:
    'umzug, umziehen, umzugsfirma, umzugsunternehmen, umzugskartons, möbeltransport, umzugswagen, einlagerung',
  'no-heating':
    'heizungsausfall, heizung geht nicht, kein warmwasser, heizung ausgefallen, keine heizung, kein warmes wasser, kalt in der wohnung, heizung defekt',
  'painting-work':
    'streichen, maler, anstrich, tapezieren, tapete, malerarbeiten, wandfarbe, lackieren',
  'pest-control':
    'schädlingsbekämpfung, mäuse, ratten, wespen, ameisen, kammerjäger, kakerlaken, wespennest',
  pipe: 'rohr, leitung, rohre, wasserleitung',
  plumber: 'klempner, installateur, sanitär, sanitärbetrieb',
  pool: 'pool, schwimmbad, schwimmbecken, schwimmen',
  'power-outage':
    'stromausfall, kein strom, kurzschluss, sicherung, fi-schalter, sicherung rausgeflogen, funken, sicherungskasten',
  'property-viewing': 'besichtigung, besichtigungstermin, wohnung besichtigen, besichtigen',
  'real-estate':
    'immobilie, makler, wohnung, immobilienmakler, haus kaufen, eigentumswohnung, vermieter, mieter, mietwohnung',
  renovation: 'renovierung, sanierung, umbau, renovieren, badsanierung, sanieren, bau',
  roof: 'dach, dachdecker, dachrinne, dachboden, schornstein, kamin, regenrinne',
  'same-day-service':
    'am selben tag, wie schnell, sofort, heute noch, wann können sie kommen, kurzfristig, sofortservice, auf die schnelle',
  smoke: 'rauch, rauchmelder, brandgeruch, qualm, riecht verbrannt',
  'snow-removal': 'winterdienst, schneeräumung, schnee räumen, streudienst',
  'socket-switch': 'steckdose, lichtschalter, stecker, schalter',
  solar: 'solar, solaranlage, photovoltaik, pv-anlage',
  storage: 'lager, lagerraum, einlagern, selfstorage, lagerbox, lagerung, abstellraum',
  subsidy:
    'förderung, zuschuss, fördermittel, steuerlich absetzbar, absetzen, staatliche förderung, kfw',
  tap: 'wasserhahn, dusche, waschbecken, badewanne, armatur, duschkopf, spüle',
  tool: 'werkzeug, bohrmaschine, hammer, säge, schraubenzieher, leiter',
  valuation: 'bewertung, wertermittlung, schätzung, was ist wert, gutachten, wert, marktwert',
  'wall-floor': 'wand, boden, decke, fußboden, parkett, laminat, putz, mauer',
  'water-leak': 'leck, undicht, tropft, rohrbruch, wasserrohrbruch, läuft aus, leckage',
  window: 'fenster, rollladen, verglasung, fensterladen',
  'window-cleaning': 'fensterreinigung, fenster putzen, fensterputzer, glasreinigung',
};
