import type { ReactNode } from 'react';
import {
  FirstLoadScreen,
  LoadingDashboardScreen,
  PreparingDashboardScreen,
} from '#web/pages/loading-screens.tsx';
import { Card } from '#web/ui/card.tsx';
import { SocialCard } from './social-card.tsx';
import { Specimen, SpecimenSection } from './specimen.tsx';

export function ScreensSection() {
  return (
    <SpecimenSection title="Screens and pictures">
      <div className="grid gap-6 lg:grid-cols-3">
        <Framed title="First load">
          <FirstLoadScreen />
        </Framed>
        <Framed title="Session on its way">
          <PreparingDashboardScreen />
        </Framed>
        <Framed title="Data on its way">
          <LoadingDashboardScreen />
        </Framed>
      </div>
      <Specimen title="Social card">
        <SocialCard />
      </Specimen>
    </SpecimenSection>
  );
}

/** Loading screens fill the window; here they get a smaller one. */
function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Specimen title={title}>
      <Card className="[&>div]:min-h-80">{children}</Card>
    </Specimen>
  );
}
