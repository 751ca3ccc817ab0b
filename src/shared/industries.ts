/** The twelve trades of the landing page and of the first chatbot. What a bot of each starts with is in industry-starters.ts. */
export const industries = [
  {
    id: 'restaurants',
    name: 'Restaurants & Food',
    description: 'Menu, allergens, opening hours and table questions, answered during the rush.',
    examples: ['Restaurants', 'Cafés', 'Bakeries', 'Caterers'],
    popular: true,
  },
  {
    id: 'ecommerce',
    name: 'E-commerce & Retail',
    description: 'Sizes, stock rules, shipping times and returns, before the basket is abandoned.',
    examples: ['Online shops', 'Boutiques', 'Furniture stores', 'Gift shops'],
    popular: true,
  },
  {
    id: 'healthcare',
    name: 'Healthcare & Medical',
    description: 'Appointments, insurance, directions and how to prepare for a visit.',
    examples: ['Dental practices', 'Physiotherapists', 'Clinics', 'Pharmacies'],
    popular: true,
  },
  {
    id: 'real-estate',
    name: 'Real Estate',
    description: 'Viewings, fees, paperwork and what is included, for every listing.',
    examples: ['Estate agents', 'Property managers', 'Holiday rentals', 'Developers'],
    popular: false,
  },
  {
    id: 'legal',
    name: 'Legal Services',
    description: 'Which matters you take, what a first meeting costs and what to bring.',
    examples: ['Law firms', 'Notaries', 'Tax advisers', 'Mediators'],
    popular: false,
  },
  {
    id: 'education',
    name: 'Education & Training',
    description: 'Courses, dates, fees and entry requirements, explained to students and parents.',
    examples: ['Language schools', 'Driving schools', 'Tutors', 'Music schools'],
    popular: false,
  },
  {
    id: 'home-services',
    name: 'Home Services',
    description: 'Call-out fees, service areas and free slots, while you are on a ladder.',
    examples: ['Plumbers', 'Electricians', 'Cleaners', 'Gardeners'],
    popular: true,
  },
  {
    id: 'automotive',
    name: 'Automotive',
    description: 'Service intervals, tyre changes, prices and pick-up times.',
    examples: ['Garages', 'Car dealers', 'Tyre shops', 'Car washes'],
    popular: false,
  },
  {
    id: 'technology',
    name: 'Technology & Software',
    description: 'How-to questions and plan limits, answered straight from your documentation.',
    examples: ['SaaS products', 'App makers', 'IT support', 'Hosting providers'],
    popular: true,
  },
  {
    id: 'financial',
    name: 'Financial Services',
    description: 'Fees, documents and deadlines, in words that your clients use.',
    examples: ['Accountants', 'Insurance brokers', 'Mortgage advisers', 'Bookkeepers'],
    popular: false,
  },
  {
    id: 'creative',
    name: 'Creative & Design',
    description: 'Packages, turnaround, file formats and what a project with you looks like.',
    examples: ['Photographers', 'Design studios', 'Print shops', 'Wedding planners'],
    popular: false,
  },
  {
    id: 'fitness',
    name: 'Fitness & Wellness',
    description: 'Timetables, memberships, trial classes and what to bring along.',
    examples: ['Gyms', 'Yoga studios', 'Spas', 'Personal trainers'],
    popular: false,
  },
] as const;

export type Industry = (typeof industries)[number];
export type IndustryId = Industry['id'];

/** Shown before anyone asks for more. */
export const firstPopularIndustries = industries.filter(({ popular }) => popular).slice(0, 4);

export function findIndustry(id: string): Industry | null {
  return industries.find((industry) => industry.id === id) ?? null;
}
