export const glossaryGoods = `
croissant: croissant/croissants
tasting room: sala de provas
pretzel: pretzel
doughnut: bola de berlim/donut
muffin: queque/muffin
cinnamon roll: rolo de canela
baguette: baguete/cacete
cheesecake: cheesecake/tarte de queijo
black forest: floresta negra
apple strudel: strudel
pancake: panqueca/panquecas
waffle: waffle
sesame: sésamo
poppy seed: papoila
pumpkin: abóbora
cinnamon: canela
vanilla: baunilha
pistachio: pistácio
hazelnut: avelã
nut: noz/nozes
almond: amêndoa
coconut: coco
banana: banana
orange juice: sumo de laranja
sparkling water: água com gás
tap water: água da torneira
salmon: salmão
tuna: atum
shrimp: camarão/camarões
chicken: frango
lamb: borrego/cordeiro
leaflet: folheto/folhetos/panfleto
brochure: brochura/livrete
business card: cartão de visita/cartões de visita
poster: cartaz/cartazes/póster
sticker: autocolante/autocolantes/etiqueta
banner: faixa/lona
envelope: envelope/envelopes
copy: fotocópia/fotocópias/cópia
binding: encadernação/encadernar
invitation card: convite/convites
violin: violino/violinos
cello: violoncelo
piano: piano
flute: flauta
drums: bateria/tambor
trumpet: trompete
clarinet: clarinete
saxophone: saxofone
singing: canto/cantar
ski: esqui/esquis
ski boots: botas de esqui
snowboard: snowboard/prancha de snowboard
snowshoes: raquetes de neve
sledge: trenó
wetsuit: fato de neoprene/fato isotérmico
surfboard: prancha de surf
paddleboard: sup/stand up paddle
tent: tenda/tendas
caravan: caravana/autocaravana
pitch: lugar de tenda/campismo
quiet hours: horas de silêncio/horário de silêncio
e-bike: bicicleta elétrica/e-bike
mountain bike: bicicleta de montanha/btt
tire: pneu/pneus
brake: travão/travões/freio
oil change: mudança de óleo/troca de óleo
windscreen: para-brisas
battery: bateria/pilha
driving lesson: aula de condução
theory: teoria/teórico/código
coat: casaco/sobretudo
shirt: camisa/camisas
dress: vestido/vestidos
wedding dress: vestido de noiva
duvet: edredão
dry cleaning: limpeza a seco
ironing: engomar/passar a ferro
earrings: brincos
ring: anel/anéis
wedding ring: aliança/alianças
beard: barba
fringe: franja
highlights: madeixas
gel nails: unhas de gel
eyebrows: sobrancelhas
glasses: óculos
sunglasses: óculos de sol
eye test: exame de vista
filling: obturação/chumbo
root canal: desvitalização/endodontia
sedan: sedan/berlina
van: carrinha/furgão
yurt: yurt/iurta
cabin: cabana
firewood: lenha
`;
