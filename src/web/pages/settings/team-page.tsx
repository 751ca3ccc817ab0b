import { pageMeta } from '#web/lib/page-meta.ts';
import { useMay } from '#web/state/permissions.tsx';
import { ActivitySection, TeamSection } from './team-section.tsx';

export function meta() {
  return pageMeta({ title: 'Team', indexable: false });
}

/** Who works here, and who changed what. */
export default function TeamPage() {
  const mayManage = useMay('settings.edit');
  return (
    <>
      <TeamSection />
      {mayManage && <ActivitySection />}
    </>
  );
}
