import { pageMeta } from '#web/lib/page-meta.ts';
import CheckoutResult from './checkout-result.tsx';

export function meta() {
  return pageMeta({ title: 'Your payment', indexable: false });
}

export default function CheckoutPage() {
  return <CheckoutResult />;
}
