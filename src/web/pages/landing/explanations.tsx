import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** The middle of the landing page: nothing in it needs script. */
export function Explanations() {
  return (
    <>
      <HowItWorks />
      <Features />
      <Faq />
    </>
  );
}
