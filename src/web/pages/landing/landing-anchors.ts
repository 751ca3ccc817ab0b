/** The sections that the bar leads to, in the order of the page. */
export const landingAnchors = [
  { hash: '#pricing', label: 'Pricing' },
  { hash: '#howItWorks', label: 'How it works' },
  { hash: '#features', label: 'Features' },
  { hash: '#faq', label: 'FAQ' },
] as const;
