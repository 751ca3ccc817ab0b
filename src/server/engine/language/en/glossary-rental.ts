export const glossaryRental = `
mini digger/mini excavator/digger/excavator
drill
hammer drill/rotary hammer
jackhammer/breaker/demolition hammer
sander/floor sander
chainsaw/saw
lawn mower/lawnmower/mower
hedge trimmer
ladder
scaffolding/scaffold/tower
generator
pressure washer
concrete mixer/cement mixer
concrete/cement
plate compactor/compactor/wacker
dumper
trailer
carpet cleaner/upholstery cleaner
vacuum cleaner/vacuum
dehumidifier
wheelbarrow
tile cutter/tile/tiles
truck/lorry
removal van/moving van/moving truck
mover/movers/helper
moving box/moving boxes/cardboard box
packing/pack/unpack
tools/equipment/gear
day rate/daily rate/per day/a day/one day
weekly rate/per week/a week/one week
marquee/party tent/gazebo
chair/chairs
speaker/sound system/pa system
projector/screen
child seat/car seat
tandem
snorkel/mask/fins
ski poles/poles
goggles/ski goggles/swim goggles
dormitory/dorm/shared room/bunk
twin beds/two beds
departure day/day of departure/leave the room/vacate
half board
full board
airport transfer/transfer/airport pick-up
pillow/blanket
sheets/bedding
kettle/coffee maker
washing machine/dryer
sofa bed
bowling lane/alley/bowling alley
bowling shoes/climbing shoes/shoe hire/shoe rental
court/field
game/round/match
off-peak
peak/peak time
family ticket/family pass
reduced ticket/concession/reduced
audio guide
school group/school class
meeting room/conference room
desk/hot desk/workspace
mailbox/mail forwarding/business address
hall/venue/function room
bouquet/bunch of flowers
rose/roses
wreath/funeral wreath
balloon/balloons
soil/potting soil/topsoil
compost/manure
mulch/bark
gravel/sand
tree/trees
shrub/hedge/bush
seeds/seedlings
pot/planter
hardcover/hardback
paperback
children's book/picture book
used books/second-hand books
reading/author event/book club
flat/apartment
bedroom/bedrooms
office
suit/two-piece suit
pillowcase/tablecloth/linen
own/your own/my own
age/years old/how old
fee/charge
turnaround/ready/finished/done
stay/sit in/eat in/for here
`;
