export const glossaryWords = `
near: dichtbij/buurt/nabij
far: ver/afstand
shop: winkel/zaak
enter: binnenkomen/naar binnen
entrance: ingang/toegang
exit: uitgang
step: trap/trappen/trede/drempel
ramp: helling/hellingbaan
single: los/losse/enkel/enkele
double: dubbel/dubbele
private: privé
public: openbaar/openbare
electric: elektrisch/elektrische
manual: handmatig/schakel
automatic: automaat/automatisch
new: nieuw/nieuwe
old: oud/oude
hot: heet/warm/warme
cold: koud/koude
clean: schoon/schoonmaken/reinigen
full: heel/hele/volledig
half: half/halve/helft
half day: halve dag/dagdeel
full day: hele dag
day pass: dagkaart/dagticket
amount: bedrag
minimum: minimum/minimaal/minstens
maximum: maximum/maximaal/hoogstens
in advance: van tevoren/vooraf/vooruit
before: voor/vooraf
after: na/daarna
plan: pakket/plan/abonnement
pass: strippenkaart/pas
lane: baan/banen
swim: zwemmen
grinder: molen/koffiemolen
grind: malen/gemalen
unused: ongebruikt/ongeopend
boiler: ketel/cv-ketel
gas: gas
inspection: inspectie/keuring/controle
service: onderhoud/beurt/service
change/replace/replacement: vervangen/wisselen/vervanging
fluid: vloeistof
guided: rondleiding/begeleid/gids
visit: bezoek/bezoeken
people: personen/persoon/mensen
somebody: iemand
look after: oppassen/oppas/verzorgen
butter: boter
cherry: kers/kersen
strawberry: aardbei/aardbeien
raspberry: framboos/frambozen
apple: appel/appels
lemon: citroen
plum: pruim/pruimen
pear: peer/peren
tomato: tomaat/tomaten
onion: ui/uien
garlic: knoflook
mushroom: champignon/paddenstoel
bacon: spek
ham: ham
liver: lever
minced meat: gehakt
schnitzel: schnitzel
roll: broodje
wheat: tarwe
rye: rogge
spelt: spelt
wholemeal: volkoren
sourdough: zuurdesem
sugar: suiker
salt: zout
oil: olie
sauce: saus
spoon: bestek/lepel
plate: bord/schotel/schaal
cup: kop/kopje/beker
box: doos/krat/mand
bag: tas/zak
piece: stuk/stuks
slice: plak/snee/punt
hundred grams: ons/100 gram
kilo: kilo
money: geld
change/coins: wisselgeld/munten/kleingeld
machine: automaat/machine
rule: regel/regels
needed: nodig/verplicht
allowed: toegestaan/mag/mogen
forbidden: verboden
possible: mogelijk
`;
