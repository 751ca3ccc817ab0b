import type { SampleQuestions } from '#server/engine/language/sample-questions.ts';

export const sampleQuestions: SampleQuestions = {
  hours: '¿Cuál es su horario?',
  price: '¿Cuánto cuesta {thing}?',
  address: '¿Cuál es su dirección?',
  phone: '¿Cuál es su número de teléfono?',
  email: '¿Cuál es su correo electrónico?',
  common: [
    '¿Cómo puedo reservar?',
    '¿Puedo cancelar?',
    '¿Hacen envíos?',
    '¿Cómo puedo pagar?',
    '¿Hay aparcamiento?',
    '¿Necesito cita previa?',
    '¿Se admiten perros?',
    '¿Qué servicios ofrecen?',
  ],
  greeting: '¡Hola! Le damos la bienvenida a {name}. ¿Qué le gustaría saber?',
  asTests: {
    price: '¿Cuánto cuesta {name}?',
    hours: '¿Qué horario tenéis el {day}?',
    closed: 'cerrado',
  },
};
