import { type CalendarWords, list } from '#server/engine/language/calendar-words.ts';

/** What words say about a time or a day: that it is open, that one must call first. */
export const senses: CalendarWords['senses'] = {
  open: list(
    'abierto|abierta|abiertos|abiertas|abrimos|abre|abren|atendemos|abrir|disponible|apertura',
  ),
  opens: list('abre a|abrimos a|abre a las|abrimos a las|apertura a las|abre desde|abrimos desde'),
  closed: list(
    'cerrado|cerrada|cerrados|cerradas|cerramos por|no abrimos|no abre|cierre por|descanso semanal|descanso|descansamos|cerrado por descanso|cierre semanal|día de descanso|cerramos|festivo cerrado|cierra|permanece cerrado|permanecemos cerrados|no hay servicio|no se atiende|no hay atención|no se abre|no trabajamos|no laboramos|no abren',
  ),
  closes: list(
    'cierra a|cerramos a|cierra a las|cerramos a las|cierre a las|cierre|cerramos a la|cierra a la|cerramos antes a las',
  ),
  hours: list(
    'horario|horarios|horas|horario de apertura|horario comercial|horario de atención|horario de atención al público|horario especial|nuestro horario|horario de tienda|horas de apertura|horario de visita',
  ),
  from: list(
    'de|desde|entre|a partir de|desde las|de las|a partir de las|entre las|del|desde el|desde la|de la|a partir del|a partir de la|entre el',
  ),
  to: list('a|hasta|a las|hasta las|al|hasta el|y las|a la|hasta la|hasta finales de'),
  until: list(
    'hasta|hasta las|hasta la|solo hasta las|hasta el|sólo hasta las|antes de las|antes de la',
  ),
  at: list('a las|a la|sobre las|hacia las'),
  on: list('el|los|en|durante|por|las|la|en los|para'),
  and: list('y|e|o|así como|además|también'),
  daily: list(
    'todos los días|diario|diariamente|cada día|a diario|de lunes a domingo|toda la semana',
  ),
  weekdays: list('días laborables|laborables|entre semana|días hábiles|días de diario'),
  weekend: list('fin de semana|fines de semana|findes|finde'),
  noon: list('mediodía|12 del mediodía|12 de mediodía'),
  midnight: list('medianoche|12 de la noche'),
  clock: list('horas|hs|hrs'),
  am: list('am|de la mañana|de la madrugada'),
  pm: list('pm|de la tarde|de la noche'),
  morning: list('mañana|mañanas|por la mañana|por las mañanas'),
  afternoon: list('tarde|tardes|por la tarde|por las tardes'),
  evening: list('noche|noches|por la noche|por las noches'),
  appointment: list(
    'con cita previa|cita previa|previa cita|bajo cita|solo con cita|solo con cita previa|con cita|previa reserva|con reserva|bajo petición|solo con reserva|sólo con cita previa',
  ),
  always: list('24/7|24 horas|las 24 horas|24 h|24h|día y noche'),
  late: list('tarde|cierre|tarde noche|la madrugada|altas horas'),
  'sold-out': list(
    'fin de existencias|agotar existencias|que se acabe|agotarse|que se agote|acabar existencias',
  ),
  usual: list(
    'horario habitual|horario habitual de verano|horario normal de verano|horario habitual de invierno|horario normal de invierno|horario normal|como siempre|con normalidad|horario de siempre|con horario habitual|con horario normal|el horario habitual',
  ),
  except: list('excepto|salvo|menos|a excepción de|excepto los'),
  only: list('solo|sólo|solamente|únicamente'),
  even: list('incluso|incluidos|inclusive|incluido|también'),
  'public-holidays': list(
    'festivos|festivo|días festivos|día festivo|feriados|feriado|fiestas|los festivos|días feriados|festivos nacionales|festivos locales|fiestas nacionales',
  ),
  'of-month': list('de mes|del mes|de cada mes|al mes|cada mes'),
  every: list('cada|todos los|todas las|el|los'),
  'last-orders': list(
    'última comanda|último pedido|últimos pedidos|cierre de cocina|cocina hasta|últimas comandas|la cocina cierra|la cocina cierra a las|última admisión|última entrada|último acceso|la cocina cierra a|último pase|última cita',
  ),
  break: list(
    'descanso|pausa|pausa de mediodía|cerrado a mediodía|cerramos a mediodía|cierre de mediodía|descanso de mediodía|hora de comer',
  ),
  all: list('todo|todos|todas|ambas|ambos|todas las tiendas|ambas tiendas|todas las sedes'),
  no: list('no|sin|nunca|ni'),
  glue: list(
    'de|del|la|el|los|las|un|una|es|son|está|estamos|están|nuestro|nuestra|nos|se|que|con|su|nuestros|hay|ser|estará|estaremos|tenemos|días|día|semana|ininterrumpido|ininterrumpidamente|sin interrupción|jornada continua|todo el año|lo|le|al|por|y|horas|continuo',
  ),
  'all-year': list('todo el año|durante todo el año'),
  'season-word': list(
    'durante ese tiempo|en ese periodo|durante este periodo|en esas fechas|durante esos días',
  ),
  'company-holiday': list(
    'vacaciones|cierre por vacaciones|cerrado por vacaciones|cerramos por vacaciones|de vacaciones|cerrados por vacaciones',
  ),
  unavailable: list(
    'contestador|contestador automático|buzón de voz|no disponible|no está disponible|no atendemos|no cogemos|no hay nadie|fuera de servicio',
  ),
};
