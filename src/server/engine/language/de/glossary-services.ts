export const glossaryServices = `
medium hair: mittellange haare/mittellang/schulterlang
women's haircut: damenhaarschnitt/damenschnitt
men's haircut: herrenhaarschnitt/herrenschnitt
children's haircut: kinderhaarschnitt/kinderschnitt
foil: folie/alufolie/folien
roots: ansatz/ansatzfarbe
toner: tönung/glossing/abmattierung
color: farbe/färben/färbung/colorierung
updo: hochsteckfrisur/brautfrisur
hair treatment: haarkur/haarmaske/pflegekur
stylist: friseur/friseurin/stylist
shave: rasur/rasieren
mustache: schnurrbart
upper lip: oberlippe
armpits: achseln/achsel
bikini line: bikinizone/bikini
half leg: halbe beine/unterschenkel
full leg: ganze beine/beine komplett
laser hair removal: laser-haarentfernung/laserepilation
gel polish: gellack/shellac
acrylic nails: acrylnägel/acryl
nail polish: nagellack/lackieren
removal: entfernen/entfernung/ablösen
refill: auffüllen/refill
lash lift: wimpernlifting
skin: haut
patch test: allergietest/hauttest/verträglichkeitstest
session: sitzung/sitzungen/einheit/termin
multi-session pass: zehnerkarte/10er-karte/zehnerblock/mehrfachkarte
first visit: erstbesuch/ersttermin/erste behandlung
follow-up: folgetermin/kontrolltermin/nachkontrolle
pelvic floor: beckenboden
dry needling: dry needling/trockene nadelung
insoles: einlagen/schuheinlagen
ultrasound: ultraschall
hearing aid: hörgerät/hörtest
progressive lenses: gleitsichtgläser/gleitsichtbrille/gleitsicht
reading glasses: lesebrille
brake fluid: bremsflüssigkeit
brake pads: bremsbeläge/bremsklötze
clutch: kupplung
exhaust: auspuff
timing belt: zahnriemen
wheel alignment: achsvermessung/spureinstellung
wheel balancing: auswuchten
tire change: reifenwechsel/radwechsel
winter tires: winterreifen
dent: delle/kratzer/beule
stone chip: steinschlag
headlight: scheinwerfer
tow: abschleppen/abschleppdienst
small car: kleinwagen
large car: großes auto/oberklasse/großer wagen
suv: suv/geländewagen
gear: schaltung/gangschaltung/gang
inner tube: schlauch/fahrradschlauch
saddle: sattel
pedal: pedal/pedale
tune-up: inspektion/grundinspektion/durchsicht
heel: absatz/absätze
sole: sohle/sohlen/besohlen
strap: armband/uhrenarmband
necklace: halskette/kette
bracelet: armband/armreif
engraving: gravur/gravieren
screen: display/bildschirm
group lesson: gruppenunterricht/gruppenstunde/gruppenkurs
private lesson: privatstunde/einzelstunde/einzelunterricht/privatunterricht
tuition: kursgebühr/unterrichtsgebühr/schulgeld
textbook: lehrbuch/kursbuch/unterrichtsmaterial
absence: fehlen/abwesenheit/versäumen/verpassen
sibling: geschwister/bruder/schwester/geschwisterkind
student: schüler/schülerin/student/studenten
retiree: rentner/rentnerin/senioren
nail trim: krallen schneiden/krallenschneiden/krallen
bath: bad/baden/waschen
small dog: kleiner hund/kleine hunde
large dog: großer hund/große hunde
day care: tagesbetreuung/tagespflege
leash: leine
litter tray: katzenklo/streu/käfig
vaccination card: impfpass/impfausweis/heimtierausweis
collect: abholen/abholung
`;
