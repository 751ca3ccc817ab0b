export const glossaryRental = `
mini digger: miniexcavadora/excavadora/mini excavadora
drill: taladro/taladradora
hammer drill: martillo perforador/taladro percutor
jackhammer: martillo demoledor/martillo neumático
sander: lijadora/pulidora
chainsaw: motosierra/sierra
lawn mower: cortacésped/cortadora de césped
hedge trimmer: cortasetos/recortasetos
ladder: escalera/escalera de mano
scaffolding: andamio/andamios
generator: generador/grupo electrógeno
pressure washer: hidrolimpiadora
concrete mixer: hormigonera
concrete: hormigón/cemento
plate compactor: placa compactadora/bandeja vibradora/compactadora
dumper: dumper/volquete
trailer: remolque
carpet cleaner: limpiadora de alfombras/limpiamoquetas
vacuum cleaner: aspiradora/aspirador
dehumidifier: deshumidificador
wheelbarrow: carretilla
tile cutter: cortadora de azulejos/azulejo/baldosas
truck: camión
removal van: furgoneta/camión de mudanzas
mover: mozo/mozos/operario/operarios
moving box: caja de mudanza/cajas de cartón/cajas
packing: embalaje/embalar/empaquetar/desembalar
tools: herramienta/herramientas/equipo/material
day rate: precio por día/tarifa diaria/por día/al día/un día
weekly rate: precio por semana/tarifa semanal/por semana/a la semana/una semana
marquee: carpa/carpas
chair: silla/sillas
speaker: altavoz/altavoces/equipo de sonido
projector: proyector/pantalla
child seat: silla infantil/silla de niño/sillita
tandem: tándem
snorkel: tubo/gafas de buceo/aletas/esnórquel
ski poles: bastones/bastones de esquí
goggles: gafas de esquí/gafas de natación
dormitory: dormitorio compartido/habitación compartida/litera/dormitorio
twin beds: dos camas/camas separadas
departure day: día de salida/dejar la habitación/salida
half board: media pensión
full board: pensión completa
airport transfer: traslado al aeropuerto/traslado/transfer
pillow: almohada/manta
sheets: sábanas/ropa de cama
kettle: hervidor/cafetera
washing machine: lavadora/secadora
sofa bed: sofá cama
bowling lane: pista/pistas/pista de bolos
bowling shoes: zapatos de bolos/pies de gato/alquiler de zapatos
court: pista/cancha/campo
game: partida/juego/ronda
off-peak: hora valle/temporada baja/horas valle
peak: hora punta/temporada alta/horas punta
family ticket: entrada familiar/bono familiar/ticket familiar
reduced ticket: entrada reducida/reducida/reducido
audio guide: audioguía
school group: grupo escolar/colegio/grupos escolares
meeting room: sala de reuniones/sala de juntas
desk: mesa/puesto/escritorio/puesto de trabajo
mailbox: buzón/reenvío de correo/domiciliación
hall: salón/sala/local
bouquet: ramo/ramo de flores/ramos
rose: rosa/rosas
wreath: corona/corona fúnebre/corona de flores
balloon: globo/globos
soil: tierra/sustrato/tierra vegetal
compost: compost/estiércol/abono
mulch: corteza/mantillo
gravel: grava/arena
tree: árbol/árboles
shrub: arbusto/seto/arbustos
seeds: semillas/plantones
pot: maceta/tiesto/jardinera
hardcover: tapa dura
paperback: tapa blanda/bolsillo/libro de bolsillo
children's book: libro infantil/libros infantiles/cuento/cuentos
used books: libros usados/libros de segunda mano
reading: lectura/presentación/club de lectura
flat: piso/apartamento
bedroom: dormitorio/dormitorios
office: oficina
suit: traje/trajes
pillowcase: mantel/mantelería/funda
own: propio/propia/propios
age: edad/años/edad mínima
fee: tarifa/coste/cargo
turnaround: listo/lista/terminado/plazo
stay: tomar aquí/en el local/sentarse
`;
