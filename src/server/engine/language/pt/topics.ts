import type { Topics } from '#server/engine/language/topics.ts';

/** How Portuguese speakers ask and write about what customers want to know of any business. */
export const topics: Topics = {
  book: '?(como|onde) + (reservar|reservo|marcar|marco|inscrever|inscrevo|agendar|marcacao), ?(posso|queria|gostaria) + (reservar|marcar|inscrever|agendar), !(reserve|reservas|marcacoes|marque|inscricoes) (online|por|no|na|pelo|atraves), =reservas, =marcacoes, =inscricao, =inscricoes',
  'need-booking':
    '?(preciso|e preciso|tenho de|tenho que|necessario) + (reservar|marcar|marcacao|reserva|agendar), sem (marcacao|reserva), com marcacao',
  cancel:
    '(cancelar|cancelamento|cancelo|anular|desmarcar|desmarcacao|desmarco), ?nao (posso|consigo|vou poder) ir',
  reschedule:
    '(remarcar|adiar|mudar|alterar) + (marcacao|reserva|data|dia|hora|consulta), outra data',
  'no-show':
    '(nao comparecer|nao compareco|nao comparencia|faltar|faltei|falta sem|sem avisar|esqueci)',
  late: '(atrasado|atrasada|atraso|atrasos|chegar tarde|minutos de atraso)',
  refund: '(reembolso|reembolsar|reembolsam|devolver o dinheiro|dinheiro de volta|reembolsavel)',
  deposit: '(sinal|deposito|adiantado|caucao|pagamento antecipado)',
  'pay-how':
    '(formas de pagamento|metodos de pagamento|meios de pagamento|cartao|cartao de credito|dinheiro|multibanco|mb way|transferencia|american express|visa|mastercard|paypal|cheque), ?(como|posso|pode se) + pagar, ?aceitam + (cartao|cartoes|dinheiro|amex|mb way)',
  installments: '(prestacoes|parcelas|financiamento|a prestacoes|parcelar)',
  discount: '(desconto|descontos|reducao|tarifa reduzida|promocao|promocoes)',
  'discount-student': '(estudante|estudantes|cartao de estudante)',
  'discount-senior': '(senior|seniores|reformado|reformados|mais de 65|idosos)',
  voucher: '(vale presente|cheque prenda|cartao presente|vale oferta|voucher|vales)',
  delivery: '(entrega|entregas|entregam|envio|envios|enviam|ao domicilio|enviar)',
  'delivery-where':
    '?(entregam|enviam) [tambem] (em|para|fora|no|na), (zona de entrega|estrangeiro|internacional|ilhas)',
  'delivery-time':
    '(prazo de entrega|prazos de entrega), ?(quando|quanto tempo) + (chega|entrega|envio|demora)',
  return: '(devolver|devolucao|devolucoes|trocar|troca|trocas)',
  'arrived-damaged': '(partido|danificado|avariado|defeito|defeituoso|estragado)',
  warranty: '(garantia|garantias)',
  complaint: '(reclamacao|reclamacoes|queixa|livro de reclamacoes|insatisfeito)',
  'age-limit':
    '(idade minima|a partir de que idade|que idade|menores de # anos|maiores de # anos|a partir dos # anos|# anos|menor de idade)',
  children:
    '(crianca|criancas|bebe|bebes|filho|filha|filhos) + (levar|trazer|entrar|podem|pode|permitidas|bem vindas)',
  pets: '(cao|caes|animal|animais|gato|gatos|cachorro|cachorros) + (levar|trazer|permitidos|aceitam|entrar|podem|bem vindos|com|proibidos), =animais, =caes',
  access:
    '(cadeira de rodas|deficiente|deficientes|mobilidade reduzida|acessivel|elevador|rampa|escadas|degraus|carrinho de bebe)',
  parking: '(estacionamento|estacionar|parque|lugar para estacionar|lugares de estacionamento)',
  transit: '(autocarro|metro|comboio|eletrico|estacao|paragem|transportes publicos|onibus)',
  bring: '?o que (devo|preciso|tenho de|tenho que) (levar|trazer), (levar|trazer|traga|leve)',
  'own-food': '(levar|trazer) + (bolo|comida|bebidas|vinho|almoco)',
  allergies: '(alergia|alergias|alergico|alergica|alergenios|intolerancia|gluten|celiaco|lactose)',
  languages: '(falam|fala|lingua|linguas|idioma|ingles|alemao|frances|espanhol)',
  insurance: '(seguro|seguros|seguradora|convencao|adse)',
  'group-size':
    '?quantas pessoas, ?quantos (participantes|lugares|alunos), (grupo|grupos|maximo # pessoas|ate # pessoas)',
  birthday: '(aniversario|aniversarios|festa de anos)',
  illness: '(doente|febre|gripe|contagioso|constipacao|tosse)',
  pregnancy: '(gravida|gravidez|amamentar|amamentacao)',
  emergency: '(emergencia|emergencias|urgencia|urgente|112)',
  wifi: '(wifi|wi fi|internet)',
  smoking: '(fumar|fumadores|cigarro|nao fumadores)',
  photos: '(fotos|fotografias|fotografar|filmar)',
  duration: '?quanto tempo (dura|demora|leva), !(dura|duracao|demora) + (minutos|hora|horas|dias)',
  'check-in': '(hora de chegada|chegada|check in)',
  'check-out': '(hora de saida|saida|check out)',
};
