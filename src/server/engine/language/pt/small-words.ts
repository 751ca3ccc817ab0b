import type { SmallWords } from '#server/engine/language/small-words.ts';

export const smallWords: SmallWords = {
  asides: 'para,em,no,na,ao,durante,se,quando',
  own: 'meu,minha,meus,minhas,nosso,nossa',
  links: 'com,sem,a,como,ate,de,do,da,por',
  fillers: 'o a os as um uma meu minha meus minhas este esta esse essa',
  additions: 'a ao com da das de do dos em no na nos por para cada que e',
  topicFillers: 'o a os as um uma meu minha',
  placeLinks: 'para de em desde ate',
  tags: 'e possivel isso pode permitido seria',
  vague:
    'próximo próxima acontece acontecer algo alguma nada alguém ninguém coisa coisas ok possível podem poderia pode ver olhar dizer saber sei gostaria preciso ainda já realmente só pouco pergunta perguntar exatamente normalmente ir vou fazer faço faz vir venho dar tenho aproximadamente antes depois etc totalmente completamente absolutamente certamente provavelmente infelizmente aparentemente certo certa particular geralmente decidir penso pensando espero prefiro interessa interessado interessada curioso conselho ideia passos processo procedimento forma maneira regra regras momento atualmente recentemente diretamente inteiro vários muitos problema caso situação motivo funciona parece',
  light:
    'ter têm tem oferecer oferecem vender vendem comprar tomar aceitar aceitam permitir permitem permitido levar trazer ficar contactar falar incluído incluída loja local lugar cliente clientes hóspede hóspedes visitantes menu ementa prato pratos política método métodos opção opções tempo número exatamente antes',
  doing:
    'alugar aluguer aluguel reservar participar inscrever entrar visitar usar experimentar começar começa termina ensina orienta trazer levar enviar instalar colocar trocar arranjar consertar reparar substituir comprar pedir encomendar pagar pago gastar ficar dormir comer beber oferecem vendem fazem têm',
  carriers: `por cada tipo tipos opções preço preços custo custa custam tarifa tarifas valor total número minutos minuto horas hora dias dia semanas
    semana meses mês noite noites tempo data datas duração dura duram demora quero queremos queria gostaria gostaríamos
    penso pensando interessa interessado interessada procuro procuramos preciso precisamos fazer faço ter tenho tomar
    reservar reserva reservo marcar marcação consulta pedir vir venho ir vou começar começa termina trazer levar dar
    saber dizer encontrar pagar cabe cabem inclui incluído possível disponível adulto adultos criança crianças pessoa
    pessoas gente sócio sócios estudante estudantes filha filho marido mulher amigo amigos amiga família sempre`,
  cost: 'custa custam custo preço preços tarifa grátis gratuito pagar taxa',
  costAsked: 'custa custam custo preço tarifa grátis gratuito taxa',
  validity:
    'valid*,preco*,oferta*,promoc*,desconto*,menu*,ementa*,cardapio*,tabela*,tarifa*,vale,vales,em vigor,disponive*,programa*,catalogo',
  keptInSearch:
    'sem dois tres dia hoje tempo parte grande grandes hora novo nova comprido meio ultimo',
  chatty:
    'ola obrigado obrigada favor posso pode tem voces quanto quanta quantos quantas qual quais queria custa custam',
};
