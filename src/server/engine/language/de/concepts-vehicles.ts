import type { VehiclesConcept } from '../en/concepts-vehicles.ts';

/** German words about cars, bikes, boats and skis, grouped by meaning. */
export const vehiclesConcepts: Record<VehiclesConcept, string> = {
  accident: 'unfall, zusammenstoß, delle, unfallschaden, karosserie, kratzer, blechschaden',
  'additional-driver': 'zusatzfahrer, zweiter fahrer, weiterer fahrer, junger fahrer',
  battery: 'batterie, akku, autobatterie, leere batterie, akkutausch',
  bicycle: 'fahrrad, rad, mountainbike, rennrad, radfahren, citybike, velo, bike',
  'bike-rental': 'fahrradverleih, leihfahrrad, fahrrad mieten, leihrad',
  'bike-service':
    'fahrradreparatur, fahrradinspektion, kette, schaltung einstellen, schlauch, fahrradwerkstatt',
  boat: 'boot, kanu, kajak, bootsverleih, ruderboot, segeln, sup, tretboot, bootsfahrt, motorboot',
  brake: 'bremse, bremsen, bremsbeläge, bremsscheiben, bremsflüssigkeit',
  breakdown:
    'panne, pannendienst, abschleppen, abschleppdienst, liegen geblieben, springt nicht an, pannenhilfe, liegengeblieben, starthilfe',
  car: 'auto, wagen, fahrzeug, pkw, kfz, transporter',
  'car-ac': 'klimaanlage auto, klimaservice, klimawartung',
  'car-registration':
    'zulassung, kennzeichen, fahrzeugschein, zulassungsbescheinigung, nummernschild',
  'car-rental': 'autovermietung, mietwagen, auto mieten, leihauto, transporter mieten',
  'car-wash':
    'autowäsche, waschanlage, innenreinigung, fahrzeugaufbereitung, waschstraße, autopflege',
  'courtesy-car': 'ersatzwagen, leihwagen, ersatzfahrzeug, leihgerät, werkstattersatzwagen',
  'driving-lesson':
    'fahrstunde, fahrschule, fahrprüfung, theorieprüfung, fahrlehrer, praktische prüfung, theorieunterricht',
  'driving-licence': 'führerschein, fahrerlaubnis, führerscheinklasse',
  'e-bike': 'e-bike, pedelec, elektrofahrrad, ebike',
  'electric-car': 'elektroauto, e-auto, ladestation, ladesäule, hybrid, wallbox, elektrofahrzeug',
  'engine-gearbox': 'motor, getriebe, kupplung, auspuff, zahnriemen, gangschaltung',
  fuel: 'benzin, diesel, tanken, kraftstoff, vollgetankt, tank, tankstelle',
  'garage-workshop': 'werkstatt, autowerkstatt, mechaniker, kfz-werkstatt, mechatroniker',
  'life-jacket': 'schwimmweste, rettungsweste',
  mileage: 'kilometerstand, kilometer, freikilometer, laufleistung, kilometerbegrenzung',
  motorcycle: 'motorrad, roller, moped, mofa, motorroller',
  'oil-change': 'ölwechsel, öl, motoröl, ölfilter',
  'roof-rack': 'dachträger, dachbox, anhängerkupplung, fahrradträger, kindersitz fürs auto',
  ski: 'ski, snowboard, skiverleih, skischuhe, skifahren, skipass, schlitten, schneeschuhe',
  'trailer-camper': 'wohnmobil, wohnwagen, anhänger, camper, reisemobil',
  puncture: 'reifenpanne, platter reifen, plattfuss, platten, schlauch flicken',
  tyre: 'reifen, reifenwechsel, winterreifen, platten, sommerreifen, rad, räder, radwechsel, plattfuß, felgen',
  'tyre-storage': 'reifeneinlagerung, einlagerung, räder einlagern',
  'vehicle-inspection': 'hauptuntersuchung, tüv, hu, abgasuntersuchung, au, plakette',
  windshield: 'windschutzscheibe, frontscheibe, steinschlag, scheibenwischer, autoglas',
};
