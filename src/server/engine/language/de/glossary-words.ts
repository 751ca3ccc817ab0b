export const glossaryWords = `
near: nähe/nah/nahe/nächste/umgebung
far: weit/entfernt/entfernung
shop: laden/geschäft
enter: hineingehen/reinkommen/rein/betreten/eintreten
entrance: eingang/zugang
exit: ausgang/ausfahrt
step: stufe/stufen/treppe/treppen
ramp: rampe
single: einzeln/einzelne/einzelner/einzel
double: doppelt/doppel/zweier
private: privat/private/privater
public: öffentlich/öffentliche
electric: elektrisch/elektrische/elektro
manual: schaltung/schaltwagen/manuell
automatic: automatik/automatisch
new: neu/neue/neuer/neuen
old: alt/alte/alter/alten
hot: heiß/heiße/heißer
cold: kalt/kalte/kalter
clean: sauber/reinigen/reinigung/putzen
full: voll/ganz/ganze/ganzer
half: halb/halbe/halber/hälfte
half day: halber tag/halben tag/halbtags
full day: ganzer tag/ganzen tag/ganztägig/tageskarte
day pass: tageskarte/tagesticket/tageseintritt
amount: betrag/summe
minimum: mindest/mindestens/minimum
maximum: höchstens/maximal/maximum
in advance: im voraus/vorher/vorab/voraus
before: vor/vorher/bevor
after: nach/danach/nachher
plan: paket/tarif/plan
pass: pass/mehrfachkarte/zehnerkarte
lane: bahn/bahnen/bahnenschwimmen
swim: schwimmen
grinder: mühle/kaffeemühle/mahlwerk
grind: mahlen/gemahlen
unused: unbenutzt/ungeöffnet/originalverpackt
boiler: kessel/heizkessel/gastherme/therme
gas: gas
inspection: inspektion/prüfung/überprüfung/wartung
service: wartung/service/inspektion
change/replace/replacement: wechsel/wechseln/austausch/tauschen/ersetzen
fluid: flüssigkeit
guided: führung/geführt/geführte
visit: besuch/besuchen/besichtigung
people: personen/person/leute
somebody: jemand
look after: betreuen/betreuung/aufpassen/kümmern
butter: butter
cherry: kirsche/kirsch/kirschen
strawberry: erdbeere/erdbeer/erdbeeren
raspberry: himbeere/himbeer/himbeeren
apple: apfel/äpfel
lemon: zitrone/zitronen
plum: pflaume/zwetschge/zwetschgen/pflaumen
pear: birne/birnen
tomato: tomate/tomaten
onion: zwiebel/zwiebeln
garlic: knoblauch
mushroom: pilz/pilze/champignon
bacon: speck
ham: schinken
liver: leber
minced meat: hackfleisch/faschiertes/gehacktes
schnitzel: schnitzel
roll: brötchen/semmel/weckle
wheat: weizen
rye: roggen
spelt: dinkel
wholemeal: vollkorn
sourdough: sauerteig
sugar: zucker
salt: salz
oil: öl
sauce: soße/sauce
spoon: löffel/besteck
plate: teller/platte
cup: tasse/becher
box: kiste/box/korb/schachtel
bag: tasche/beutel/tüte/sack
piece: stück/stücke
slice: scheibe/stück
hundred grams: hundert gramm/100 g
kilo: kilo/kilogramm
money: geld
change/coins: kleingeld/münzen/wechselgeld
machine: automat/maschine
rule: regel/regeln/vorschrift
needed: nötig/notwendig/erforderlich/brauche
allowed: erlaubt/gestattet/darf/dürfen
forbidden: verboten
possible: möglich/geht
`;
