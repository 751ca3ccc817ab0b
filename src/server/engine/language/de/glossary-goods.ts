export const glossaryGoods = `
croissant: croissant/hörnchen/gipfeli
tasting room: probierstube/probierraum/verkostungsraum
pretzel: brezel/brezeln/breze/brezen
doughnut: krapfen/berliner/donut
muffin: muffin
cinnamon roll: zimtschnecke/zimtschnecken
baguette: baguette/stangenbrot
cheesecake: käsekuchen/cheesecake
black forest: schwarzwälder/schwarzwald
apple strudel: apfelstrudel/strudel
pancake: pfannkuchen/palatschinken/pancakes
waffle: waffel/waffeln
sesame: sesam
poppy seed: mohn
pumpkin: kürbis
cinnamon: zimt
vanilla: vanille
pistachio: pistazie/pistazien
hazelnut: haselnuss/haselnüsse
nut: nuss/nüsse/walnuss/walnüsse
almond: mandel/mandeln
coconut: kokos/kokosnuss
banana: banane/bananen
orange juice: orangensaft
sparkling water: sprudel/mineralwasser/sprudelwasser
tap water: leitungswasser
salmon: lachs
tuna: thunfisch
shrimp: garnelen/krabben/shrimps
chicken: huhn/hähnchen/hühnchen/poulet
lamb: lamm
leaflet: flyer/prospekt/prospekte/faltblatt/flugblatt
brochure: broschüre/broschüren/heft
business card: visitenkarte/visitenkarten
poster: plakat/plakate/poster
sticker: aufkleber/sticker/etikett/etiketten
banner: banner/transparent
envelope: umschlag/umschläge/briefumschlag
copy: kopie/kopien
binding: bindung/binden/spiralbindung
invitation card: einladungskarte/einladungen/einladungskarten
violin: geige/violine
cello: cello/violoncello
piano: klavier/piano/flügel
flute: flöte/querflöte/blockflöte
drums: schlagzeug/trommel
trumpet: trompete
clarinet: klarinette
saxophone: saxophon/saxofon
singing: gesang/singen/gesangsunterricht
ski: ski/skier/schi
ski boots: skischuhe/skistiefel
snowboard: snowboard/snowboards
snowshoes: schneeschuhe
sledge: schlitten/rodel
wetsuit: neoprenanzug/neopren
surfboard: surfbrett/surfboard
paddleboard: stand-up-paddle/sup/sup-board
tent: zelt/zelte
caravan: wohnwagen/wohnmobil/camper
pitch: stellplatz/zeltplatz/campingplatz
quiet hours: nachtruhe/ruhezeit/ruhezeiten
e-bike: e-bike/elektrofahrrad/pedelec
mountain bike: mountainbike/mtb
tire: reifen
brake: bremse/bremsen
oil change: ölwechsel
windscreen: windschutzscheibe/frontscheibe
battery: batterie/akku
driving lesson: fahrstunde/fahrstunden
theory: theorie/theoriekurs/theorieunterricht
coat: mantel/mäntel
shirt: hemd/hemden
dress: kleid/kleider
wedding dress: brautkleid/hochzeitskleid
duvet: bettdecke/daunendecke
dry cleaning: reinigung/chemische reinigung/textilreinigung
ironing: bügeln/bügelservice
earrings: ohrringe/ohrring/ohrstecker
ring: ring/ringe
wedding ring: ehering/eheringe/trauring/trauringe
beard: bart
fringe: pony
highlights: strähnen/strähnchen
gel nails: gelnägel
eyebrows: augenbrauen
glasses: brille/brillen
sunglasses: sonnenbrille/sonnenbrillen
eye test: sehtest/augentest
filling: füllung/zahnfüllung
root canal: wurzelbehandlung/wurzelkanal
sedan: limousine/stufenheck
van: transporter/lieferwagen/kleinbus
yurt: jurte
cabin: hütte/blockhütte
firewood: brennholz/feuerholz
`;
