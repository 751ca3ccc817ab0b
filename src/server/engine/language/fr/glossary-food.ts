export const glossaryFood = `
tub: pot/petit pot/coupe
cone: cornet/cône
scoop: boule/boules
flavor: parfum/parfums/goût/goûts/saveur
topping: garniture/nappage
milkshake: milk-shake/milkshake
smoothie: smoothie
slush: granité/granita
iced coffee: café glacé
hot chocolate: chocolat chaud
coffee with milk: café au lait/café crème
coffee beans: grains de café/café en grains/grains
lemonade: limonade/citronnade
iced tea: thé glacé
draft beer: bière pression/pression
pint: pinte
house wine: vin maison
tasting: dégustation/dégustations
vinegar: vinaigre
olives: olives
fried egg: œuf au plat/œufs au plat
scrambled eggs: œufs brouillés
toast: toast/pain grillé/tartine
fried: frit/frite/frits
grilled: grillé/grillée/grillades
smoked: fumé/fumée
octopus: poulpe
squid: calamars/encornets
mussels: moules/palourdes
cod: cabillaud/morue
trout: truite
turkey: dinde
duck: canard
rabbit: lapin
veal: veau
pork loin: côte de porc/côtelette/filet mignon
ribs: travers/côtes levées
steak: steak/entrecôte/faux-filet
roast: rôti
meatballs: boulettes
cold cuts: charcuterie
goose: oie
lentils: lentilles
beans: haricots
peas: petits pois
spinach: épinards
cabbage: chou
carrot: carotte/carottes
cucumber: concombre
pepper: poivron/poivrons
eggplant: aubergine
zucchini: courgette
corn: maïs
asparagus: asperges
peach: pêche/pêches
apricot: abricot
melon: melon
watermelon: pastèque
pineapple: ananas
grape: raisin/raisins
orange: orange/oranges
blueberry: myrtille/myrtilles
berries: fruits rouges/baies
mango: mangue
fig: figue/figues
mint: menthe
ginger: gingembre
herbs: herbes/épices
caramel: caramel
dark chocolate: chocolat noir
white chocolate: chocolat blanc
whipped cream: crème chantilly/chantilly/crème fouettée
ice cream cake: gâteau glacé/bûche glacée
birthday cake: gâteau d'anniversaire
cupcake: cupcake
pie: tarte/tourte
apple pie: tarte aux pommes
dough: pâte
yeast: levure
flour: farine
yogurt: yaourt/yoghourt
goat cheese: fromage de chèvre/chèvre
cheese board: plateau de fromages
lunch menu: menu du jour/formule du midi/formule
gluten: gluten
lactose: lactose
hot drink: boisson chaude/boissons chaudes
corkage: droit de bouchon
bar: comptoir/bar
at the table: à table/en salle
waiter: serveur/service
picnic: pique-nique
`;
