export const glossaryGoods = `
croissant: cornetto/cornetti/croissant
tasting room: sala degustazioni/sala degustazione
pretzel: pretzel/brezel
doughnut: bombolone/ciambella/krapfen
muffin: muffin
cinnamon roll: girella alla cannella
baguette: baguette/filone
cheesecake: cheesecake/torta al formaggio
black forest: foresta nera
apple strudel: strudel
pancake: pancake/frittella
waffle: waffle/cialda
sesame: sesamo
poppy seed: papavero
pumpkin: zucca
cinnamon: cannella
vanilla: vaniglia
pistachio: pistacchio
hazelnut: nocciola
nut: noce/noci
almond: mandorla/mandorle
coconut: cocco
banana: banana/banane
orange juice: succo d'arancia/spremuta
sparkling water: acqua frizzante/acqua gassata
tap water: acqua del rubinetto
salmon: salmone
tuna: tonno
shrimp: gamberi/gamberetti
chicken: pollo
lamb: agnello
leaflet: volantino/volantini/dépliant
brochure: opuscolo/brochure/libretto
business card: biglietto da visita/biglietti da visita
poster: manifesto/poster/locandina
sticker: adesivo/adesivi/etichetta
banner: striscione/banner
envelope: busta/buste
copy: fotocopia/fotocopie/copia
binding: rilegatura/rilegare
invitation card: invito/inviti/partecipazioni
violin: violino/violini
cello: violoncello
piano: pianoforte/piano
flute: flauto
drums: batteria/tamburo
trumpet: tromba
clarinet: clarinetto
saxophone: sassofono
singing: canto/cantare
ski: sci
ski boots: scarponi/scarponi da sci
snowboard: snowboard/tavola da snowboard
snowshoes: ciaspole/racchette da neve
sledge: slittino/slitta
wetsuit: muta/muta da sub
surfboard: tavola da surf
paddleboard: sup/paddle
tent: tenda/tende
caravan: roulotte/camper/caravan
pitch: piazzola/piazzole/campeggio
quiet hours: orario del silenzio/ore di silenzio
e-bike: bici elettrica/e-bike
mountain bike: mountain bike/mtb
tire: pneumatico/pneumatici/gomma/gomme
brake: freno/freni
oil change: cambio olio
windscreen: parabrezza
battery: batteria/pila
driving lesson: lezione di guida/guida pratica
theory: teoria/corso di teoria
coat: cappotto/cappotti
shirt: camicia/camicie
dress: vestito/abito
wedding dress: abito da sposa
duvet: piumone/trapunta
dry cleaning: lavaggio a secco/lavasecco
ironing: stiratura/stirare
earrings: orecchini/orecchino
ring: anello/anelli
wedding ring: fede/fedi
beard: barba
fringe: frangia
highlights: colpi di sole/meches
gel nails: unghie in gel
eyebrows: sopracciglia
glasses: occhiali
sunglasses: occhiali da sole
eye test: esame della vista/controllo della vista
filling: otturazione
root canal: devitalizzazione/cura canalare
sedan: berlina
van: furgone/monovolume
yurt: yurta
cabin: capanna/baita
firewood: legna/legna da ardere
`;
