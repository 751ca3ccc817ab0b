import { type DemoShopIndustry, isDemoShopIndustry } from '#shared/demo-shop-industries.ts';
import { useChosenIndustries } from './chosen-industries.ts';

/** The demo shop that visitors ask: that of the industry they picked last, if it has one. */
export function useDemoShop(): DemoShopIndustry {
  const picked = useChosenIndustries().map(({ id }) => id);
  return picked.filter(isDemoShopIndustry).at(-1) ?? 'restaurants';
}
