import {
  Car,
  Check,
  CodeXml,
  Dumbbell,
  GraduationCap,
  House,
  Landmark,
  type LucideIcon,
  Palette,
  Scale,
  ShoppingBag,
  Stethoscope,
  UtensilsCrossed,
  Wrench,
} from 'lucide-react';
import type { Industry, IndustryId } from '#shared/industries.ts';
import { Badge } from '#web/ui/badge.tsx';

type IndustryCardProps = {
  industry: Industry;
  isChosen: boolean;
  /** Says which are popular; where only those are shown it would say nothing. */
  marksPopular: boolean;
  onToggle: () => void;
};

export function IndustryCard({ industry, isChosen, marksPopular, onToggle }: IndustryCardProps) {
  const Icon = icons[industry.id];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      className={`flex size-full flex-col items-start rounded-card border p-5 text-left transition-colors duration-150 ${isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-edge'}`}
    >
      <span className="mt-4 text-base font-[620] tracking-[-0.01em]">{industry.name}</span>
      <span className="mt-1.5 text-[14.5px] text-ink-soft">{industry.description}</span>
      <span className="mt-auto pt-3.5 text-[13px] text-ink-muted">
        {industry.examples.join(', ')}
      </span>
      {/* Seen first, read last: the name is what a screen reader should begin with. */}
      <span className="order-first flex min-h-6 w-full items-center justify-between gap-2">
        <Icon aria-hidden className="size-5 text-accent" />
        {isChosen ? (
          <Check aria-hidden className="size-5 text-accent" />
        ) : (
          industry.popular && marksPopular && <Badge>Popular</Badge>
        )}
      </span>
    </button>
  );
}

const icons: Record<IndustryId, LucideIcon> = {
  restaurants: UtensilsCrossed,
  ecommerce: ShoppingBag,
  healthcare: Stethoscope,
  'real-estate': House,
  legal: Scale,
  education: GraduationCap,
  'home-services': Wrench,
  automotive: Car,
  technology: CodeXml,
  financial: Landmark,
  creative: Palette,
  fitness: Dumbbell,
};
