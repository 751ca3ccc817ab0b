export const glossaryThings = `
small
large/big
medium
long
short
adult/adults
teenager/youth
woman/women/lady
man/men/gentleman
husband/wife/partner
friend/friends
guest/guests
customer/customers
seat/seats
place/spot/space
station/train station
train
bus
subway/metro
street/road
town/city/center
building
garden/yard
house/home
kitchen
bathroom/shower
bed
towel
fridge
television/tv
sea/ocean/coast
mountain
river/lake
rowing boat/row
boat
kayak/canoe
life jacket
weather/rain
wind
snow
sun
light
noise/quiet
smell
hole
stain
broken
lost
found
keep/store
send/ship
receive/get
give
take
leave/drop off
arrive/arrival
go/drive
walk/on foot
run/running
sit/sit down
sleep/stay overnight
eat
cook
learn
teach
speak/talk
read
write
buy
sell
rent/hire
borrow/lend
use
try/try on
wash
cut
hair
nail/nails
puppy
kitten
bike/bicycle
helmet
wheel
chain
light bulb
lens/lenses
frame
gold
silver
level
beginner/beginners
term/semester
start/begin
end/finish
first
last
next
again/once more
without
extra/additional
free/vacant
cap/swimming cap/hat
racket/paddle
ball
flip-flops/slippers
padlock/lock
apron
knife
noodles/pasta
button
zipper/zip
sleeve
curtain
shorten/hem
military/veteran
guitar
helicopter
fan/ventilator
hairdryer
umbrella/parasol
crutch/crutches
situated/located
`;
