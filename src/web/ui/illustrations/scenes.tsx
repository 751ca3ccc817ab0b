export const genericDrawing = (
  <>
    <path
      d="M50 40h100a8 8 0 0 1 8 8v76a8 8 0 0 1-8 8H50a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z"
      className="fill-surface"
    />
    <path d="M42 60h116" />
    <path d="M54 50h.1m11.9 0h.1m11.9 0h.1" strokeWidth="5" />
    <path d="M104 60l-10 22 16 12-14 16 6 22" className="stroke-accent" />
    <path d="M58 78h20m-20 14h26m-26 14h18M126 78h18m-14 14h14m-20 14h20" />
    <path d="M100 28l-4-12m18 10l6-8m-36 10l-8-8" className="stroke-accent" />
  </>
);

/** A helmet adrift, its line cut: for addresses that lead nowhere. */
export const spaceDrawing = (
  <>
    <circle cx="146" cy="46" r="18" className="fill-surface" />
    <path d="M124 54c-10 8-6 12 8 8s36-16 40-24-8-6-12-4" className="stroke-accent" />
    <circle cx="86" cy="72" r="30" className="fill-surface" />
    <path d="M68 70c0-12 8-18 20-18s20 6 20 18-8 16-20 16-20-4-20-16Z" className="stroke-accent" />
    <path d="M78 64c2-4 5-5 9-5" />
    <path d="M66 96c-6 4-10 12-10 22v8h60v-8c0-10-4-18-10-22" className="fill-surface" />
    <path d="M78 110h16m-16 8h10" />
    <circle cx="103" cy="113" r="4" className="fill-accent stroke-accent" />
    <path d="M56 120c-16 8-26-2-20-12s-6-16-14-10" strokeDasharray="7 6" />
    <path d="M44 40h10m-5-5v10M150 104h10m-5-5v10" className="stroke-accent" />
    <path d="M30 66h.1M172 84h.1M116 22h.1M132 132h.1" strokeWidth="4" />
  </>
);
