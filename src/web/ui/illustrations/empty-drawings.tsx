import type { ReactNode } from 'react';

const sparks = <path d="M36 46h10m-5-5v10M156 40h8m-4-4v8" className="stroke-accent" />;

/** What each empty list would hold. */
export const emptyDrawings = {
  inbox: (
    <>
      <path d="M52 86l14-34h68l14 34" />
      <path
        d="M46 86h32c2 10 10 16 22 16s20-6 22-16h32v38a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8Z"
        className="fill-surface"
      />
      <path d="M82 70h36M88 58h24" />
      <path d="M100 42V20m-9 9l9-9 9 9" className="stroke-accent" />
      {sparks}
    </>
  ),
  leads: (
    <>
      <rect x="44" y="44" width="112" height="76" rx="8" className="fill-surface" />
      <circle cx="74" cy="72" r="11" />
      <path d="M56 104c2-12 9-16 18-16s16 4 18 16" />
      <path d="M106 68h34m-34 14h26m-26 14h18" />
      <circle cx="150" cy="114" r="16" className="fill-surface stroke-accent" />
      <path d="M142 114h16m-8-8v16" className="stroke-accent" />
    </>
  ),
  bookings: (
    <>
      <rect x="52" y="40" width="96" height="84" rx="8" className="fill-surface" />
      <path d="M52 62h96M76 32v16m48-16v16" />
      <path d="M70 80h8m14 0h8m14 0h8M70 100h8m14 0h8" />
      <path d="M112 104l8 8 16-18" className="stroke-accent" />
    </>
  ),
  analytics: (
    <>
      <path d="M46 34v92h110" />
      <path
        d="M62 126v-22h14v22m12 0V88h14v38m12 0v-30h14v30m12 0V74h14v52"
        className="fill-surface"
      />
      <path d="M60 84l28-20 26 10 34-34" className="stroke-accent" />
      <path d="M136 40h12v12" className="stroke-accent" />
    </>
  ),
  chatbots: (
    <>
      <rect x="58" y="62" width="84" height="60" rx="16" className="fill-surface" />
      <path d="M100 62V46M58 86H46v18h12m84-18h12v18h-12" />
      <circle cx="100" cy="40" r="6" className="fill-accent stroke-accent" />
      <path d="M82 86v8m36-8v8M86 108c8 6 20 6 28 0" />
      {sparks}
    </>
  ),
  documents: (
    <>
      <path d="M80 32h44l22 22v70H80Z" />
      <path d="M56 42h44l22 22v68H56Z" className="fill-surface" />
      <path d="M100 42v22h22M70 78h26m-26 14h38m-38 14h30" />
      <path d="M150 132V98m-11 11l11-11 11 11" className="stroke-accent" />
    </>
  ),
  texts: (
    <>
      <rect x="50" y="40" width="92" height="84" rx="8" className="fill-surface" />
      <path d="M66 60h44M66 76h60M66 92h36" />
      <path d="M148 66l12 12-40 40-16 4 4-16Z" className="fill-surface stroke-accent" />
      <path d="M138 76l12 12" className="stroke-accent" />
    </>
  ),
  answers: (
    <>
      <path
        d="M44 40h66a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H76l-14 14V84H44a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z"
        className="fill-surface"
      />
      <path d="M72 52c2-5 14-4 13 3-1 5-8 5-8 10m0 8h.1" />
      <path
        d="M102 92h50a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-6v12l-14-12h-30a8 8 0 0 1-8-8v-22a8 8 0 0 1 8-8Z"
        className="fill-surface stroke-accent"
      />
      <path d="M114 112l9 8 18-17" className="stroke-accent" />
    </>
  ),
  tests: (
    <>
      <rect x="58" y="38" width="84" height="96" rx="8" className="fill-surface" />
      <path d="M84 38v-8h32v8a6 6 0 0 1-6 6H90a6 6 0 0 1-6-6Z" className="fill-surface" />
      <path d="M70 64l6 6 10-11m-16 29l6 6 10-11m-16 29l6 6 10-11" className="stroke-accent" />
      <path d="M98 66h30m-30 24h30m-30 24h22" />
    </>
  ),
  webhooks: (
    <>
      <circle cx="58" cy="82" r="16" className="fill-surface" />
      <circle cx="142" cy="46" r="14" className="fill-surface" />
      <circle cx="146" cy="116" r="14" className="fill-surface" />
      <path d="M73 76l54-24M73 89l59 21" className="stroke-accent" strokeDasharray="2 9" />
      <path d="M51 82l5 5 9-10" />
      <path d="M142 40v12m-6-6h12M140 116h12" />
    </>
  ),
  websites: (
    <>
      <rect x="40" y="38" width="120" height="88" rx="8" className="fill-surface" />
      <path d="M40 58h120M52 48h.1m9.9 0h.1m9.9 0h.1" />
      <circle cx="100" cy="92" r="24" className="stroke-accent" />
      <path
        d="M76 92h48M100 68c-9 8-12 16-12 24s3 16 12 24c9-8 12-16 12-24s-3-16-12-24Z"
        className="stroke-accent"
      />
    </>
  ),
  health: (
    <>
      <path
        d="M100 128C66 106 50 90 50 68c0-15 11-26 25-26 11 0 20 6 25 16 5-10 14-16 25-16 14 0 25 11 25 26 0 22-16 38-50 60Z"
        className="fill-surface"
      />
      <path d="M38 84h38l10-18 14 34 10-16h52" className="stroke-accent" />
    </>
  ),
  missing: (
    <>
      <path
        d="M52 40h96a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-42l-20 20v-20H52a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z"
        className="fill-surface"
        strokeDasharray="7 7"
      />
      <path d="M90 62c3-9 21-8 19 3-1 8-10 8-10 16m0 10h.1" className="stroke-accent" />
    </>
  ),
  mail: (
    <>
      <rect x="44" y="46" width="112" height="76" rx="8" className="fill-surface" />
      <path d="M46 52l54 42 54-42" className="stroke-accent" />
      {sparks}
    </>
  ),
  role: (
    <>
      <circle cx="76" cy="80" r="24" className="fill-surface" />
      <circle cx="70" cy="80" r="6" className="stroke-accent" />
      <path d="M100 80h56v16m-16-16v12" />
      {sparks}
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EmptyKind = keyof typeof emptyDrawings;
