import type { Phrases } from '#server/engine/language/phrases.ts';

export const spanishPhrases: Phrases = {
  greeting: '¡Hola! ¿Qué le gustaría saber?',
  howAreYou: '¡Muy bien, gracias por preguntar! ¿En qué puedo ayudarle?',
  thanks: '¡De nada! ¿Puedo ayudarle en algo más?',
  goodbye: '¡Adiós y hasta pronto!',
  thanksGoodbye: '¡De nada! Hasta pronto y que tenga un buen día.',
  about:
    'Soy un asistente automático con IA, no una persona. Respondo preguntas con la información que me ha dado este negocio y puedo avisar a una persona cuando no pueda ayudar.',
  help: 'Puedo responder preguntas sobre este negocio, por ejemplo sobre horarios, precios, servicios y datos de contacto. ¿Qué le gustaría saber?',
  acknowledge: '¡Perfecto! Si necesita algo más, aquí estoy.',
  accept: '¡Claro! ¿Qué le gustaría saber?',
  praise: '¡Muchas gracias, me alegro de haber ayudado! ¿Necesita algo más?',
  decline: '¡De acuerdo! Si le surge otra duda, pregunte sin problema.',
  human: 'Por supuesto. Le paso con una persona.',
  frustrated: 'Siento no haber podido ayudarle como necesitaba. ¿Prefiere hablar con una persona?',
  unclear: '¿Qué le gustaría saber?',
  mayHelp: 'Quizá esto responda a su pregunta:',
  unknown: 'No he encontrado eso en la información que tengo.',
  offerPerson: '¿Quiere que pase su pregunta al equipo?',
  askBack: '¿A cuál se refiere?',
  partlyUnknown: 'No he encontrado respuesta al resto de su pregunta.',
  inOtherLanguage: {
    en: 'Nuestra información está en inglés:',
    de: 'Nuestra información está en alemán:',
    es: 'Nuestra información está en español:',
    fr: 'Nuestra información está en francés:',
    it: 'Nuestra información está en italiano:',
    pt: 'Nuestra información está en portugués:',
    nl: 'Nuestra información está en neerlandés:',
    pl: 'Nuestra información está en polaco:',
  },
};
