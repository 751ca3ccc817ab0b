import { type CalendarWords, list } from '#server/engine/language/calendar-words.ts';

/** What words say about a time or a day: that it is open, that one must call first. */
export const senses: CalendarWords['senses'] = {
  open: list(
    'aberto|aberta|abertos|abertas|abrimos|abre|abrem|atendemos|abertura|disponível|funcionamos|funciona',
  ),
  opens: list('abre às|abrimos às|abertura às'),
  closed: list(
    'fechado|fechada|fechados|fechadas|encerrado|encerrada|encerrados|encerramento|fechamos para|dia de descanso|descanso semanal|descanso|encerramento semanal|folga|não abrimos|encerra|encerramos',
  ),
  closes: list(
    'fecha às|fechamos às|encerra às|encerramos às|fecho às|fecha|fechamos|encerramento às|fechamos ao|encerramos ao',
  ),
  hours: list(
    'horário|horários|horário de funcionamento|horas|horário de atendimento|horário de abertura|o nosso horário|horários de funcionamento|expediente',
  ),
  from: list('das|de|desde|entre|a partir das|da|do|desde as|entre as|a partir de|dos'),
  to: list('às|a|até|até às|ao|à|até as|até ao|e as|até o|e o'),
  until: list('até|até às|até as|só até às|até ao|até à|antes das'),
  at: list('às|à|pelas|por volta das|ao'),
  on: list('aos|às|no|na|nos|em|durante|ao|os|as|à|o|a|nas'),
  and: list('e|ou|bem como|também'),
  daily: list('todos os dias|diariamente|cada dia|7 dias por semana'),
  weekdays: list('dias úteis|dias de semana|durante a semana|dias da semana'),
  weekend: list(
    'fim de semana|fins de semana|fim-de-semana|fins-de-semana|final de semana|finais de semana',
  ),
  noon: list('meio-dia|meio dia'),
  midnight: list('meia-noite|meia noite'),
  clock: list('horas|hs'),
  am: list('am|da manhã'),
  pm: list('pm|da tarde|da noite'),
  morning: list('manhã|manhãs|de manhã'),
  afternoon: list('tarde|tardes|à tarde|de tarde'),
  evening: list('noite|noites|à noite'),
  appointment: list(
    'por marcação|com marcação|mediante marcação|só por marcação|com hora marcada|mediante agendamento|com agendamento|sob consulta|por reserva|apenas por marcação',
  ),
  always: list('24 horas|24/7|24h|24 horas por dia|dia e noite'),
  late: list('tarde|fecho|madrugada'),
  'sold-out': list('esgotar|ao fim do stock|acabar|esgotar o stock'),
  usual: list(
    'horário normal|horário normal de verão|horário normal de inverno|como habitual|horário habitual|normalmente|com horário normal|como de costume',
  ),
  except: list('exceto|excepto|salvo|menos'),
  only: list('só|apenas|somente'),
  even: list('mesmo|inclusive|incluindo|também'),
  'public-holidays': list('feriados|feriado|feriados nacionais|dias feriados|dia feriado'),
  'of-month': list('do mês|de cada mês|por mês'),
  every: list('cada|todos os|todas as|toda|todo|o|a|os|as'),
  'last-orders': list(
    'último pedido|últimos pedidos|a cozinha fecha|a cozinha fecha às|última entrada|fecho da cozinha',
  ),
  break: list('pausa|hora de almoço|intervalo|pausa para almoço|fechado para almoço'),
  all: list('tudo|todos|todas|ambas|ambos|as duas lojas'),
  no: list('não|sem|nenhum|nenhuma|nunca'),
  glue: list(
    'estamos|é|são|nosso|nossa|nossos|o|a|os|as|um|uma|de|da|do|com|para|que|se|está|estão|dia|dias|semana|sem interrupção|todo o ano|temos|tem|ser|estará|estaremos|horas|nos',
  ),
  'all-year': list('todo o ano|durante todo o ano'),
  'season-word': list('durante este período|nesse período|neste período'),
  'company-holiday': list(
    'férias|fechado para férias|encerrado para férias|de férias|encerramento para férias',
  ),
  unavailable: list(
    'caixa postal|correio de voz|gravador|indisponível|não disponível|não está disponível|não atendemos',
  ),
};
