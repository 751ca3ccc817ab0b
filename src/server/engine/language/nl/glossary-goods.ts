export const glossaryGoods = `
croissant: croissant
tasting room: proeflokaal/proefruimte
pretzel: krakeling/pretzel
doughnut: donut/berliner bol
muffin: muffin
cinnamon roll: kaneelbroodje
baguette: stokbrood/baguette
cheesecake: kwarktaart/cheesecake
black forest: schwarzwälder/zwarte woud
apple strudel: strudel
pancake: pannenkoek/pannenkoeken
waffle: wafel/wafels
sesame: sesam
poppy seed: maanzaad
pumpkin: pompoen
cinnamon: kaneel
vanilla: vanille
pistachio: pistache
hazelnut: hazelnoot
nut: noot/noten/walnoot
almond: amandel
coconut: kokos
banana: banaan
orange juice: sinaasappelsap/jus d'orange
sparkling water: bruiswater/spa rood
tap water: kraanwater
salmon: zalm
tuna: tonijn
shrimp: garnalen
chicken: kip
lamb: lam/lamsvlees
leaflet: folder/folders/flyer/flyers
brochure: brochure/boekje
business card: visitekaartje/visitekaartjes
poster: poster/affiche
sticker: sticker/stickers/etiket
banner: spandoek/banner
envelope: envelop/enveloppen
copy: kopie/kopieën
binding: inbinden/binden
invitation card: uitnodiging/uitnodigingen
violin: viool/violen
cello: cello
piano: piano
flute: fluit/dwarsfluit
drums: drums/drumstel
trumpet: trompet
clarinet: klarinet
saxophone: saxofoon
singing: zang/zingen/zangles
ski: ski/ski's
ski boots: skischoenen
snowboard: snowboard/snowboards
snowshoes: sneeuwschoenen
sledge: slee
wetsuit: wetsuit
surfboard: surfplank
paddleboard: sup/suppen
tent: tent/tenten
caravan: caravan/camper
pitch: kampeerplaats/staanplaats/camping
quiet hours: nachtrust/stilte-uren
e-bike: elektrische fiets/e-bike
mountain bike: mountainbike
tire: band/banden
brake: rem/remmen
oil change: olie verversen/olieverversing
windscreen: voorruit
battery: batterij/accu
driving lesson: rijles/rijlessen
theory: theorie/theoriecursus
coat: jas/mantel
shirt: overhemd/hemd
dress: jurk/jurken
wedding dress: trouwjurk/bruidsjurk
duvet: dekbed
dry cleaning: stomerij/chemisch reinigen
ironing: strijken
earrings: oorbellen
ring: ring/ringen
wedding ring: trouwring/trouwringen
beard: baard
fringe: pony
highlights: highlights/lowlights
gel nails: gelnagels
eyebrows: wenkbrauwen
glasses: bril/brillen
sunglasses: zonnebril
eye test: oogmeting/oogtest
filling: vulling
root canal: wortelkanaalbehandeling
sedan: sedan
van: bestelbus/busje
yurt: yurt
cabin: hut/blokhut
firewood: brandhout/haardhout
`;
