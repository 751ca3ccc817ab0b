import type { Topics } from '#server/engine/language/topics.ts';

/** How Spanish speakers ask and write about what customers want to know of any business. */
export const topics: Topics = {
  book: '?(como|donde) (puedo|podemos|se puede|hago para|se hace|me|nos|pido|reservo) [pedir|hacer] (pedir|reservar|reserva|cita|apunto|inscribo|matriculo|coger|sacar|concertar|apuntar|inscribir|apuntarme|inscribirme|matricularme|matricular), ?(pedir|coger|sacar|reservar|solicitar|concertar|pido|cojo) (cita|hora|mesa|turno|plaza|habitacion|cita previa), ?(quiero|puedo|quisiera|me gustaria) (reservar|apuntarme|inscribirme|matricularme|una cita|pedir cita), !(reserva|reservas|cita|citas|inscripcion|matricula) (online|por|en|a traves|se|previa|desde|en linea), !(pide|reserva|llama|rellena|pidela|pedir) [tu|para|el|cita] (cita|formulario|reservar|pedir|por|online|en), =reservas, =citas, =cita previa, =inscripcion, =matricula, =como pedir cita, ?(mejor|facil) forma de (reservar|pedir cita|apuntarse), ?(quiero|quisiera|queria|necesito|gustaria|querriamos) + (reservar|pedir cita|apuntarme|inscribirme|apuntar)',
  'need-booking':
    '(sin cita|con cita previa|cita previa|sin reserva|sin reservar), ?(hace falta|hay que|necesito|es necesario|tengo que) [pedir] (cita|reservar|reserva|pedir|avisar|apuntarse), ?(ir|pasar|pasarme|venir) directamente, ?(hay que|tengo que|hace falta|es necesario|necesito|debo) + (reservar|pedir cita|cita|avisar|reserva), ?(puedo|podemos|se puede) (ir|pasar|venir) (sin|directamente), sin (cita|reserva)',
  'notice-needed':
    '?con cuanta (antelacion|anticipacion), ?(cuanto tiempo|cuantos dias) antes, !(#|un|una|dos) (dia|dias|semana|semanas|hora|horas) (antes|de antelacion|de anticipacion|de aviso), ?con (cuanta|cuanto|cuantos) (antelacion|tiempo|dias), ?cuantos dias antes, ?(cuanto tiempo|cuanto) antes, !con # (dias|horas|semanas) de antelacion',
  cancel:
    '(cancelar|cancelacion|anular|anulacion|cancelo|anulo|cancela|anulas|cancelas|cancelaciones|cancele), ?no (puedo|podre|voy a poder|podemos|vamos a poder) (ir|venir|acudir|asistir), ?me ha surgido, imprevisto, ?no (puedo|podemos|puede|voy a poder) (ir|asistir|venir|acudir), ?(anular|cancelar|cancelo|anulo)',
  reschedule:
    '(cambiar|aplazar|mover|modificar|posponer|retrasar|cambio) [de] (cita|hora|dia|fecha|reserva|clase), (otro|otra) (dia|hora|fecha), reprogramar',
  'no-show':
    '(no (presentarse|acudir|venir|asistir|aparecer|me presento|vienes|acudes|aparezco|avisar|aviso|avisa|te presentas|se presenta)|sin avisar|falto|faltar|faltas|falta sin|olvide|se me olvido|olvidado|plantar)',
  'missed-class':
    '(recuperar|recuperan|recupero|recuperacion|falto|faltar|pierdo|perdidas|perder|faltas) + (clase|clases|sesion|sesiones|leccion), ?(devolveis|devuelven) la clase',
  late: '(tarde|retraso|retrasado|retrasada|llego tarde|llegar tarde|llegas tarde|minutos tarde|puntualidad), !(esperamos|espera) # minutos, !mas de # minutos',
  refund:
    '(devolver|devolucion|reembolso|reembolsar|devolveis|devuelven|devuelve|devuelto|reembolsa|reembolsamos) [el|me|todo] [dinero|importe|matricula|senal|dinero|deposito], !no se devuelve, me (devolveis|devuelven|devuelves)',
  deposit: '(senal|deposito|anticipo|paga y senal|fianza|por adelantado|pago previo)',
  'pay-how':
    '?como (puedo|se puede|podemos|se|puede) pagar, (forma|formas|metodo|metodos|medio|medios) de pago, (pagar|pago|aceptais|aceptan|acepta|aceptamos|cogeis|cogemos) [con|en|por|el|a] (tarjeta|efectivo|metalico|bizum|transferencia|paypal|cheque|visa|mastercard|american express|amex|domiciliado|movil), (tarjeta|efectivo|bizum|transferencia|domiciliado|metalico|american express|visa|mastercard), =pago, =formas de pago',
  installments:
    '(plazos|financiar|financiacion|financiamos|fraccionar|fraccionado|a plazos|cuotas|meses sin intereses|sin intereses|pago aplazado|mensualidades|financiado)',
  discount:
    '(descuento|descuentos|rebaja|oferta|ofertas|mas barato|precio reducido|tarifa reducida|promocion|bono|bonos), # por ciento',
  'discount-student': '(estudiante|estudiantes|universitario|universitarios|carne joven)',
  'discount-senior':
    '(jubilado|jubilados|jubilada|pensionista|pensionistas|mayores de|tercera edad|mayor de 65)',
  'discount-unemployed': '(paro|desempleado|desempleados|desempleada|parado|parados)',
  'discount-group':
    '(hermano|hermanos|familia numerosa|familias numerosas|segundo hijo|segundo idioma|grupo|grupos|empresas) + (descuento|%|precio|menos)',
  voucher: '(vale regalo|vales regalo|tarjeta regalo|cheque regalo|bono regalo|regalar)',
  'voucher-expiry':
    '(vale|bono|tarjeta|bonos|vales) + (caduca|caducan|caducidad|validez|valido|meses|dura|vence)',
  'membership-end':
    '(dar de baja|darme de baja|darse de baja|baja|dejar [el|la] (curso|clase|gimnasio|academia)|permanencia|rescindir), ?(darme|darse|dar) de baja, ?permanencia, ?cuanto tiempo + (atado|minimo|permanencia)',
  'membership-pause': '(congelar|pausar|suspender|pausa) + (cuota|abono|membresia|mes|matricula)',
  trial: '(clase de prueba|prueba gratis|clase gratis|probar|primera clase|sesion de prueba)',
  'waiting-list': '(lista de espera|completo|llena|llenas|no quedan plazas)',
  invoice: '(factura|facturas|recibo|tique|ticket|justificante)',
  quote: '(presupuesto|presupuestos|presupuesto sin compromiso)',
  delivery:
    '(envio|envios|enviar|entrega|entregas|reparto|a domicilio|mandar|mandais|enviais), ?(llevais|llevan|traeis|traen|enviais|mandais) + (casa|domicilio), a domicilio',
  'delivery-where':
    '?(enviais|entregais|repartis|llegais|mandais|envian) [tambien] (a|fuera|en|hasta), (zona de reparto|fuera de|peninsula|canarias|baleares|extranjero|internacional)',
  'delivery-time':
    '?(cuando|cuanto tarda|cuanto tiempo|cuantos dias) + (llega|llegar|envio|entrega|tarda|tardan|pedido), !(# dias laborables|# a # dias|# horas|24 horas|48 horas), ?(cuando|cuanto|en cuantos dias) + (llega|llegaria|llegara|tarda) + (pedido|paquete|envio)',
  return: '(devolver|devolucion|devoluciones|cambiar|cambio|cambios|descambiar)',
  'return-period':
    '(devolver|devolucion|cambio|devoluciones) + (# dias|plazo|dias), ?(cuantos dias|cuanto tiempo|plazo) + (devolver|devolucion|cambiar)',
  'arrived-damaged':
    '(roto|rota|defectuoso|defectuosa|danado|danada|ha llegado mal|estropeado|desperfecto|defecto)',
  warranty:
    '(garantia|garantias|garantizado|cubre|cubierto), ?se (ha|me ha) (roto|caido|estropeado|despegado)',
  complaint:
    '(queja|quejas|reclamacion|reclamaciones|reclamar|hoja de reclamaciones|descontento|quejarme)',
  repair: '(reparar|reparacion|arreglar|arreglo|arreglais|reparais|reparaciones)',
  care: '?como + (limpio|limpiar|lavo|lavar|cuido|cuidar|conservar|guardo|mantener|mantengo), (cuidados|mantenimiento|limpieza|conservacion|instrucciones)',
  'ready-when':
    '?(cuando|cuanto tarda|cuanto tardan|cuanto tiempo) + (listo|lista|listos|listas|recoger|tarda|tardan|resultados), !(listo|lista|tarda|tardan|tardamos|recoger|entregamos) + (# dias|# semanas|dias|semana|horas)',
  'age-limit':
    '(edad minima|desde que edad|a partir de que edad|a partir de # anos|menores de #|mayores de #|menor de #|desde los #|# anos|# meses), ?(tiene|tengo|cumple|de) # anos, menores, menor de edad, mayor de edad, ?(a partir de que|desde que|que) edad, ?edad minima, ?con # anos',
  'child-alone':
    '(venir solo|venir sola|ir solo|ir sola|quedarse solo|quedarse sola|dejarlo solo|dejarla sola|sola|solos|acompanado|acompanada|acompanados|sin adulto|sin padres|adulto responsable|autorizado|autorizacion|tutor|madre o padre|padre o madre|consentimiento)',
  children:
    '(nino|ninos|nina|ninas|hijo|hijos|hija|hijas|bebe|bebes|peques|nietos) + (venir|traer|entrar|pueden|puede|llevar|atendeis|admiten)',
  pets: '(perro|perros|perra|mascota|mascotas|gato|gatos|animal|animales) + (entrar|traer|admiten|admitimos|pueden|puede|permiten|permitidos|aceptais|llevar|con|bienvenidos|no), perro guia, perros guia, perros de asistencia, =mascotas, =perros',
  access:
    '(silla de ruedas|minusvalido|discapacidad|movilidad reducida|accesible|adaptado|rampa|ascensor|escaleras|escalones|muletas|pie de calle|carrito)',
  parking:
    '(aparcar|aparcamiento|parking|aparco|plaza de garaje|plazas de aparcamiento|estacionar|zona azul|sitio para aparcar), ?(donde|puedo|podemos|se puede) + (dejar|aparcar|estacionar) + (coche|furgoneta|auto|moto), ?dejar el coche',
  transit:
    '?como (llego|llegar|se llega|voy|puedo llegar), (autobus|metro|tren|tranvia|parada|linea #|estacion|bus), ?(que|cual|en que) (autobus|bus|tren|metro|tranvia|linea|parada|estacion) , ?(donde|en que parada) + (bajo|bajar|bajarme|me bajo)',
  bring:
    '?que (tengo que|hay que|debo|necesito|hace falta) (llevar|traer|presentar), (traer|llevar|trae|traiga|lleva) [el|la|tu|su|los|las] (dni|ropa|documentacion|pruebas|informe|informes|toalla|volante|tarjeta|radiografias|zapatillas|material), !(trae|traiga|traigan|lleva|venga con|ven con), ?que (tengo|hay|debo|necesito|hace falta) + (llevar|traer|presentar), ?que (documentos|papeles|ropa) ',
  allergies:
    '(alergia|alergias|alergico|alergica|alergenos|intolerancia|intolerante|celiaco|celiaca|gluten|lactosa|latex)',
  languages:
    '(idioma|idiomas|hablais|habla|hablan|hablamos|ingles|frances|aleman|arabe|rumano|interprete)',
  insurance:
    '(seguro|seguros|aseguradora|aseguradoras|mutua|mutuas|adeslas|sanitas|asisa|dkv|mapfre|seguridad social|sergas|poliza|copago)',
  qualified:
    '(colegiado|colegiada|titulado|titulados|titulacion|experiencia|especialista|acreditado|acreditacion)',
  jobs: '(trabajar con vosotros|empleo|curriculum|cv|practicas|oferta de trabajo|ofertas de trabajo|vacante)',
  privacy: '(proteccion de datos|datos personales|privacidad|historial|historia clinica|mis datos)',
  'lost-property':
    '(objetos perdidos|me deje|he perdido|me he dejado|se me ha quedado), olvide + (chaqueta|paraguas|movil|gafas|bolso|llaves)',
  'group-size':
    '?(cuantos|cuantas) (sois|somos|personas|alumnos|hay|plazas|ninos|por clase|por grupo), (grupos reducidos|tamano de los grupos|maximo # (alumnos|personas)|maximo #|hasta # (personas|alumnos)|minimo # personas|grupos de #)',
  illness: '(enfermo|enferma|fiebre|gripe|resfriado|contagioso|covid|tos|vomitos|diarrea|catarro)',
  pregnancy: '(embarazada|embarazo|embarazadas|lactancia|dando el pecho|doy el pecho|posparto)',
  injury:
    '(marcapasos|lesion|lesiones|operado|operada|operacion|esguince|hernia|cirugia|anticoagulantes|sintrom|diabetico|diabetica|diabetes|epilepsia)',
  emergency: '(urgencia|urgencias|urgente|112|061|emergencia|ambulancia|fuera de horario)',
  distress:
    '?(mareado|mareada|desmayado|inconsciente|hinchado|hinchada|quemado|quemada|vomita|temblando), ?(no puedo|no puede) (apoyar|mover|respirar|tragar), ?(me he caido|se ha caido), !(inmediatamente|enseguida|cuanto antes), !(urgencias|ambulancia|toxicologia), ?(hinchado|hinchada|hinchan|mareado|mareada|desmayado|sangra|sangrando|quemadura|ahoga), ?(cuesta|no puede|no puedo) respirar, ?se me (ha|han) hinchado',
  poisoning:
    '?(bebido|tragado|comido|ingerido|chupado|bebio|trago) + (lejia|detergente|pastillas|pila|desatascador|producto|limpiador|veneno|medicamento|medicamentos|amoniaco|pegamento|pintura|setas|uvas|chocolate|lirio)',
  medication:
    '(medicacion|medicamento|medicamentos|pastilla|pastillas|antibiotico|ibuprofeno|antiinflamatorio|antiinflamatorios|analgesico)',
  'home-visit': '(a domicilio|domicilio|en casa|venis a casa|mi casa|desplazamiento|desplazais)',
  duration:
    '?cuanto (dura|duran|tiempo dura|se tarda|tarda|tiempo es), !(dura|duran|duracion) + (minutos|hora|horas|dias|meses)',
  'exam-official':
    '(examen oficial|examenes oficiales|certificado|certificados|titulo|centro examinador|diploma)',
  level: '(nivel|prueba de nivel|test de nivel|niveles|que nivel)',
  beginners: '(principiante|principiantes|desde cero|sin experiencia|primera vez|empezar de cero)',
  material: '(material|libro|libros|equipo|incluido|incluye|incluida|incluidos)',
  'first-visit':
    '(primera visita|primera cita|primer dia|primera consulta|primera sesion|primera vez)',
  aftercare:
    '(despues de|tras) + (tratamiento|sesion|extraccion|puncion|cirugia|operacion|limpieza|blanqueamiento|implante|masaje|infiltracion), (postoperatorio|cuidados posteriores|agujetas|es normal)',
  preparation:
    '(antes de la|antes del|en ayunas|ayunas|preparacion|preparar|# minutos antes), ?(puedo|tengo que|debo) + (comer|desayunar|beber) antes',
  photos: '(fotos|fotografias|grabar|video|camara)',
  wifi: '(wifi|internet|wi fi)',
  smoking: '(fumar|fumadores|tabaco|cigarro|vapear)',
  outdoor:
    '(terraza|aire libre|exterior|mesa fuera|sentarse fuera|sentarnos fuera|comer fuera|jardin)',
  'private-event':
    '(evento|eventos|fiesta|fiestas|celebracion|celebraciones|despedida|despedidas|alquilar el local|privado|privada|cena de empresa)',
  birthday: '(cumpleanos|cumple)',
  wedding: '(boda|bodas|novia|novios|comunion|comuniones|bautizo)',
  sustainability:
    '(ecologico|ecologicos|local|de cercania|procedencia|origen|sostenible|reciclable)',
  results: '(resultados|informe|informes|analitica|analisis|pruebas)',
  'gender-doctor':
    '(doctora|mujer|medica|ginecologa|hombre) + (atienda|atender|ver|prefiero|puede|quiero)',
  'trade-in':
    '(comprais|compras|compran|compro) + (usado|usada|usados|usadas|vieja|viejo|segunda mano), parte de pago, segunda mano',
  rent: '(alquilar|alquiler|alquilais|alquilo|alquilan|alquileres)',
  'order-pickup': '(recoger|recogida|recogemos|pasar a por|ir a por)',
  'order-pickup-late':
    '(no recojo|no he recogido|no recoger|sin recoger|no recoges|no recogidos|no recogidas), no + (pasar a por|recoger), no [puedo|podemos] ir a por, !(guardamos|guardan) + (# dias|gratis|dia)',
  'min-order':
    '(pedido minimo|importe minimo|minimo de|compra minima), ?(gasto|gastar|importe|compra|pedido|consumo) (minimo|minima), ?gastar un minimo',
  loyalty: '(puntos|tarjeta de fidelidad|tarjeta cliente|sellos)',
  weather: '(lluvia|llueve|mal tiempo|tormenta|si hace mal)',
  'check-in': '(hora de entrada|entrada a partir|check in|llegada|llegamos tarde)',
  'check-out': '(hora de salida|check out|dejar la habitacion|salida)',
  luggage: '(maletas|equipaje|consigna|dejar las maletas)',
  'own-food': '(traer|llevar) + (comida|tarta|bebida|bocadillo|vino)',
  'refund-time':
    '?(cuando|cuanto tarda|cuanto tiempo) + (devolveis|devuelven|reembolso|dinero|devolucion)',
};
