export const glossaryServices = `
medium hair: halflang haar/halflang
women's haircut: damesknipbeurt/knippen dames
men's haircut: herenknipbeurt/knippen heren
children's haircut: kinderknipbeurt/knippen kinderen
foil: folie/aluminiumfolie
roots: uitgroei/aanzet
toner: toner/glossing
color: kleuring/verf/verven
updo: opsteken/bruidskapsel
hair treatment: haarmasker/haarbehandeling
stylist: kapper/kapster
shave: scheren/scheerbeurt
mustache: snor
upper lip: bovenlip
armpits: oksels/oksel
bikini line: bikinilijn
half leg: halve benen/onderbenen
full leg: hele benen
laser hair removal: laserontharing
gel polish: gellak/shellac
acrylic nails: acrylnagels
nail polish: nagellak
removal: verwijderen/verwijdering
refill: bijvullen/opvullen
lash lift: wimperlifting
skin: huid
patch test: allergietest/huidtest
session: sessie/sessies/behandeling
multi-session pass: tienrittenkaart/rittenkaart/strippenkaart
first visit: eerste bezoek/eerste afspraak/intake
follow-up: controle/vervolgafspraak
pelvic floor: bekkenbodem
dry needling: dry needling
insoles: steunzolen/inlegzolen
ultrasound: echo/echografie
hearing aid: hoortoestel/gehoortest
progressive lenses: multifocale glazen/varifocale
reading glasses: leesbril
brake fluid: remvloeistof
brake pads: remblokken
clutch: koppeling
exhaust: uitlaat
timing belt: distributieriem
wheel alignment: uitlijnen
wheel balancing: balanceren
tire change: bandenwissel/banden wisselen
winter tires: winterbanden
dent: deuk/kras
stone chip: sterretje/steenslag
headlight: koplamp
tow: slepen/wegslepen
small car: kleine auto
large car: grote auto
suv: suv/terreinwagen/4x4
gear: versnelling/versnellingen/derailleur
inner tube: binnenband
saddle: zadel
pedal: pedaal/pedalen
tune-up: onderhoudsbeurt/grote beurt/kleine beurt
heel: hak/hakken
sole: zool/zolen
strap: horlogeband/band
necklace: ketting/halsketting
bracelet: armband
engraving: gravure/graveren
screen: scherm
group lesson: groepsles/groepslessen
private lesson: privéles/privélessen
tuition: lesgeld/cursusgeld
textbook: lesboek/lesmateriaal
absence: afwezig/missen/afwezigheid
sibling: broer/zus/broertje
student: leerling/leerlingen/student
retiree: gepensioneerde/senioren/65-plus
nail trim: nagels knippen/nageltjes
bath: bad/wassen/badje
small dog: kleine hond
large dog: grote hond
day care: dagopvang
leash: riem/lijn
litter tray: kattenbak/kooi
vaccination card: vaccinatieboekje/dierenpaspoort
collect: ophalen/afhalen
`;
