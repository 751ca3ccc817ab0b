import type { SmallWords } from '#server/engine/language/small-words.ts';

export const smallWords: SmallWords = {
  asides: 'para,en,desde,durante,cerca,si,cuando',
  own: 'mi,mis,nuestro,nuestra,nuestros,nuestras',
  links: 'con,sin,a,al,como,hasta,de,del,por',
  fillers: 'el la los las un una unos unas mi mis tu tus su sus lo nuestro nuestra este esta',
  additions: 'a al con de del en por para cada que es como y',
  topicFillers: 'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra por favor',
  placeLinks: 'a desde de en para hasta',
  tags: 'es posible eso esto se puede esta permitido seria puedo podria vale',
  vague:
    'próximo próxima pasa pasaría pasar ocurre sucede algo nada alguien nadie cosa cosas ok vale posible puede podría podéis podrían hacer hago hace haría ver mirar decir dime saber sé sabéis quería quisiera necesito necesita todavía aún ya realmente solo poco pregunta preguntar exactamente normalmente ir voy vamos venir vengo dar dais tengo tener tenéis aproximadamente unos unas antes después etc totalmente completamente absolutamente seguro probablemente ojalá desgraciadamente lamentablemente obviamente supuestamente sinceramente cierto cierta ciertos determinado determinada concreto especial especialmente generalmente decidir pienso pensando planeo planeando espero esperando gustaría encantaría prefiero interesa interesado interesada curioso preocupa recomendáis recomiendan consejo idea pasos proceso procedimiento forma manera regla reglas norma normas momento actualmente últimamente recientemente cualquier directamente entero entera tal varios varias muchos muchas peor pena problema caso situación motivo razón cuenta supone parece funciona',
  light:
    'tener tienen tenéis hay ofrecer ofrecen ofrecéis vender venden comprar tomar aceptar aceptan aceptáis admitir admiten admitís permitir permiten permitido llevar traer quedar contactar hablar incluido incluida incluye tienda local lugar cliente clientes huésped huéspedes visitante visitantes carta menú plato platos política método métodos opción opciones tiempo número exactamente antes bienvenido bienvenidos cerca personal propio propia',
  doing:
    'bueno buena apto cabe caben cabemos sirve elaboráis preparáis cocináis alquilar alquilo alquiler reservar reservo apuntarme apuntar apuntarse asistir entrar visitar usar utilizar probar empezar empieza empiezan comienza termina acaba reunir enseña imparte dirige lleva llevar traer enviar instalar poner cambiar arreglar reparar sustituir comprar pedir pagar pago paga gastar quedarse dormir comer beber ofrece ofrecéis trabajáis vendéis tenéis hacéis saldría sale',
  carriers: `por cada tipo tipos opciones diferentes precio precios cuesta cuestan coste costo vale valen tarifa tarifas importe total número minutos minuto horas hora
    días día semanas semana meses mes noche noches tiempo fecha fechas duración dura duran tarda tardan quiero queremos
    quisiera quería querría querríamos gustaría pensando pienso pensamos planeando interesa interesado interesada busco
    buscamos necesito necesitamos hacer hago hacemos tener tengo tenemos tomar reservar reserva reservo cita citas pedir
    pido apuntar apuntarme venir vengo ir voy vamos empezar empieza empiezan termina acaba traer llevar llevo dar saber
    decir encontrar pagar pago cabe caben incluye incluido incluida posible disponible adulto adultos adulta niño niños
    niña niñas persona personas gente socio socios estudiante estudiantes hija hijo hijos marido mujer amigo amigos
    amiga familia extra antes antelación siempre solo`,
  cost: 'cuesta cuestan coste costo precio precios tarifa gratis gratuito cobrar pagar suplemento',
  costAsked: 'cuesta cuestan coste costo precio tarifa gratis gratuito',
  validity:
    'valid*,precio*,oferta*,promocion*,descuento*,menu*,carta,tarifa*,vale,vales,cupon*,vigente*,vigencia,disponible*,programa*,catalogo',
  keptInSearch:
    'dia dias hora horas tarde manana hoy ayer total lugar sin nueva nuevo nuevas nuevos primera primero dos tres mayor tiempo parte informacion largo grandes bajo medio ultimo ultima primer segundo cuatro cinco seis siete ocho segunda tercera temprano fuera',
  chatty:
    'hola gracias favor puedo puede pueden tengo teneis tienen hay cual cuales cuanto cuanta cuantos cuantas quiero quisiera querria vosotros os ustedes',
};
