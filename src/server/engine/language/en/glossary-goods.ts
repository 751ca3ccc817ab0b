export const glossaryGoods = `
croissant
tasting room
pretzel
doughnut/donut
muffin
cinnamon roll/cinnamon bun
baguette
cheesecake
black forest
apple strudel/strudel
pancake/pancakes
waffle
sesame
poppy seed
pumpkin
cinnamon
vanilla
pistachio
hazelnut
nut/nuts/walnut
almond
coconut
banana
orange juice
sparkling water
tap water
salmon
tuna
shrimp/prawns
chicken
lamb
leaflet/leaflets/flyer/flyers
brochure/booklet
business card/business cards
poster/posters
sticker/stickers/label
banner
envelope/envelopes
copy/photocopy/copies
binding
invitation card/invitations
violin
cello
piano
flute
drums/drum kit
trumpet
clarinet
saxophone
singing/voice lessons
ski/skis
ski boots
snowboard/snowboards
snowshoes
sledge/sled/toboggan
wetsuit
surfboard
paddleboard/stand-up paddle/sup
tent
caravan/camper/motorhome
pitch/campsite
quiet hours
e-bike/electric bike
mountain bike
tire/tyre/tires/tyres
brake/brakes
oil change
windscreen/windshield
battery
driving lesson
theory/theory course
coat/overcoat
shirt/shirts
dress/gown
wedding dress
duvet/comforter
dry cleaning
ironing
earrings/earring
ring
wedding ring/wedding rings
beard
fringe/bangs
highlights/balayage
gel nails
eyebrows
glasses/spectacles
sunglasses
eye test/sight test
filling
root canal
sedan/saloon
van/minivan
yurt
cabin/hut
firewood
`;
