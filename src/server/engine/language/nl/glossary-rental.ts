export const glossaryRental = `
mini digger: minigraver/graafmachine/graver
drill: boormachine/boor
hammer drill: boorhamer/klopboormachine
jackhammer: sloophamer/breekhamer
sander: schuurmachine/vloerschuurmachine
chainsaw: kettingzaag/zaag
lawn mower: grasmaaier
hedge trimmer: heggenschaar
ladder: ladder
scaffolding: steiger/rolsteiger
generator: generator/aggregaat
pressure washer: hogedrukreiniger
concrete mixer: betonmolen
concrete: beton/cement
plate compactor: trilplaat
dumper: dumper
trailer: aanhanger/aanhangwagen
carpet cleaner: tapijtreiniger
vacuum cleaner: stofzuiger
dehumidifier: ontvochtiger/bouwdroger
wheelbarrow: kruiwagen
tile cutter: tegelsnijder/tegels
truck: vrachtwagen
removal van: verhuiswagen/bestelbus/busje
mover: verhuizer/verhuizers
moving box: verhuisdoos/verhuisdozen/doos
packing: inpakken/uitpakken/verpakken
tools: gereedschap/materieel/uitrusting
day rate: dagtarief/per dag/een dag
weekly rate: weektarief/per week/een week
marquee: partytent
chair: stoel/stoelen
speaker: luidspreker/geluidsinstallatie
projector: beamer/scherm
child seat: kinderzitje/kinderstoeltje
tandem: tandem
snorkel: snorkel/duikbril/zwemvliezen
ski poles: skistokken/stokken
goggles: skibril/zwembril/duikbril
dormitory: slaapzaal/gedeelde kamer
twin beds: twee bedden/twee eenpersoonsbedden
departure day: vertrekdag/vertrek/kamer verlaten
half board: halfpension
full board: volpension
airport transfer: transfer/luchthavenvervoer
pillow: kussen/deken
sheets: lakens/beddengoed
kettle: waterkoker/koffiezetapparaat
washing machine: wasmachine/droger
sofa bed: slaapbank
bowling lane: bowlingbaan/baan/banen
bowling shoes: bowlingschoenen/klimschoenen/schoenhuur
court: baan/veld/tennisbaan
game: spel/ronde/potje
off-peak: daluren/laagseizoen
peak: piekuren/hoogseizoen
family ticket: gezinskaart/familieticket
reduced ticket: gereduceerd/korting/gereduceerd tarief
audio guide: audiogids/audiotour
school group: schoolgroep/schoolklas
meeting room: vergaderruimte/vergaderzaal
desk: bureau/werkplek/flexplek
mailbox: postbus/postadres/post doorsturen
hall: zaal/feestzaal/locatie
bouquet: boeket/bos bloemen/boeketten
rose: roos/rozen
wreath: krans/rouwkrans
balloon: ballon/ballonnen
soil: aarde/potgrond/tuinaarde
compost: compost/mest
mulch: boomschors/mulch
gravel: grind/zand
tree: boom/bomen
shrub: struik/heg/haag
seeds: zaden/zaailingen
pot: pot/bloempot/plantenbak
hardcover: hardcover/gebonden
paperback: pocket/paperback
children's book: kinderboek/prentenboek
used books: tweedehands boeken
reading: lezing/boekenclub/leesclub
flat: appartement/flat
bedroom: slaapkamer/slaapkamers
office: kantoor
suit: pak/kostuum
pillowcase: tafelkleed/kussensloop
own: eigen
age: leeftijd/jaar oud/minimumleeftijd
fee: kosten/tarief/vergoeding
turnaround: klaar/levertijd/gereed
stay: hier opeten/ter plaatse
`;
