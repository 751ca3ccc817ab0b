export const glossaryFood = `
tub: kubek/kubeczek/pucharek
cone: wafelek/rożek
scoop: gałka/gałki/kulka
flavor: smak/smaki/smaków
topping: posypka/dodatki
milkshake: koktajl mleczny/shake
smoothie: smoothie/koktajl
slush: granita/lód kruszony
iced coffee: kawa mrożona
hot chocolate: gorąca czekolada
coffee with milk: kawa z mlekiem/latte
coffee beans: kawa ziarnista/ziarna
lemonade: lemoniada
iced tea: herbata mrożona
draft beer: piwo z beczki/piwo lane
pint: duże piwo/kufel
house wine: wino domowe
tasting: degustacja
vinegar: ocet
olives: oliwki
fried egg: jajko sadzone
scrambled eggs: jajecznica
toast: tost/grzanka
fried: smażony/smażone
grilled: grillowany/z grilla
smoked: wędzony/wędzona
octopus: ośmiornica
squid: kalmary
mussels: małże
cod: dorsz
trout: pstrąg
turkey: indyk/indyka
duck: kaczka/kaczki
rabbit: królik
veal: cielęcina
pork loin: schab/kotlet schabowy
ribs: żeberka
steak: stek/polędwica
roast: pieczeń
meatballs: klopsiki/pulpety
cold cuts: wędliny
goose: gęś
lentils: soczewica
beans: fasola
peas: groszek
spinach: szpinak
cabbage: kapusta
carrot: marchew/marchewka
cucumber: ogórek
pepper: papryka
eggplant: bakłażan
zucchini: cukinia
corn: kukurydza
asparagus: szparagi
peach: brzoskwinia
apricot: morela
melon: melon
watermelon: arbuz
pineapple: ananas
grape: winogrono/winogrona
orange: pomarańcza/pomarańcze
blueberry: jagoda/jagody/borówki
berries: owoce leśne/jagody
mango: mango
fig: figa/figi
mint: mięta
ginger: imbir
herbs: zioła/przyprawy
caramel: karmel
dark chocolate: gorzka czekolada/ciemna czekolada
white chocolate: biała czekolada
whipped cream: bita śmietana
ice cream cake: tort lodowy
birthday cake: tort urodzinowy
cupcake: babeczka/cupcake
pie: placek/tarta
apple pie: szarlotka/jabłecznik
dough: ciasto
yeast: drożdże
flour: mąka
yogurt: jogurt
goat cheese: ser kozi
cheese board: deska serów
lunch menu: menu lunchowe/zestaw obiadowy
gluten: gluten
lactose: laktoza/laktozy
hot drink: gorący napój/gorące napoje
corkage: korkowe
bar: bar/lada
at the table: przy stoliku
waiter: kelner/obsługa
picnic: piknik
`;
