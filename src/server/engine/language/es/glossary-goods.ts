export const glossaryGoods = `
croissant: cruasán/croissant/cruasanes
tasting room: sala de catas/sala de degustación
pretzel: pretzel/lazo
doughnut: dónut/rosquilla/berlina
muffin: magdalena/muffin
cinnamon roll: rollo de canela
baguette: baguette/barra de pan/barra
cheesecake: tarta de queso
black forest: selva negra
apple strudel: strudel
pancake: tortita/tortitas/crepe
waffle: gofre/gofres
sesame: sésamo/ajonjolí
poppy seed: amapola/semillas de amapola
pumpkin: calabaza
cinnamon: canela
vanilla: vainilla
pistachio: pistacho
hazelnut: avellana
nut: nuez/nueces
almond: almendra/almendras
coconut: coco
banana: plátano/banana
orange juice: zumo de naranja/jugo de naranja
sparkling water: agua con gas
tap water: agua del grifo
salmon: salmón
tuna: atún
shrimp: gambas/langostinos/camarones
chicken: pollo
lamb: cordero
leaflet: folleto/folletos/octavilla/volante
brochure: catálogo/revista/cuadernillo
business card: tarjeta de visita/tarjetas de visita/tarjeta de presentación/tarjetas de presentación
poster: póster/cartel/carteles
sticker: pegatina/pegatinas/etiqueta/adhesivo
banner: pancarta/lona/banner
envelope: sobre/sobres
copy: fotocopia/fotocopias/copia/copias
binding: encuadernación/encuadernar
invitation card: invitación/invitaciones
violin: violín/violines
cello: violonchelo/chelo
piano: piano
flute: flauta
drums: batería/tambor
trumpet: trompeta
clarinet: clarinete
saxophone: saxofón
singing: canto/cantar
ski: esquí/esquís/esquíes
ski boots: botas de esquí
snowboard: snowboard/tabla de snowboard
snowshoes: raquetas de nieve
sledge: trineo
wetsuit: traje de neopreno/neopreno
surfboard: tabla de surf
paddleboard: paddle surf/tabla de paddle/sup
tent: tienda de campaña/carpa
caravan: caravana/autocaravana/camper
pitch: parcela/parcelas/camping
quiet hours: horas de silencio/horario de silencio
e-bike: bicicleta eléctrica/bici eléctrica/e-bike
mountain bike: bicicleta de montaña/bici de montaña/btt
tire: neumático/neumáticos/llanta/rueda
brake: freno/frenos
oil change: cambio de aceite
windscreen: parabrisas/luna delantera
battery: batería/pila
driving lesson: clase práctica/clase de conducir/clases prácticas
theory: teoría/teórico/curso teórico
coat: abrigo/abrigos
shirt: camisa/camisas
dress: vestido/vestidos
wedding dress: vestido de novia
duvet: edredón/nórdico
dry cleaning: limpieza en seco/tintorería
ironing: planchado/planchar
earrings: pendientes/aretes
ring: anillo/anillos
wedding ring: alianza/alianzas
beard: barba
fringe: flequillo
highlights: mechas/reflejos
gel nails: uñas de gel
eyebrows: cejas
glasses: gafas/lentes/anteojos
sunglasses: gafas de sol
eye test: examen de la vista/revisión de la vista/graduación
filling: empaste
root canal: endodoncia
sedan: sedán/berlina
van: furgoneta/monovolumen/van
yurt: yurta
cabin: cabaña/cabañas
firewood: leña
`;
