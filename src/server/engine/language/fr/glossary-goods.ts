export const glossaryGoods = `
croissant: croissant/croissants
tasting room: salle de dégustation/caveau de dégustation
pretzel: bretzel
doughnut: beignet/donut
muffin: muffin
cinnamon roll: roulé à la cannelle/brioche à la cannelle
baguette: baguette
cheesecake: cheesecake/gâteau au fromage
black forest: forêt-noire/forêt noire
apple strudel: strudel
pancake: crêpe/pancake
waffle: gaufre/gaufres
sesame: sésame
poppy seed: pavot
pumpkin: citrouille/potiron
cinnamon: cannelle
vanilla: vanille
pistachio: pistache
hazelnut: noisette
nut: noix
almond: amande/amandes
coconut: noix de coco/coco
banana: banane/bananes
orange juice: jus d'orange
sparkling water: eau gazeuse/eau pétillante
tap water: eau du robinet/carafe d'eau
salmon: saumon
tuna: thon
shrimp: crevettes
chicken: poulet
lamb: agneau
leaflet: dépliant/dépliants/prospectus/flyer/flyers
brochure: brochure/brochures/livret
business card: carte de visite/cartes de visite
poster: affiche/affiches/poster
sticker: autocollant/autocollants/étiquette
banner: banderole/bâche
envelope: enveloppe/enveloppes
copy: photocopie/photocopies/copie
binding: reliure/relier
invitation card: faire-part/invitation/invitations
violin: violon/violons
cello: violoncelle
piano: piano
flute: flûte
drums: batterie/tambour
trumpet: trompette
clarinet: clarinette
saxophone: saxophone
singing: chant/chanter
ski: ski/skis
ski boots: chaussures de ski
snowboard: snowboard/snowboards
snowshoes: raquettes/raquettes à neige
sledge: luge
wetsuit: combinaison/combinaison néoprène
surfboard: planche de surf
paddleboard: paddle/stand-up paddle/sup
tent: tente/tentes
caravan: caravane/camping-car
pitch: emplacement/emplacements/camping
quiet hours: heures de silence/heures de calme
e-bike: vélo électrique/vae
mountain bike: vtt/vélo tout terrain
tire: pneu/pneus
brake: frein/freins
oil change: vidange
windscreen: pare-brise
battery: batterie/pile
driving lesson: leçon de conduite/heure de conduite
theory: théorie/code/cours théorique
coat: manteau/manteaux
shirt: chemise/chemises
dress: robe/robes
wedding dress: robe de mariée
duvet: couette
dry cleaning: nettoyage à sec/pressing
ironing: repassage/repasser
earrings: boucles d'oreilles
ring: bague/anneau
wedding ring: alliance/alliances
beard: barbe
fringe: frange
highlights: mèches/balayage
gel nails: ongles en gel
eyebrows: sourcils
glasses: lunettes
sunglasses: lunettes de soleil
eye test: examen de vue/contrôle de la vue
filling: plombage/obturation
root canal: traitement de canal/dévitalisation
sedan: berline
van: camionnette/fourgon/monospace
yurt: yourte
cabin: cabane/chalet
firewood: bois de chauffage/bois
`;
