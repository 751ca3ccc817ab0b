export const robotDrawing = (
  <>
    <path d="M100 36V24" />
    <circle cx="100" cy="19" r="5" className="fill-accent stroke-accent" />
    <rect x="62" y="36" width="76" height="54" rx="14" className="fill-surface" />
    <path d="M77 56l10 10m0-10L77 66" className="stroke-accent" />
    <circle cx="118" cy="61" r="6" className="stroke-accent" />
    <path d="M86 79c8-6 20-6 28 0" />
    <path d="M62 54h-8v18h8M138 54h8v18h-8" />
    <path d="M92 90v8m16-8v8" />
    <rect x="70" y="98" width="60" height="36" rx="10" className="fill-surface" />
    <path d="M70 108l-16 12M130 108l14-6 6 10" />
    <path d="M88 116h10l5-8 6 16 4-8h6" className="stroke-accent" />
    <path d="M48 140h104" />
  </>
);

export const networkDrawing = (
  <>
    <path d="M46 74c30-30 78-30 108 0" />
    <path d="M64 92c20-19 52-19 72 0" />
    <path d="M82 110c10-9 26-9 36 0" className="stroke-accent" />
    <circle cx="100" cy="128" r="5" className="fill-accent stroke-accent" />
    <path d="M60 34l80 88" className="stroke-sunken" strokeWidth="10" />
    <path d="M60 34l80 88" />
    <path d="M38 122h14m-7-7v14M150 40h12m-6-6v12" className="stroke-accent" />
  </>
);

export const lockDrawing = (
  <>
    <path d="M74 70V52a26 26 0 0 1 52 0v18" />
    <rect x="60" y="70" width="80" height="62" rx="14" className="fill-surface" />
    <circle cx="100" cy="96" r="8" className="stroke-accent" />
    <path d="M100 104v12" className="stroke-accent" />
    <path d="M42 60l-8-4m12-14l-6-8M158 60l8-4m-12-14l6-8" className="stroke-accent" />
    <path d="M48 142h104" />
  </>
);

export const timeoutDrawing = (
  <>
    <path d="M68 26h64M68 138h64" />
    <path d="M76 26v16c0 18 24 26 24 40s-24 22-24 40v16" className="fill-surface" />
    <path d="M124 26v16c0 18-24 26-24 40s24 22 24 40v16" className="fill-surface" />
    <path d="M86 50h28" className="stroke-accent" />
    <path d="M100 76v18" strokeDasharray="1 7" className="stroke-accent" />
    <path d="M86 128c4-12 24-12 28 0Z" className="fill-accent stroke-accent" />
    <path d="M150 62a34 34 0 0 1-4 46m0 0l-1-11m1 11l11-2" />
  </>
);
