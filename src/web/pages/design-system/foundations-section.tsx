import { Drawing } from '#web/ui/illustrations/drawing.tsx';
import { emptyDrawings } from '#web/ui/illustrations/empty-drawings.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Row, Specimen, SpecimenSection } from './specimen.tsx';

export function FoundationsSection() {
  return (
    <SpecimenSection title="Foundations">
      <Specimen title="Colors">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {colors.map((color) => (
            <li key={color.name} className="text-[13px] text-ink-soft">
              <div className={`h-14 rounded-control border border-line ${color.swatch}`} />
              <p className="mt-1.5">{color.name}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <div className="grid gap-3">
          <p className="text-4xl font-[640] tracking-[-0.022em]">Heading one</p>
          <p className="text-2xl font-[640] tracking-[-0.022em]">Heading two</p>
          <p className="text-[17px] font-[640] tracking-[-0.022em]">Heading three</p>
          <p className="max-w-[65ch]">
            Body text is 15.5 px with room between the lines, never wider than seventy characters,
            so that a tired shop owner can still read it at closing time.
          </p>
          <p className="text-sm text-ink-muted">Small and muted, for help and dates.</p>
        </div>
      </Specimen>
      <Specimen title="Logo and spinner">
        <Row>
          <Logo />
          <Spinner className="size-5" />
        </Row>
      </Specimen>
      <Specimen title="Illustrations">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {illustrations.map((kind) => (
            <li key={kind} className="text-center text-[13px] text-ink-soft">
              <Illustration kind={kind} className="mx-auto w-full max-w-48" />
              {kind}
            </li>
          ))}
          {empties.map(([kind, drawing]) => (
            <li key={kind} className="text-center text-[13px] text-ink-soft">
              <Drawing className="mx-auto w-full max-w-48">{drawing}</Drawing>
              empty: {kind}
            </li>
          ))}
        </ul>
      </Specimen>
    </SpecimenSection>
  );
}

const illustrations = ['robot', 'network', 'lock', 'timeout', 'generic', 'space'] as const;
const empties = Object.entries(emptyDrawings);

/** Class names in full: the stylesheet is made from what stands in the source. */
const colors = [
  { name: 'ground', swatch: 'bg-ground' },
  { name: 'surface', swatch: 'bg-surface' },
  { name: 'sunken', swatch: 'bg-sunken' },
  { name: 'line', swatch: 'bg-line' },
  { name: 'line-strong', swatch: 'bg-line-strong' },
  { name: 'edge', swatch: 'bg-edge' },
  { name: 'ink', swatch: 'bg-ink' },
  { name: 'ink-soft', swatch: 'bg-ink-soft' },
  { name: 'ink-muted', swatch: 'bg-ink-muted' },
  { name: 'accent', swatch: 'bg-accent' },
  { name: 'accent-soft', swatch: 'bg-accent-soft' },
  { name: 'accent-line', swatch: 'bg-accent-line' },
  { name: 'good', swatch: 'bg-good' },
  { name: 'good-soft', swatch: 'bg-good-soft' },
  { name: 'warn', swatch: 'bg-warn' },
  { name: 'warn-soft', swatch: 'bg-warn-soft' },
  { name: 'bad', swatch: 'bg-bad' },
  { name: 'bad-soft', swatch: 'bg-bad-soft' },
] as const;
