import type { HealthConcept } from '#server/engine/language/en/concepts-health.ts';

/** German words about health, body, beauty and emergencies, grouped by meaning. */
export const healthConcepts: Record<HealthConcept, string> = {
  acupuncture: 'akupunktur, homöopathie, heilpraktiker, naturheilkunde, schröpfen',
  aftercare:
    'nachsorge, nach der behandlung, heilung, nachbehandlung, erholung, pflegehinweise, heilt',
  anesthesia:
    'betäubung, narkose, vollnarkose, spritze, sedierung, lachgas, lokalanästhesie, örtliche betäubung',
  'back-body': 'rücken, wirbelsäule, nacken',
  'back-pain':
    'rückenschmerzen, kreuzschmerzen, bandscheibe, hexenschuss, nackenschmerzen, ischias, verspannung',
  beard: 'bart, rasur, bart trimmen, bartpflege, rasieren',
  bleeding: 'blutung, blutet, blut, bluten, nachblutung, hört nicht auf zu bluten',
  'blood-test': 'blutabnahme, bluttest, blutbild, labor, laborwerte, befund, blutuntersuchung',
  'blow-dry': 'föhnen, waschen und föhnen, styling, hochsteckfrisur, waschen, legen, hochstecken',
  botox: 'botox, filler, falten, hyaluron, unterspritzung, faltenbehandlung',
  braces: 'zahnspange, spange, aligner, schiefe zähne, kieferorthopädie, zahnschiene',
  'breathing-trouble':
    'atemnot, keine luft, asthma, atembeschwerden, luftnot, erstickt, kurzatmig, bekommt keine luft, verschluckt sich, hals schwillt zu',
  'check-up':
    'vorsorge, untersuchung, vorsorgeuntersuchung, check-up, kontrolluntersuchung, kontrolle, gesundheitscheck',
  'chest-pain': 'brustschmerzen, herzinfarkt, schlaganfall, engegefühl, brustschmerz',
  'cold-flu':
    'erkältung, grippe, husten, halsschmerzen, schnupfen, infekt, krank, corona, ansteckend, covid, erkältet',
  consultation:
    'beratung, erstgespräch, beratungstermin, ersttermin, beraten, erstberatung, vorgespräch',
  'contact-lenses': 'kontaktlinsen, linsen, tageslinsen, kontaktlinsenanpassung',
  'dental-crown': 'krone, brücke, zahnkrone, veneer, zahnersatz',
  'dental-filling': 'füllung, karies, loch im zahn, plombe, zahnfüllung, kunststofffüllung',
  'dental-implant': 'implantat, zahnimplantat, fehlender zahn',
  dentist: 'zahnarzt, zahnarztpraxis, zahnärztin, kieferorthopäde',
  dentures: 'prothese, gebiss, dritte zähne, zahnprothese',
  diabetes: 'diabetes, diabetiker, insulin, blutzucker, zuckerkrank',
  doctor: 'arzt, ärztin, hausarzt, praxis, doktor, arztpraxis',
  drowning:
    'ertrinken, jemand ertrinkt, kind ertrinkt, am ertrinken, in not im wasser, mann über bord',
  ear: 'ohr, ohren, hörgerät, hörtest, schwerhörig',
  'elderly-care':
    'pflege, pflegedienst, altenpflege, pflegeheim, pflegegrad, betreuung, pflegekraft',
  emergency:
    'notfall, notdienst, notruf, dringend, bereitschaftsdienst, rettungsdienst, krankenwagen, akut, notfallnummer',
  eye: 'auge, augen, sehkraft, sehen',
  'eye-test': 'sehtest, augenprüfung, optiker, augenuntersuchung, sehstärke',
  eyeglasses:
    'brille, sonnenbrille, lesebrille, gleitsichtbrille, brillengestell, fassung, brillengläser',
  'face-body': 'gesicht, wange, lippen, nase, kinn',
  facial:
    'gesichtsbehandlung, kosmetik, peeling, kosmetikbehandlung, gesichtspflege, maske, kosmetikerin',
  fever: 'fieber, temperatur, fiebrig',
  foot: 'fuß, füße, zeh, knöchel',
  fracture: 'bruch, knochenbruch, gebrochen, verstaucht, gips, verrenkt',
  'hair-color':
    'färben, haarfarbe, strähnen, balayage, ansatz, tönung, farbe, blondierung, strähnchen, coloration, ansatzfarbe',
  'hair-extensions': 'extensions, haarverlängerung, haarverdichtung, perücke',
  haircut:
    'haarschnitt, haare schneiden, friseur, schneiden, frisur, haare, spitzen schneiden, barbier, friseursalon, haar',
  'hand-body': 'hand, finger, arm, hände',
  headache: 'kopfschmerzen, migräne, kopfweh',
  'health-insurance':
    'krankenkasse, krankenversicherung, kasse, gesetzlich versichert, kassenpatient, versicherung, kassenleistung, gesetzliche, versichertenkarte, kassen',
  'heart-condition': 'herzkrank, herzschrittmacher, blutdruck, bluthochdruck, herz, herzerkrankung',
  'home-visit':
    'hausbesuch, nach hause kommen, hausbesuche, vor ort, zu mir nach hause, zu uns nach hause, bei mir zu hause, bei uns zu hause',
  'hygiene-mask': 'hygiene, desinfektion, maskenpflicht, sterilisiert, mundschutz',
  'knee-joint': 'knie, gelenk, hüfte, schulter, ellbogen, gelenke, handgelenk',
  'lashes-brows': 'wimpern, wimpernverlängerung, augenbrauen, wimpernlifting, brauen, wimpernwelle',
  'latex-allergy': 'latex, latexallergie, latexfrei, nickel, nickelallergie',
  'leg-body': 'bein, beine, wade, oberschenkel',
  'lice-scabies': 'läuse, kopfläuse, krätze, nissen, bettwanzen',
  makeup: 'make-up, schminke, kosmetikprodukte, brautmakeup, schminken',
  manicure:
    'maniküre, nägel, nagellack, gelnägel, shellac, nagelstudio, fingernägel, acrylnägel, nageldesign, nagel',
  massage: 'massage, massieren, wellnessmassage, rückenmassage, hot stone, masseur',
  'medical-history-form': 'anamnesebogen, patientenakte, vorerkrankung, krankengeschichte, befunde',
  medicine:
    'medikament, arznei, tablette, schmerzmittel, antibiotikum, salbe, arzneimittel, tropfen, medizin, ibuprofen, blutverdünner',
  'midwife-gynecology': 'frauenarzt, hebamme, gynäkologe, gynäkologie, frauenärztin',
  osteopathy: 'osteopathie, osteopath, chiropraktiker, chiropraktik',
  pain: 'schmerz, schmerzen, weh, tut weh, wehtun, schmerzhaft, schmerzt, aua, schmerzfrei',
  patient: 'patient, neupatient, neue patienten, patientin, aufnahme neuer patienten',
  pediatric: 'kinderarzt, kinderärztin, pädiatrie, u-untersuchung',
  pedicure: 'pediküre, fußpflege, fußnägel, podologie, hornhaut, hühneraugen, podologe',
  'perm-straightening': 'dauerwelle, glättung, keratin, locken, haarglättung, keratinbehandlung',
  pharmacy: 'apotheke, apotheker, notdienstapotheke, apothekennotdienst',
  physiotherapy:
    'physiotherapie, krankengymnastik, physiotherapeut, physio, reha, manuelle therapie',
  poisoning:
    'vergiftet, vergiftung, gift, verschluckt, giftig, giftnotruf, überdosis, giftig gefressen, gift gegessen, reiniger getrunken, putzmittel getrunken',
  pregnant: 'schwanger, schwangerschaft, stillen, werdende mutter, stillend, schwangere',
  prescription:
    'rezept, folgerezept, wiederholungsrezept, verschreibung, e-rezept, verordnung, verschreiben, heilmittelverordnung',
  'prescription-free': 'rezeptfrei, ohne rezept, frei verkäuflich',
  'private-patient':
    'privatpatient, selbstzahler, privat versichert, privatversichert, igel, privatleistung, ohne versicherung',
  psychotherapy:
    'psychotherapie, therapeut, psychologe, beratungsgespräch, depression, angststörung',
  'rash-skin':
    'ausschlag, haut, juckreiz, ekzem, akne, muttermal, hautarzt, empfindliche haut, pickel, neurodermitis',
  'root-canal': 'wurzelbehandlung, wurzelkanal, wurzelkanalbehandlung',
  'sauna-spa': 'sauna, spa, dampfbad, whirlpool, wellness, therme, hamam',
  seizure:
    'krampfanfall, anfall, epilepsie, ohnmächtig, bewusstlos, krampf, schwindel, ohnmacht, kollabiert, umgekippt, nicht ansprechbar',
  'sick-note':
    'krankschreibung, krankmeldung, arbeitsunfähigkeitsbescheinigung, attest, au, krankgeschrieben',
  specialist: 'facharzt, überweisung, überweisen, spezialist, überweisungsschein',
  surgery: 'operation, eingriff, op, operieren, operiert, chirurgisch',
  swelling:
    'schwellung, geschwollen, schwillt an, zugeschwollen, aufgequollen, dicke lippen, dick geworden, angeschwollen, beule, abszess',
  tanning: 'solarium, bräunen, sonnenbank, selbstbräuner, sonnencreme, sonnenschutz',
  'tattoo-piercing':
    'tattoo, piercing, tätowierung, ohrlöcher, permanent make-up, ohrlochstechen, microblading',
  'teeth-cleaning':
    'zahnreinigung, professionelle zahnreinigung, pzr, zahnstein, prophylaxe, zahnstein entfernen',
  'teeth-whitening': 'bleaching, zahnaufhellung, weißere zähne, aufhellen',
  telemedicine:
    'videosprechstunde, telemedizin, videocall, per video, onlineberatung, online-beratung',
  tooth: 'zahn, zähne, backenzahn, zahnfleisch, weisheitszahn',
  'tooth-extraction':
    'zahnextraktion, zahn ziehen, ziehen lassen, zahnentfernung, extraktion, weisheitszahnentfernung, zahn raus',
  toothache: 'zahnschmerzen, zahnweh, zahn tut weh',
  treatment: 'behandlung, therapie, sitzung, behandeln, anwendung',
  vaccination: 'impfung, impfen, impfstoff, geimpft, grippeimpfung, auffrischung, impfpass',
  'vomiting-diarrhea':
    'erbrechen, durchfall, übelkeit, bauchschmerzen, übergeben, kotzt, magen-darm, bauchweh',
  waxing: 'waxing, haarentfernung, enthaarung, wachs, sugaring, laser, epilation',
  'weight-loss': 'abnehmen, gewicht verlieren, übergewicht, gewichtsverlust',
  wound:
    'wunde, verletzung, verbrennung, verletzt, fäden, biss, verband, verbrüht, schnitt, verbrannt, geschnitten, platzwunde',
  'x-ray': 'röntgen, röntgenbild',
};
