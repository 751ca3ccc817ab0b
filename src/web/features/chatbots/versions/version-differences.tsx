import type { VersionComparison } from '#shared/contract/versions.ts';
import { settingPlaces } from '#web/features/chatbots/changed-settings.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useComparison } from './use-versions.ts';

type Difference = VersionComparison['settings'][number];
type VersionDifferencesProps = {
  chatbotId: string;
  before: number;
  after: number | null;
  titles: [before: string, after: string];
};

/** What differs between two versions, side by side. */
export function VersionDifferences({ titles, ...versions }: VersionDifferencesProps) {
  const { data, error, refetch } = useComparison(versions);
  if (error) return <LoadFailed title="Differences not loaded" error={error} retry={refetch} />;
  if (!data) {
    return (
      <div aria-busy className="mt-3">
        <span className="sr-only">Loading the differences</span>
        <Skeleton className="h-16" />
      </div>
    );
  }
  const { documents, answers } = data;
  const settings = data.settings.map((one) => ({ ...one, label: labelOf(one.label) }));
  const isSame = documents.length + answers.length + settings.length === 0;
  return (
    <div className="mt-3 grid gap-4">
      {isSame && <p className="text-[14.5px] text-ink-muted">There are no differences.</p>}
      <Group name="Documents" differences={documents} titles={titles} isLines />
      <Group name="Answers" differences={answers} titles={titles} />
      <Group name="Settings" differences={settings} titles={titles} />
    </div>
  );
}

const labelOf = (name: string): string =>
  Object.entries(settingPlaces).find(([key]) => key === name)?.[1].label ?? name;

type GroupProps = {
  name: string;
  differences: readonly Difference[];
  titles: VersionDifferencesProps['titles'];
  /** Only the lines that differ are there. */
  isLines?: boolean;
};

function Group({ name, differences, titles, isLines = false }: GroupProps) {
  if (differences.length === 0) return null;
  return (
    <section aria-label={name}>
      <h3 className="text-[13.5px] font-[560] tracking-normal text-ink-muted">{name}</h3>
      <ul className="mt-1.5 grid gap-3">
        {differences.map((one) => (
          <li key={one.label + one.kind} className="text-[14.5px]">
            <p className="font-[560] wrap-anywhere">
              {one.label} {one.kind === 'added' && `· only in ${inText(titles[1])}`}
              {one.kind === 'removed' && `· only in ${inText(titles[0])}`}
              {isLines && one.kind === 'changed' && !one.before && !one.after && '· same words'}
            </p>
            {(one.before !== null || one.after !== null) && (
              <div className="mt-1.5 grid gap-2 md:grid-cols-2">
                <Side title={titles[0]} text={one.before} className="bg-bad-soft" />
                <Side title={titles[1]} text={one.after} className="bg-good-soft" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const inText = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

type SideProps = { title: string; text: string | null; className: string };

function Side({ title, text, className }: SideProps) {
  return (
    <div className={`min-w-0 rounded-control p-3 ${className}`}>
      <p className="text-[13px] text-ink-soft">{title}</p>
      <p className="mt-0.5 max-h-72 overflow-y-auto break-words whitespace-pre-wrap">
        {text ?? '–'}
      </p>
    </div>
  );
}
