export const glossaryFood = `
tub: tarrina/vasito/vaso
cone: cucurucho/cono/barquillo
scoop: bola/bolas
flavor: sabor/sabores
topping: topping/toppings/sirope
milkshake: batido/batidos
smoothie: batido de frutas/smoothie
slush: granizado/granizados
iced coffee: café con hielo/café helado
hot chocolate: chocolate caliente/chocolate a la taza
coffee with milk: café con leche/cortado
coffee beans: café en grano/granos
lemonade: limonada
iced tea: té helado/té frío
draft beer: cerveza de barril/caña/cerveza de grifo
pint: pinta/jarra
house wine: vino de la casa/vino de casa
tasting: cata/catas/degustación
vinegar: vinagre
olives: aceitunas/olivas
fried egg: huevo frito/huevos fritos
scrambled eggs: huevos revueltos
toast: tostada/tostadas
fried: frito/frita/fritos
grilled: a la parrilla/a la plancha/a la brasa
smoked: ahumado/ahumada
octopus: pulpo
squid: calamares/calamar/chipirones
mussels: mejillones/almejas
cod: bacalao
trout: trucha
turkey: pavo
duck: pato
rabbit: conejo
veal: ternera/ternera blanca
pork loin: chuleta/chuletas/lomo
ribs: costillas/costillar
steak: filete/solomillo/entrecot/bistec
roast: asado
meatballs: albóndigas
cold cuts: embutido/embutidos/fiambre
goose: oca/ganso
lentils: lentejas
beans: judías/alubias/frijoles
peas: guisantes
spinach: espinacas
cabbage: col/repollo
carrot: zanahoria/zanahorias
cucumber: pepino
pepper: pimiento/pimientos
eggplant: berenjena
zucchini: calabacín
corn: maíz
asparagus: espárragos
peach: melocotón/durazno
apricot: albaricoque
melon: melón
watermelon: sandía
pineapple: piña
grape: uva/uvas
orange: naranja/naranjas
blueberry: arándano/arándanos
berries: frutos rojos/frutas del bosque/bayas
mango: mango
fig: higo/higos
mint: menta/hierbabuena
ginger: jengibre
herbs: hierbas/especias
caramel: caramelo/dulce de leche
dark chocolate: chocolate negro/chocolate amargo
white chocolate: chocolate blanco
whipped cream: nata/nata montada
ice cream cake: tarta helada/pastel helado
birthday cake: tarta de cumpleaños/pastel de cumpleaños
cupcake: cupcake/magdalena
pie: tartaleta/empanada
apple pie: tarta de manzana/pastel de manzana
dough: masa
yeast: levadura
flour: harina
yogurt: yogur
goat cheese: queso de cabra
cheese board: tabla de quesos
lunch menu: menú del día/menú
gluten: gluten
lactose: lactosa
hot drink: bebida caliente/bebidas calientes
corkage: descorche
bar: barra/mostrador
at the table: en mesa/en la mesa
waiter: camarero/servicio
picnic: picnic/pícnic
`;
