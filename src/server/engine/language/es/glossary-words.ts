export const glossaryWords = `
near: cerca/cercano/próximo/alrededores
far: lejos/distancia
shop: tienda/local/comercio
enter: entrar/pasar/acceder
entrance: entrada/acceso
exit: salida
step: escalón/escalones/escalera/escaleras/peldaños
ramp: rampa
single: suelta/suelto/individual/sola
double: doble
private: privado/privada/particular
public: público/pública
electric: eléctrico/eléctrica
manual: manual
automatic: automático/automática
new: nuevo/nueva/nuevos
old: viejo/vieja/antiguo
hot: caliente/calientes
cold: frío/fría
clean: limpio/limpiar/limpieza
full: completo/completa/entero/entera
half: medio/media/mitad
half day: medio día/media jornada
full day: día completo/todo el día
day pass: entrada de un día/pase de un día/pase diario/entrada diaria
amount: cantidad/suma
minimum: mínimo/mínima
maximum: máximo/máxima
in advance: antelación/anticipación/con antelación/antes
before: antes
after: después/tras
plan: plan/paquete/tarifa/modalidad
pass: bono/abono/pase
lane: calle/calles/carril/carriles
swim: nadar/natación
grinder: molino/molinillo
grind: moler/molido
unused: sin usar/sin abrir
boiler: caldera/calderas
gas: gas
inspection: inspección/revisión
service: mantenimiento/servicio/revisión
change/replace/replacement: cambio/cambiar/sustituir/reemplazo
fluid: líquido
guided: visita guiada/guiada/guiado
visit: visita/visitar
people: personas/persona/gente
somebody: alguien/alguno
look after: cuidar/cuidado/cuidan/cuidáis
butter: mantequilla
cherry: cereza/cerezas
strawberry: fresa/fresas/frutilla
raspberry: frambuesa/frambuesas
apple: manzana/manzanas
lemon: limón/limones
plum: ciruela/ciruelas
pear: pera/peras
tomato: tomate/tomates
onion: cebolla/cebollas
garlic: ajo
mushroom: champiñón/setas/champiñones
bacon: bacon/beicon/panceta/tocino
ham: jamón
liver: hígado
minced meat: carne picada/carne molida
schnitzel: escalope/filete/milanesa
roll: panecillo/bollo
wheat: trigo
rye: centeno
spelt: espelta
wholemeal: integral
sourdough: masa madre
sugar: azúcar
salt: sal
oil: aceite
sauce: salsa
spoon: cubiertos/cuchara
plate: plato/bandeja
cup: taza/vaso
box: caja/cesta/cajón
bag: bolsa/bolso
piece: pieza/unidad/trozo/pedazo
slice: rebanada/porción/trozo
hundred grams: cien gramos/100 g
kilo: kilo
money: dinero/plata
change/coins: cambio/monedas/suelto
machine: máquina
rule: norma/normas/regla/reglas
needed: necesario/hace falta/obligatorio/necesito
allowed: permitido/permitida/permiten/admiten
forbidden: prohibido/prohibida
possible: posible
`;
