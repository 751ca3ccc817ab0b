import type { DemoShopIndustry } from './demo-shop-industries.ts';

export type DemoShop = {
  name: string;
  /** Under the name: what it answers from. */
  knows: string;
  greeting: string;
  suggestedQuestions: readonly string[];
};

/** The invented businesses that visitors of the landing page can ask. Their documents are in content/demo-shops. */
export const demoShops: Record<DemoShopIndustry, DemoShop> = {
  restaurants: {
    name: 'Bella Cucina',
    knows: 'Answers from our menu and hours',
    greeting: 'Ciao! Ask me about the menu, opening hours or a table.',
    suggestedQuestions: [
      'Which dishes are vegan?',
      'Are you open on Sunday?',
      'How much is the Margherita?',
    ],
  },
  ecommerce: {
    name: 'Harbor Linen',
    knows: 'Answers from our price list and policies',
    greeting: 'Hi! Ask me about sheets and towels, shipping or returns.',
    suggestedQuestions: [
      'How long does shipping take?',
      'Can I return sheets I have washed?',
      'How much is a queen sheet set?',
    ],
  },
  healthcare: {
    name: 'Maple Street Dental',
    knows: 'Answers from our fees and office hours',
    greeting: 'Hello! Ask me about treatments, insurance or your visit.',
    suggestedQuestions: [
      'How much is a cleaning?',
      'Which insurance do you take?',
      'Are you open Thursday evening?',
    ],
  },
  'home-services': {
    name: 'Brightwater Plumbing',
    knows: 'Answers from our price list and service area',
    greeting: 'Hi there! Ask me about prices, emergencies or a visit.',
    suggestedQuestions: [
      'What does a service call cost?',
      'My pipe burst. What should I do?',
      'How much is drain cleaning?',
    ],
  },
};
