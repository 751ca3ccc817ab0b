import type { ContactWords } from '#server/engine/language/contact-words.ts';

const list = (text: string): string[] => text.split(', ');

const places = 'onde fica,onde e,onde esta'
  .split(',')
  .flatMap((where) =>
    'a,o,a vossa,o vosso,a sua,o seu'
      .split(',')
      .flatMap((article) =>
        'loja,restaurante,cafe,salao,clinica,estudio,hotel,oficina,escritorio,padaria,ginasio,escola,farmacia'
          .split(',')
          .map((place) => [where, article, place].filter(Boolean).join(' ')),
      ),
  );

export const contactWords: ContactWords = {
  channels: {
    phone: list('telefone*, tel, telemovel, celular, ligue, chamadas, fixo, telf'),
    email: list('email, mail, correio eletronico, correio electronico'),
    address: list('endereco, morada, localizacao, onde estamos'),
    web: list('web, site, website, online, pagina'),
    fax: list('fax'),
    text: list('whatsapp, sms, mensagens, mensagem, telegram, zap'),
    social: list('instagram, facebook, tiktok, twitter, youtube, linkedin, redes sociais'),
  },
  asks: {
    phone: list(
      'para que numero, a que numero, linha direta, numero de telefone, numero de telemovel, o telefone, vosso telefone, seu telefone, qual telefone, qual o numero, que numero, vosso numero, seu numero, ligar para voces, ligar vos, posso ligar, contacto telefonico',
    ),
    email: list(
      'endereco de email, vosso email, seu email, o email, qual email, que email, um email, endereco eletronico',
    ),
    address: [
      ...list(
        'a morada, vossa morada, sua morada, qual a morada, o endereco, seu endereco, vosso endereco, qual endereco, onde ficam, onde fica, onde estao, onde se encontram, onde vos encontro, localizacao, localizados, em que rua, codigo postal, cep, para o gps',
      ),
      ...places,
    ],
    web: list('site, website, pagina web, vosso site, seu site'),
    fax: list('fax'),
    text: list('whatsapp, sms, zap'),
    social: list('instagram, facebook, tiktok, redes sociais, insta, youtube'),
  },
  numberOf: list('numero de, numero do, numero da, numero para'),
  reach: list(
    'contactar, contatar, contacta vos, contactar vos, entrar em contacto, entrar em contato, contactos, dados de contacto, falar convosco, falar com voces, escrever vos',
  ),
  who: list(
    'com quem, a quem, para quem, quem trata, quem e responsavel, pessoa de contacto, onde envio, para onde envio, onde posso enviar, onde mando, para onde mando, onde posso reclamar',
  ),
  which: list('qual, quais, que, quem, onde, como'),
  otherTopics: list(
    'quando, hora, horas, horario, horarios, aberto, aberta, abrem, fecham, fechado, ate que, ate quando, estacionar, estacionamento, parque, autocarro, onibus, metro, comboio, trem, eletrico, estacao, paragem, como chegar, como chego, quanto, custa, custam, preco, precos, tarifa, meu email, minha morada, meu numero, newsletter',
  ),
  emergency: list('emergencia*, urgencia*, urgente, fora de horas, plantao'),
  main: list(
    'principal, geral, central, loja, recepcao, rececao, escritorio, sede, informacoes, outros assuntos, balcao, apoio ao cliente',
  ),
  branch: list('filial, filiais, sucursal, armazem, outlet, segunda loja'),
  general: list(
    'contacto*, contato*, fale connosco, fale conosco, onde estamos, horario, localizacao, sobre nos, escreva nos, como chegar, morada',
  ),
  purposes: {
    orders: list('encomenda*, encomendar, pedido*'),
    bookings: list(
      'reserva*, reservar, marcacao, marcacoes, marcar, agendamento*, inscricao, inscricoes',
    ),
    returns: list('devolucao, devolucoes, devolver, troca*, trocar, reembolso*, garantia*'),
    billing: list('fatura*, faturacao, pagamento*, contabilidade, cobranca*'),
    jobs: list(
      'emprego*, trabalho, trabalhar, candidatura*, curriculo*, cv, vaga*, recrutamento, estagio*, carreira*',
    ),
    breakdown: list('avari*, reboque, furo, pneu furado, em apuros, assistencia em viagem'),
    schools: list(
      'escola*, colegio*, professor*, visita de estudo, visitas de estudo, alunos, excursao escolar, minha turma, nossa turma',
    ),
    events: list('evento*, festa*, casamento*, grupo*, catering, aniversario*, batizado*'),
    press: list('imprensa, jornalista*, entrevista, parceria*, media'),
    complaints: list('reclamacao, reclamacoes, reclamar, queixa*, problema*, sugestoes'),
    wholesale: list('grossista*, revenda, revendedor*, atacado, empresas'),
    support: list('apoio ao cliente, suporte, ajuda, assistencia, atendimento'),
    privacy: list('privacidade, dados pessoais, rgpd, protecao de dados'),
    repairs: list('reparacao, reparacoes, reparar, oficina, conserto*, manutencao'),
    lost: list('perdidos e achados, perdido*, esqueci'),
  },
  stop: list(
    'gps, navegador, google maps, exata, exato, apenas, somente, durante, o, a, os, as, um, uma, de, do, da, dos, das, em, no, na, com, por, para, sobre, e, ou, eu, voces, vos, nos, me, meu, minha, meus, vosso, vossa, seu, sua, seus, esta, estao, sao, tem, ha, posso, pode, podem, podia, quero, queria, gostaria, preciso, tenho, devo, favor, ola, bom, boa, dia, tarde, obrigado, obrigada, alguem, pessoa, loja, restaurante, escritorio, empresa, clinica, numero, morada, endereco, contacto, contato, pergunta, duvida, saber, dizer, dar, onde, como, que, se, tambem, falar, enviar, mandar, escrever, ligar, usar, exatamente, qual, ficam, fica',
  ),
  templates: {
    plain: {
      phone: 'O nosso telefone é {value}.',
      email: 'O nosso e-mail é {value}.',
      address: 'Estamos em {value}.',
      web: 'O nosso site é {value}.',
      fax: 'O nosso fax é {value}.',
      text: 'Pode escrever-nos para {value}.',
      social: 'Encontra-nos em {value}.',
    },
    labelled: {
      phone: 'O telefone para {label} é {value}.',
      email: 'O e-mail para {label} é {value}.',
      address: '{label}: {value}.',
      web: 'O site para {label} é {value}.',
      fax: 'O fax para {label} é {value}.',
      text: 'Pode escrever-nos por {label} para {value}.',
      social: 'Estamos no {label}: {value}.',
    },
    fitting: {
      phone: 'Para isso, ligue para {value}.',
      email: 'Para isso, escreva para {value}.',
    },
    person: 'Contacte {who}: {value}.',
    reach: 'Pode contactar-nos em {value}.',
    emergency: 'O número de emergência é {value}.',
    or: 'ou',
  },
};
