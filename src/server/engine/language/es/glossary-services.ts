export const glossaryServices = `
medium hair: media melena/pelo medio/pelo medio largo
women's haircut: corte de mujer/corte de señora/corte mujer/corte señora
men's haircut: corte de hombre/corte de caballero/corte hombre/corte caballero
children's haircut: corte infantil/corte de niño/corte niño/corte de niña
foil: papel/papel de aluminio/papel de plata/aluminio
roots: raíz/raíces/retoque de raíz
toner: matizador/matiz/baño de color
color: tinte/color/coloración/teñir
updo: recogido/recogidos/peinado de novia
hair treatment: tratamiento capilar/mascarilla/hidratación
stylist: peluquero/peluquera/peluquería/estilista
shave: afeitado/afeitar
mustache: bigote
upper lip: labio superior/labio/bozo
armpits: axilas/axila
bikini line: ingles/línea de bikini/bikini
half leg: media pierna/medias piernas
full leg: pierna entera/piernas completas/piernas enteras/pierna completa
laser hair removal: depilación láser
gel polish: esmaltado semipermanente/esmalte semipermanente/semipermanente
acrylic nails: uñas acrílicas/acrílico/acrílicas
nail polish: esmalte/esmaltado/pintauñas
removal: retirada/retirar/quitar
refill: relleno/mantenimiento
lash lift: lifting de pestañas/permanente de pestañas
skin: piel/cutis
patch test: prueba de alergia/test de alergia/prueba de tolerancia
session: sesión/sesiones
multi-session pass: bono/bono de diez/bono de sesiones/bonos
first visit: primera visita/primera cita/primera sesión/primera consulta
follow-up: revisión/seguimiento/visita de control
pelvic floor: suelo pélvico
dry needling: punción seca
insoles: plantillas
ultrasound: ecografía/ultrasonido
hearing aid: audífono/prueba de audición
progressive lenses: lentes progresivas/progresivos/cristales progresivos
reading glasses: gafas de lectura/gafas de cerca
brake fluid: líquido de frenos
brake pads: pastillas de freno/pastillas
clutch: embrague
exhaust: escape/tubo de escape
timing belt: correa de distribución/distribución
wheel alignment: alineación/alineado
wheel balancing: equilibrado
tire change: cambio de neumáticos/cambio de ruedas
winter tires: neumáticos de invierno
dent: abolladura/arañazo/bollo
stone chip: impacto/impacto de piedra/picadura
headlight: faro/faros
tow: grúa/remolque
small car: coche pequeño/utilitario
large car: coche grande
suv: todoterreno/4x4/suv
gear: cambio/marchas/desviador
inner tube: cámara/cámara de aire
saddle: sillín
pedal: pedal/pedales
tune-up: puesta a punto/revisión completa/revisión básica
heel: tacón/tacones/tapas
sole: suela/suelas/medias suelas
strap: correa/pulsera
necklace: collar/cadena/gargantilla
bracelet: pulsera/brazalete
engraving: grabado/grabar
screen: pantalla
group lesson: clase en grupo/clase grupal/clases en grupo/clases grupales
private lesson: clase particular/clase privada/clases particulares/clase individual
tuition: cuota/matrícula/precio del curso
textbook: libro de texto/material/materiales
absence: falta/ausencia/faltar/perder
sibling: hermano/hermanos/hermana
student: alumno/alumnos/estudiante
retiree: jubilado/jubilados/pensionista/tercera edad
nail trim: corte de uñas/cortar las uñas/uñas
bath: baño/bañar
small dog: perro pequeño/perros pequeños
large dog: perro grande/perros grandes
day care: guardería/guardería de día
leash: correa
litter tray: arenero/arena/jaula
vaccination card: cartilla de vacunación/cartilla/pasaporte
collect: recoger/recogida
`;
