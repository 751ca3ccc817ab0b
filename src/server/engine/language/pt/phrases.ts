import type { Phrases } from '#server/engine/language/phrases.ts';

export const portuguesePhrases: Phrases = {
  greeting: 'Olá! O que gostaria de saber?',
  howAreYou: 'Estou bem, obrigado por perguntar! Em que posso ajudar?',
  thanks: 'De nada! Posso ajudar em mais alguma coisa?',
  goodbye: 'Até logo, volte sempre!',
  thanksGoodbye: 'De nada! Até logo e tenha um bom dia.',
  about:
    'Sou um assistente automático com IA, não uma pessoa. Respondo com as informações que esta empresa me deu e posso chamar uma pessoa quando não consigo ajudar.',
  help: 'Posso responder a perguntas sobre esta empresa, por exemplo sobre horários, preços, serviços e contactos. O que gostaria de saber?',
  acknowledge: 'Perfeito! Se precisar de mais alguma coisa, é só dizer.',
  accept: 'Claro! O que gostaria de saber?',
  praise: 'Muito obrigado, fico feliz por ter ajudado! Mais alguma coisa?',
  decline: 'Tudo bem! Se surgir outra dúvida, é só perguntar.',
  human: 'Claro. Vou passar a conversa a uma pessoa.',
  frustrated: 'Lamento não ter conseguido ajudar como precisava. Prefere falar com uma pessoa?',
  unclear: 'O que gostaria de saber?',
  mayHelp: 'Talvez isto responda à sua pergunta:',
  unknown: 'Não encontrei isso nas informações que tenho.',
  noPrice: 'Não tenho um preço para isso. Eis o que sei:',
  nearTopics: 'Talvez procure um destes assuntos.',
  offerPerson: 'Quer que eu passe a sua pergunta à equipa?',
  askBack: 'Qual deles quer dizer?',
  partlyUnknown: 'Não encontrei resposta para o resto da sua pergunta.',
  teamOffer: 'Quer perguntar à nossa equipa ou deixar os seus dados?',
  teamCalledMinute: 'Avisei a equipa. A resposta costuma levar no máximo um minuto.',
  teamCalled: 'Avisei a equipa. A resposta costuma levar no máximo {minutes} minutos.',
  teamClosed:
    'No momento não há ninguém da nossa equipa. Deixe os seus dados e entraremos em contacto.',
  leaveDetails: 'Deixe os seus dados e alguém da nossa equipa entrará em contacto.',
  teamMissed:
    'Ninguém da nossa equipa pôde entrar agora. Deixe os seus dados e entraremos em contacto.',
  teamStepped:
    'A nossa equipa precisou se ausentar. Deixe os seus dados e entraremos em contacto, ou pergunte outra coisa.',
  notAnswering: 'Obrigado pela mensagem. No momento não posso responder a perguntas.',
  answerFailed: 'Não consegui responder agora. Tente de novo ou deixe os seus dados.',
  coveredMuch: 'Já falamos de muita coisa aqui. Alguém da nossa equipa pode contar mais.',
  inOtherLanguage: {
    en: 'As nossas informações estão em inglês:',
    de: 'As nossas informações estão em alemão:',
    es: 'As nossas informações estão em espanhol:',
    fr: 'As nossas informações estão em francês:',
    it: 'As nossas informações estão em italiano:',
    pt: 'As nossas informações estão em português:',
    nl: 'As nossas informações estão em neerlandês:',
    pl: 'As nossas informações estão em polaco:',
  },
};
