export const glossaryFood = `
tub: coppetta/vaschetta
cone: cono
scoop: pallina/palline
flavor: gusto/gusti
topping: guarnizione/granella
milkshake: frappè/frullato
smoothie: frullato/smoothie
slush: granita/granite
iced coffee: caffè freddo
hot chocolate: cioccolata calda
coffee with milk: caffellatte/latte macchiato
coffee beans: chicchi di caffè/caffè in grani
lemonade: limonata
iced tea: tè freddo
draft beer: birra alla spina
pint: pinta/birra media
house wine: vino della casa
tasting: degustazione
vinegar: aceto
olives: olive
fried egg: uovo al tegamino/uova fritte
scrambled eggs: uova strapazzate
toast: toast/pane tostato
fried: fritto/fritta/fritti
grilled: alla griglia/grigliato
smoked: affumicato
octopus: polpo
squid: calamari
mussels: cozze/vongole
cod: merluzzo/baccalà
trout: trota
turkey: tacchino
duck: anatra
rabbit: coniglio
veal: vitello
pork loin: braciola/lonza
ribs: costine/costolette
steak: bistecca/filetto
roast: arrosto
meatballs: polpette
cold cuts: affettati/salumi
goose: oca
lentils: lenticchie
beans: fagioli
peas: piselli
spinach: spinaci
cabbage: cavolo
carrot: carota/carote
cucumber: cetriolo
pepper: peperone/peperoni
eggplant: melanzana/melanzane
zucchini: zucchine/zucchina
corn: mais
asparagus: asparagi
peach: pesca/pesche
apricot: albicocca
melon: melone
watermelon: anguria/cocomero
pineapple: ananas
grape: uva
orange: arancia/arance
blueberry: mirtillo/mirtilli
berries: frutti di bosco
mango: mango
fig: fico/fichi
mint: menta
ginger: zenzero
herbs: erbe/spezie
caramel: caramello
dark chocolate: cioccolato fondente/fondente
white chocolate: cioccolato bianco
whipped cream: panna montata/panna
ice cream cake: torta gelato/semifreddo
birthday cake: torta di compleanno
cupcake: cupcake
pie: crostata
apple pie: torta di mele/crostata di mele
dough: impasto/pasta
yeast: lievito
flour: farina
yogurt: yogurt
goat cheese: formaggio di capra/caprino
cheese board: tagliere di formaggi
lunch menu: menù del giorno/menù fisso/menù pranzo
gluten: glutine
lactose: lattosio
hot drink: bevanda calda/bevande calde
corkage: diritto di tappo
bar: bancone/banco/bar
at the table: al tavolo
waiter: cameriere/servizio
picnic: picnic/pic-nic
`;
