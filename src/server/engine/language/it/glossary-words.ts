export const glossaryWords = `
near: vicino/vicina/vicinanze
far: lontano/distanza
shop: negozio/bottega
enter: entrare/accedere
entrance: ingresso/entrata/accesso
exit: uscita
step: gradino/gradini/scale/scala
ramp: rampa
single: singolo/singola
double: doppio/doppia
private: privato/privata
public: pubblico/pubblica
electric: elettrico/elettrica
manual: manuale
automatic: automatico/automatica
new: nuovo/nuova
old: vecchio/vecchia
hot: caldo/calda
cold: freddo/fredda
clean: pulito/pulire/pulizia
full: completo/intero/intera
half: mezzo/mezza/metà
half day: mezza giornata
full day: giornata intera/tutto il giorno
day pass: biglietto giornaliero/ingresso giornaliero
amount: importo/somma
minimum: minimo/minima
maximum: massimo/massima
in advance: in anticipo/anticipo/prima
before: prima
after: dopo
plan: piano/pacchetto/formula
pass: carnet/abbonamento/tessera
lane: corsia/corsie/pista
swim: nuotare/nuoto
grinder: macinino/macinacaffè
grind: macinare/macinato
unused: inutilizzato/non usato/mai usato
boiler: caldaia
gas: gas
inspection: ispezione/controllo/revisione
service: manutenzione/servizio/tagliando
change/replace/replacement: cambio/cambiare/sostituire/sostituzione
fluid: liquido
guided: visita guidata/guidato/guidata
visit: visita/visitare
people: persone/persona
somebody: qualcuno
look after: tenere/badare/custodire/accudire
butter: burro
cherry: ciliegia/ciliegie
strawberry: fragola/fragole
raspberry: lampone/lamponi
apple: mela/mele
lemon: limone/limoni
plum: prugna/prugne
pear: pera/pere
tomato: pomodoro/pomodori
onion: cipolla/cipolle
garlic: aglio
mushroom: fungo/funghi
bacon: speck/pancetta
ham: prosciutto
liver: fegato
minced meat: carne macinata/macinato
schnitzel: cotoletta/scaloppina
roll: panino/panini
wheat: grano/frumento
rye: segale
spelt: farro
wholemeal: integrale
sourdough: lievito madre
sugar: zucchero
salt: sale
oil: olio
sauce: salsa/sugo
spoon: posate/cucchiaio
plate: piatto/vassoio
cup: tazza/tazzina
box: scatola/cassetta/cesto
bag: borsa/sacchetto
piece: pezzo/pezzi/fetta
slice: fetta/fette
hundred grams: etto/un etto/100 g
kilo: chilo
money: soldi/denaro
change/coins: moneta/spiccioli/resto
machine: macchina/distributore
rule: regola/regole
needed: necessario/obbligatorio/serve/bisogno
allowed: permesso/consentito/ammessi
forbidden: vietato/vietata
possible: possibile
`;
