import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; where two set the same property the later wins, so that a caller can adjust a component. */
export function classNames(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
