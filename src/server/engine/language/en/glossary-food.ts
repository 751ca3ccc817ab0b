export const glossaryFood = `
tub/cup/pot
cone
scoop/scoops/ball
flavor/flavors/flavour/flavours
topping/toppings
milkshake/shake
smoothie
slush/shaved ice
iced coffee
hot chocolate/cocoa
coffee with milk/latte/white coffee
coffee beans/beans
lemonade
iced tea
draft beer/draught beer/beer on tap
pint
house wine
tasting/tastings
vinegar
olives
fried egg/fried eggs
scrambled eggs
toast
fried/deep-fried
grilled/barbecued
smoked
octopus
squid/calamari
mussels/clams
cod
trout
turkey
duck
rabbit
veal
pork loin/pork chop/chops
ribs/spare ribs
steak/fillet steak/sirloin
roast/joint
meatballs
cold cuts/deli meat
goose
lentils
beans
peas
spinach
cabbage
carrot/carrots
cucumber
pepper/bell pepper/peppers
eggplant/aubergine
zucchini/courgette
corn/sweetcorn
asparagus
peach
apricot
melon
watermelon
pineapple
grape/grapes
orange/oranges
blueberry/blueberries
berries/forest fruit
mango
fig/figs
mint
ginger
herbs/spices
caramel/toffee
dark chocolate
white chocolate
whipped cream
ice cream cake/frozen cake
birthday cake
cupcake/cupcakes
pie/tart
apple pie/apple cake
dough/batter
yeast
flour
yogurt
goat cheese
cheese board/cheese platter
lunch menu/set menu/set lunch
gluten
lactose
hot drink/hot drinks
corkage
bar/counter
at the table/at a table
waiter/service
picnic
`;
