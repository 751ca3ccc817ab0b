export const glossaryWords = `
near/nearby/close by/around here
far/distance/away
shop/store
enter/come in/go in
entrance/entry
exit
step/steps/stairs
ramp
single/one-way/individual
double
private
public
electric
manual/stick shift
automatic
new
old
hot
cold
clean
full/whole/entire
half
half day
full day/all day
day pass/day ticket
amount/sum
minimum/at least
maximum/at most
in advance/ahead/beforehand
before
after/afterwards
plan/package/tier
pass
lane/lanes/lap swimming
swim/swimming
grinder/mill/coffee grinder
grind/ground
unused/unopened
boiler/gas boiler
gas
inspection/check/checkup
service/servicing
change/replace/replacement
fluid/liquid
guided/guided tour
visit
people/persons/person
somebody/anyone/someone
look after/take care of/mind
butter/buttery
cherry
strawberry
raspberry
apple
lemon
plum
pear
tomato
onion
garlic
mushroom
bacon
ham
liver
minced meat/ground beef/mince
schnitzel/cutlet
roll/bun
wheat
rye
spelt
wholemeal/whole grain
sourdough
sugar
salt
oil
sauce/dip
spoon/cutlery
plate/platter
cup/mug
box/crate/basket
bag
piece/item/each
slice
hundred grams
kilo
money
change/coins
machine/vending machine
rule/rules
needed/necessary/required
allowed/permitted
forbidden
possible
`;
