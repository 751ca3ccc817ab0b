export const glossaryFood = `
tub: becher/pappbecher
cone: waffel/eiswaffel/hörnchen/eistüte
scoop: kugel/kugeln
flavor: sorte/sorten/geschmack/geschmacksrichtung
topping: streusel/topping/belag
milkshake: milchshake/shake
smoothie: smoothie
slush: slush/wassereis
iced coffee: eiskaffee
hot chocolate: heiße schokolade/kakao/trinkschokolade
coffee with milk: milchkaffee/latte
coffee beans: kaffeebohnen/bohnen
lemonade: limonade/limo
iced tea: eistee
draft beer: fassbier/bier vom fass
pint: halbe/großes bier/pint
house wine: hauswein
tasting: verkostung/probe/weinprobe
vinegar: essig
olives: oliven
fried egg: spiegelei/spiegeleier
scrambled eggs: rührei/rühreier
toast: toast/toastbrot
fried: gebraten/frittiert
grilled: gegrillt
smoked: geräuchert/räucher
octopus: oktopus/krake
squid: tintenfisch/calamari
mussels: muscheln/miesmuscheln
cod: kabeljau/dorsch
trout: forelle
turkey: pute/truthahn
duck: ente
rabbit: kaninchen
veal: kalb/kalbfleisch
pork loin: kotelett/schweinelende
ribs: rippchen/spareribs
steak: steak/rumpsteak/filet
roast: braten
meatballs: frikadellen/fleischbällchen/buletten
cold cuts: aufschnitt/wurstaufschnitt
goose: gans
lentils: linsen
beans: bohnen
peas: erbsen
spinach: spinat
cabbage: kohl/kraut
carrot: karotte/karotten/möhre/möhren
cucumber: gurke/gurken
pepper: paprika
eggplant: aubergine
zucchini: zucchini
corn: mais
asparagus: spargel
peach: pfirsich/pfirsiche
apricot: aprikose/aprikosen/marille
melon: melone
watermelon: wassermelone
pineapple: ananas
grape: traube/trauben
orange: orange/orangen/apfelsine
blueberry: heidelbeere/heidelbeeren/blaubeeren
berries: beeren/waldfrüchte
mango: mango
fig: feige/feigen
mint: minze/pfefferminze
ginger: ingwer
herbs: kräuter/gewürze
caramel: karamell
dark chocolate: zartbitter/dunkle schokolade/bitterschokolade
white chocolate: weiße schokolade
whipped cream: sahne/schlagsahne/schlagobers
ice cream cake: eistorte
birthday cake: geburtstagstorte/geburtstagskuchen
cupcake: cupcake/törtchen
pie: tarte/pastete
apple pie: apfelkuchen
dough: teig
yeast: hefe
flour: mehl
yogurt: joghurt
goat cheese: ziegenkäse
cheese board: käseplatte/käseteller
lunch menu: mittagsmenü/mittagskarte/mittagstisch
gluten: gluten
lactose: laktose
hot drink: heißgetränk/heißgetränke
corkage: korkgeld
bar: theke/tresen/bar
at the table: am tisch
waiter: bedienung/kellner
picnic: picknick
`;
