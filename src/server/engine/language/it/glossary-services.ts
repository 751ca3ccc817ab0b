export const glossaryServices = `
medium hair: capelli medi/capelli di media lunghezza
women's haircut: taglio donna
men's haircut: taglio uomo
children's haircut: taglio bambino/taglio bimbo
foil: stagnola/cartine/carta stagnola
roots: ricrescita/radici
toner: tonalizzante/gloss
color: colore/tinta/colorazione
updo: acconciatura/raccolto/acconciatura sposa
hair treatment: trattamento capelli/maschera capelli
stylist: parrucchiere/parrucchiera
shave: rasatura/barba
mustache: baffi
upper lip: labbro superiore/labbro/baffetti
armpits: ascelle/ascella
bikini line: inguine/bikini
half leg: mezza gamba/mezze gambe/gambaletto
full leg: gamba intera/gambe intere/gamba completa
laser hair removal: epilazione laser
gel polish: smalto semipermanente/semipermanente
acrylic nails: unghie acriliche/acrilico
nail polish: smalto
removal: rimozione/rimuovere/togliere
refill: refill/riempimento
lash lift: laminazione ciglia/lifting ciglia
skin: pelle
patch test: test allergico/prova allergica/test di allergia
session: seduta/sedute/sessione
multi-session pass: carnet/pacchetto/abbonamento da dieci
first visit: prima visita/prima seduta
follow-up: controllo/visita di controllo
pelvic floor: pavimento pelvico
dry needling: dry needling
insoles: plantari/solette
ultrasound: ecografia
hearing aid: apparecchio acustico/test dell'udito
progressive lenses: lenti progressive
reading glasses: occhiali da lettura
brake fluid: liquido dei freni/liquido freni
brake pads: pastiglie dei freni/pastiglie
clutch: frizione
exhaust: scarico/marmitta
timing belt: cinghia di distribuzione
wheel alignment: convergenza/allineamento
wheel balancing: equilibratura
tire change: cambio gomme/cambio pneumatici
winter tires: gomme invernali/pneumatici invernali
dent: ammaccatura/graffio
stone chip: scheggiatura/sbeccatura
headlight: faro/fari
tow: carro attrezzi/traino
small car: auto piccola/utilitaria
large car: auto grande/macchina grande
suv: suv/fuoristrada/4x4
gear: cambio/marce/deragliatore
inner tube: camera d'aria
saddle: sella/sellino
pedal: pedale/pedali
tune-up: tagliando/messa a punto/revisione completa
heel: tacco/tacchi
sole: suola/suole
strap: cinturino
necklace: collana/catenina
bracelet: braccialetto/bracciale
engraving: incisione/incidere
screen: schermo/display
group lesson: lezione di gruppo/lezioni di gruppo/corso di gruppo
private lesson: lezione privata/lezione individuale/lezioni private
tuition: retta/quota del corso/tassa
textbook: libro di testo/materiale
absence: assenza/assente/mancare
sibling: fratello/sorella/fratelli
student: allievo/allievi/studente
retiree: pensionato/pensionati/anziani
nail trim: taglio unghie/unghie
bath: bagno/bagnetto
small dog: cane piccolo/cani piccoli/cane di piccola taglia
large dog: cane grande/cani grandi/cane di grossa taglia
day care: asilo/asilo diurno
leash: guinzaglio
litter tray: lettiera/gabbia
vaccination card: libretto delle vaccinazioni/libretto sanitario/passaporto
collect: ritirare/ritiro/venire a prendere
`;
