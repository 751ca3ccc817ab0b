import type { SampleQuestions } from '#server/engine/language/sample-questions.ts';

export const sampleQuestions: SampleQuestions = {
  hours: 'Quels sont vos horaires ?',
  price: 'Combien coûte {thing} ?',
  address: 'Quelle est votre adresse ?',
  phone: 'Quel est votre numéro de téléphone ?',
  email: 'Quelle est votre adresse e-mail ?',
  common: [
    'Comment réserver ?',
    'Puis-je annuler ?',
    'Est-ce que vous livrez ?',
    'Comment puis-je payer ?',
    'Y a-t-il un parking ?',
    'Faut-il prendre rendez-vous ?',
    'Les chiens sont-ils acceptés ?',
    'Quels services proposez-vous ?',
  ],
  greeting: 'Bonjour et bienvenue chez {name} ! Que souhaitez-vous savoir ?',
  asTests: {
    price: 'Combien coûte {name} ?',
    hours: 'Quels sont vos horaires le {day} ?',
    closed: 'fermé',
  },
};
