export const glossaryServices = `
medium hair/medium-length hair/shoulder-length
women's haircut/women's cut/ladies cut
men's haircut/men's cut/gents cut
children's haircut/kids haircut/kids cut/child's haircut
foil/foils
roots/root touch-up
toner/gloss
color/dye/tint
updo/bridal hair/hair up
hair treatment/hair mask/conditioning treatment
stylist/hairdresser/hair salon
shave
mustache/moustache
upper lip
armpits/underarms
bikini line/bikini
half leg/half legs/lower legs
full leg/full legs
laser hair removal
gel polish/shellac/semi-permanent polish
acrylic nails/acrylics
nail polish/polish
removal/remove/take off
refill/infill/fill-in
lash lift
skin
patch test/allergy test
session/sessions
multi-session pass/pack of ten/ten-class pass/ten-visit pass/punch card
first visit/first appointment/first session
follow-up/follow-up visit
pelvic floor
dry needling
insoles/orthotics
ultrasound
hearing aid/hearing test
progressive lenses/varifocals
reading glasses
brake fluid
brake pads
clutch
exhaust
timing belt/cam belt
wheel alignment/alignment/tracking
wheel balancing/balancing
tire change/tyre change/wheel change
winter tires/winter tyres
dent/scratch
stone chip/chip
headlight/headlamp
tow/towing/recovery
small car/compact car
large car/big car
suv/four by four/4x4
gear/gears/derailleur
inner tube/tube
saddle
pedal/pedals
tune-up/basic service/full service
heel/heels
sole/soles
strap/watch strap
necklace/chain
bracelet
engraving/engrave
screen/display
group lesson/group class/group lessons
private lesson/private class/one-to-one/one-on-one
tuition/tuition fee/course fee
textbook/course book/materials
absence/absent/miss
sibling/siblings/brother/sister
student/pupil/learner
retiree/pensioner/senior citizen
nail trim/nail clipping/claws
bath/bathing
small dog
large dog/big dog
day care/daycare
leash/lead
litter tray/litter/cage
vaccination card/vaccination record/pet passport
collect/pick up/fetch
`;
