/** Industries with a demo shop on the landing page, and what its text calls each shop. Kept small: it's in the first view. */
export const demoShopIndustries = {
  restaurants: 'the Italian restaurant',
  ecommerce: 'the online store',
  healthcare: 'the dental practice',
  'home-services': 'the plumber',
} as const;

export type DemoShopIndustry = keyof typeof demoShopIndustries;

export const isDemoShopIndustry = (id: string): id is DemoShopIndustry =>
  Object.hasOwn(demoShopIndustries, id);
