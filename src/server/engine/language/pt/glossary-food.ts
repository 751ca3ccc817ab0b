export const glossaryFood = `
tub: copo/copinho
cone: cone/casquinha
scoop: bola/bolas
flavor: sabor/sabores
topping: cobertura
milkshake: batido/milkshake
smoothie: batido de fruta/smoothie
slush: granizado/raspadinha
iced coffee: café gelado
hot chocolate: chocolate quente
coffee with milk: galão/café com leite
coffee beans: grãos de café/café em grão
lemonade: limonada
iced tea: chá gelado
draft beer: imperial/chope/cerveja de pressão
pint: caneca/pint
house wine: vinho da casa
tasting: prova/degustação
vinegar: vinagre
olives: azeitonas
fried egg: ovo estrelado/ovo frito
scrambled eggs: ovos mexidos
toast: torrada/tosta
fried: frito/frita
grilled: grelhado/grelhada
smoked: fumado/defumado
octopus: polvo
squid: lulas
mussels: mexilhões/amêijoas
cod: bacalhau
trout: truta
turkey: peru
duck: pato
rabbit: coelho
veal: vitela
pork loin: costeleta/lombo
ribs: entrecosto/costelas
steak: bife/lombo
roast: assado
meatballs: almôndegas
cold cuts: enchidos/charcutaria
goose: ganso
lentils: lentilhas
beans: feijão/feijões
peas: ervilhas
spinach: espinafres
cabbage: couve
carrot: cenoura/cenouras
cucumber: pepino
pepper: pimento/pimentos
eggplant: beringela
zucchini: curgete
corn: milho
asparagus: espargos
peach: pêssego
apricot: alperce/damasco
melon: melão
watermelon: melancia
pineapple: ananás/abacaxi
grape: uva/uvas
orange: laranja/laranjas
blueberry: mirtilo/mirtilos
berries: frutos vermelhos/frutos silvestres
mango: manga
fig: figo/figos
mint: hortelã/menta
ginger: gengibre
herbs: ervas/especiarias
caramel: caramelo
dark chocolate: chocolate negro/chocolate amargo
white chocolate: chocolate branco
whipped cream: chantilly/natas
ice cream cake: bolo gelado
birthday cake: bolo de aniversário/bolo de anos
cupcake: cupcake
pie: tarte
apple pie: tarte de maçã/bolo de maçã
dough: massa
yeast: fermento/levedura
flour: farinha
yogurt: iogurte
goat cheese: queijo de cabra
cheese board: tábua de queijos
lunch menu: menu do dia/prato do dia
gluten: glúten
lactose: lactose
hot drink: bebida quente/bebidas quentes
corkage: taxa de rolha
bar: balcão
at the table: à mesa/na mesa
waiter: empregado/serviço
picnic: piquenique
`;
