export const glossaryRental = `
mini digger: miniescavatore/escavatore
drill: trapano
hammer drill: tassellatore/trapano a percussione
jackhammer: martello demolitore/martello pneumatico
sander: levigatrice
chainsaw: motosega/sega
lawn mower: tosaerba/tagliaerba
hedge trimmer: tagliasiepi
ladder: scala
scaffolding: ponteggio/trabattello
generator: generatore
pressure washer: idropulitrice
concrete mixer: betoniera
concrete: calcestruzzo/cemento
plate compactor: piastra vibrante/costipatore
dumper: dumper
trailer: rimorchio
carpet cleaner: lavamoquette
vacuum cleaner: aspirapolvere
dehumidifier: deumidificatore
wheelbarrow: carriola
tile cutter: tagliapiastrelle/piastrelle
truck: camion
removal van: furgone/camion per traslochi
mover: traslocatore/traslocatori/facchino
moving box: scatolone/scatoloni/scatole
packing: imballaggio/imballare
tools: attrezzi/attrezzatura/utensili
day rate: tariffa giornaliera/al giorno/un giorno
weekly rate: tariffa settimanale/a settimana/una settimana
marquee: tensostruttura/gazebo
chair: sedia/sedie
speaker: cassa/casse/impianto audio
projector: proiettore/schermo
child seat: seggiolino
tandem: tandem
snorkel: boccaglio/maschera/pinne
ski poles: bastoncini/racchette
goggles: occhialini/maschera da sci
dormitory: dormitorio/camerata/camera condivisa
twin beds: letti singoli/due letti/letti separati
departure day: giorno della partenza/lasciare la camera/partenza
half board: mezza pensione
full board: pensione completa
airport transfer: navetta aeroporto/transfer/navetta
pillow: cuscino/coperta
sheets: lenzuola/biancheria
kettle: bollitore/macchina del caffè
washing machine: lavatrice/asciugatrice
sofa bed: divano letto
bowling lane: pista/piste/pista da bowling
bowling shoes: scarpe da bowling/scarpette/noleggio scarpe
court: campo
game: partita/gioco
off-peak: fascia bassa/bassa stagione/fuori orario di punta
peak: ora di punta/alta stagione
family ticket: biglietto famiglia/biglietto famiglie
reduced ticket: ridotto/biglietto ridotto
audio guide: audioguida
school group: scolaresca/gruppo scolastico
meeting room: sala riunioni/sala meeting
desk: scrivania/postazione
mailbox: casella postale/domiciliazione/inoltro posta
hall: sala/salone
bouquet: mazzo di fiori/bouquet/mazzo
rose: rosa/rose
wreath: corona/corona funebre
balloon: palloncino/palloncini
soil: terra/terriccio
compost: compost/letame
mulch: pacciame/corteccia
gravel: ghiaia/sabbia
tree: albero/alberi
shrub: arbusto/siepe/cespuglio
seeds: semi/piantine
pot: vaso/fioriera
hardcover: copertina rigida
paperback: tascabile/copertina flessibile
children's book: libro per bambini/libri per bambini
used books: libri usati
reading: lettura/presentazione/gruppo di lettura
flat: appartamento
bedroom: camera da letto/camere da letto
office: ufficio
suit: completo/abito da uomo
pillowcase: tovaglia/federa/biancheria
own: proprio/propria
age: età/anni/età minima
fee: tariffa/costo/spese
turnaround: pronto/pronta/tempi
stay: sul posto/consumare qui
`;
