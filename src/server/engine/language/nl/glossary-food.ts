export const glossaryFood = `
tub: bakje/beker
cone: hoorntje/horentje
scoop: bol/bolletje/bolletjes
flavor: smaak/smaken
topping: topping
milkshake: milkshake
smoothie: smoothie
slush: slush/waterijs
iced coffee: ijskoffie
hot chocolate: warme chocolademelk
coffee with milk: koffie verkeerd/latte
coffee beans: koffiebonen/bonen
lemonade: limonade
iced tea: ijsthee
draft beer: bier van de tap/tapbier
pint: pint/groot bier
house wine: huiswijn
tasting: proeverij
vinegar: azijn
olives: olijven
fried egg: spiegelei
scrambled eggs: roerei
toast: toast/geroosterd brood
fried: gebakken/gefrituurd
grilled: gegrild
smoked: gerookt
octopus: inktvis/octopus
squid: calamares/inktvis
mussels: mosselen
cod: kabeljauw
trout: forel
turkey: kalkoen
duck: eend
rabbit: konijn
veal: kalfsvlees
pork loin: karbonade/varkenshaas
ribs: spareribs/ribben
steak: biefstuk/steak
roast: gebraad/braadstuk
meatballs: gehaktballen
cold cuts: vleeswaren
goose: gans
lentils: linzen
beans: bonen
peas: erwten
spinach: spinazie
cabbage: kool
carrot: wortel/wortels
cucumber: komkommer
pepper: paprika
eggplant: aubergine
zucchini: courgette
corn: mais
asparagus: asperges
peach: perzik
apricot: abrikoos
melon: meloen
watermelon: watermeloen
pineapple: ananas
grape: druif/druiven
orange: sinaasappel
blueberry: blauwe bes/bosbessen
berries: bessen/bosvruchten
mango: mango
fig: vijg/vijgen
mint: munt
ginger: gember
herbs: kruiden/specerijen
caramel: karamel
dark chocolate: pure chocolade
white chocolate: witte chocolade
whipped cream: slagroom
ice cream cake: ijstaart
birthday cake: verjaardagstaart
cupcake: cupcake
pie: vlaai
apple pie: appeltaart
dough: deeg
yeast: gist
flour: meel/bloem
yogurt: yoghurt
goat cheese: geitenkaas
cheese board: kaasplank
lunch menu: lunchmenu/dagmenu
gluten: gluten
lactose: lactose
hot drink: warme drank/warme dranken
corkage: kurkengeld
bar: bar/toog/balie
at the table: aan tafel
waiter: bediening/ober
picnic: picknick
`;
