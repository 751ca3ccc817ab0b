import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { findRedirect } from '#shared/redirects.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ChosenPlanCard } from './chosen-plan-card.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { SectionFailed, type SectionName } from './section-failed.tsx';

const Home = lazy(() => import('./home-tab.tsx'));
const ChatbotsTab = lazy(() => import('./chatbots-tab.tsx'));
const DocumentsTab = lazy(() => import('./documents-tab.tsx'));
const CheckoutResult = lazy(() => import('#web/pages/checkout/checkout-result.tsx'));

type TabName = 'chatbots' | 'documents';

/** Where an owner lands. Which tab is open and what is being done stand in the address. */
export default function DashboardPage() {
  const [params] = useSearchParams();
  // Typed addresses are redirected by the server, links inside the app here.
  const moved = findRedirect(useLocation());
  if (moved) return <Navigate to={moved} replace />;
  if (!params.has('checkout')) return <Dashboard />;
  return (
    <Suspense fallback={<CardListSkeleton label="Loading your payment" />}>
      <CheckoutResult />
    </Suspense>
  );
}

function Dashboard() {
  const { profile } = useMember();
  const [params, setParams] = useSearchParams();
  const config = usePublicConfig();
  const mayPay = useMay('billing.edit');
  const hasDocuments = config?.flags.documentUpload !== false;
  const tab: TabName = params.get('tab') === 'documents' && hasDocuments ? 'documents' : 'chatbots';
  return (
    <>
      <h1 className="mt-7 text-[26px]">Welcome, {profile.full_name.split(' ')[0]}</h1>
      {mayPay && <ChosenPlanCard className="mt-5" />}
      <div className="mt-5">
        <SectionBoundary name="home">
          <Suspense fallback={<HomeSkeleton />}>
            <Home />
          </Suspense>
        </SectionBoundary>
      </div>
      <div>
        <Tabs<TabName>
          label="Build"
          value={tab}
          onChange={(next) => setParams({ tab: next })}
          tabs={[
            {
              value: 'chatbots',
              label: <TabLabel name="Chatbots" note="Main" />,
              content: (
                <Section name="chatbots">
                  <ChatbotsTab />
                </Section>
              ),
            },
            ...(hasDocuments
              ? [
                  {
                    value: 'documents' as const,
                    label: <TabLabel name="Documents" note="Optional" />,
                    content: (
                      <Section name="documents">
                        <DocumentsTab />
                      </Section>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </>
  );
}

function Section({ name, children }: { name: TabName; children: ReactNode }) {
  return (
    <SectionBoundary name={name}>
      <Suspense fallback={<CardListSkeleton label={`Loading your ${name}`} />}>{children}</Suspense>
    </SectionBoundary>
  );
}

function TabLabel({ name, note }: { name: string; note: string }) {
  return (
    <>
      {name} <span className="text-[13px] font-normal text-ink-muted">{note}</span>
    </>
  );
}

type SectionBoundaryProps = { name: SectionName; children: ReactNode };

/** One section that breaks leaves the header and the other one alone. */
class SectionBoundary extends Component<SectionBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { name, children } = this.props;
    return this.state.error ? <SectionFailed name={name} error={this.state.error} /> : children;
  }
}
