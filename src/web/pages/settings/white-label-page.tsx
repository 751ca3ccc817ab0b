import { useMember } from '#web/features/accounts/member.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { FeatureNotice, hasFeature } from '#web/features/usage/feature-notice.tsx';
import { useWhiteLabel } from '#web/features/white-label/use-white-label.ts';
import { WhiteLabelForm } from '#web/features/white-label/white-label-form.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';

export function meta() {
  return pageMeta({ title: 'White-label', indexable: false });
}

/** One's own name wherever visitors look. */
export default function WhiteLabelPage() {
  const { profile } = useMember();
  const isIncluded = hasFeature({ profile, feature: 'whiteLabel' });
  const { data, error, refetch } = useWhiteLabel();
  return (
    <SettingsSection
      title="White-label"
      text="Your own name, logo and links in the chat, on the chat page and in emails to visitors. They see no other brand."
    >
      <div className="grid gap-5">
        {!isIncluded && (
          <FeatureNotice feature="whiteLabel">
            Your name above emails, your logo in the chat, your domain under it and your privacy
            page behind it. What you set up before stays and is used again with the plan.
          </FeatureNotice>
        )}
        {error && !data && (
          <LoadFailed title="Your settings could not be loaded" error={error} retry={refetch} />
        )}
        {!data && !error && <FormSkeleton label="Loading your settings" fields={5} />}
        {data && (isIncluded || data.label) && (
          <WhiteLabelForm label={data.label} isReadOnly={!isIncluded} />
        )}
      </div>
    </SettingsSection>
  );
}
