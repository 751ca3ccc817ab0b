export const glossaryRental = `
mini digger: minibagger/bagger
drill: bohrmaschine/bohrer
hammer drill: bohrhammer/schlagbohrmaschine
jackhammer: abbruchhammer/presslufthammer
sander: schleifmaschine/schleifer/parkettschleifmaschine
chainsaw: kettensäge/motorsäge/säge
lawn mower: rasenmäher/mäher
hedge trimmer: heckenschere
ladder: leiter
scaffolding: gerüst/rollgerüst
generator: stromerzeuger/generator/stromaggregat
pressure washer: hochdruckreiniger
concrete mixer: betonmischer
concrete: beton/zement
plate compactor: rüttelplatte
dumper: dumper
trailer: anhänger
carpet cleaner: teppichreiniger/polsterreiniger
vacuum cleaner: staubsauger
dehumidifier: luftentfeuchter/bautrockner
wheelbarrow: schubkarre
tile cutter: fliesenschneider/fliese/fliesen
truck: lkw/lastwagen/laster
removal van: umzugswagen/transporter/umzugs-lkw
mover: umzugshelfer/möbelpacker/helfer
moving box: umzugskarton/umzugskartons/karton
packing: packen/einpacken/auspacken/verpacken
tools: werkzeug/geräte/ausrüstung
day rate: tagespreis/tagesmiete/pro tag/am tag/ein tag/einen tag
weekly rate: wochenpreis/wochenmiete/pro woche/die woche/eine woche
marquee: partyzelt/festzelt/pavillon
chair: stuhl/stühle
speaker: lautsprecher/musikanlage/tonanlage
projector: beamer/leinwand
child seat: kindersitz
tandem: tandem
snorkel: schnorchel/taucherbrille/flossen
ski poles: skistöcke/stöcke
goggles: skibrille/schwimmbrille
dormitory: schlafsaal/mehrbettzimmer/gemeinschaftszimmer
twin beds: zwei betten/zwei einzelbetten
departure day: abreisetag/abreise/zimmer verlassen/zimmer räumen
half board: halbpension
full board: vollpension
airport transfer: flughafentransfer/transfer
pillow: kissen/decke/bettdecke
sheets: bettwäsche/bettlaken/laken
kettle: wasserkocher/kaffeemaschine
washing machine: waschmaschine/trockner/wäschetrockner
sofa bed: schlafsofa/schlafcouch
bowling lane: bowlingbahn/kegelbahn/bahn/bahnen
bowling shoes: bowlingschuhe/kletterschuhe/leihschuhe
court: platz/spielfeld/tennisplatz
game: spiel/runde/partie
off-peak: nebenzeit/nebensaison
peak: hauptzeit/stoßzeit/hauptsaison
family ticket: familienkarte/familienticket
reduced ticket: ermäßigt/ermäßigung/ermäßigte karte
audio guide: audioguide
school group: schulklasse/schulgruppe
meeting room: besprechungsraum/meetingraum/konferenzraum/sitzungszimmer
desk: schreibtisch/arbeitsplatz
mailbox: postfach/postweiterleitung/geschäftsadresse
hall: saal/veranstaltungsraum/festsaal
bouquet: strauß/blumenstrauß/sträuße
rose: rose/rosen
wreath: kranz/trauerkranz
balloon: luftballon/ballons/luftballons
soil: erde/blumenerde/mutterboden
compost: kompost/dünger/mist
mulch: rindenmulch/mulch
gravel: kies/sand/schotter
tree: baum/bäume
shrub: strauch/hecke/sträucher
seeds: samen/saatgut/setzlinge
pot: topf/blumentopf/kübel
hardcover: gebunden/hardcover/gebundenes buch
paperback: taschenbuch
children's book: kinderbuch/bilderbuch/kinderbücher
used books: gebrauchte bücher/antiquariat
reading: lesung/autorenlesung/lesekreis
flat: wohnung/appartement
bedroom: schlafzimmer
office: büro
suit: anzug
pillowcase: bettwäsche/tischdecke
own: eigene/eigenes/eigener/selbst mitgebracht
age: alter/jahre alt/wie alt/mindestalter
fee: gebühr/kosten/entgelt
turnaround: fertig/bearbeitungszeit/lieferzeit
stay: hier essen/vor ort/sitzen
`;
