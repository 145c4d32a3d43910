import { useLocation, useNavigate } from 'react-router-dom';
import type { ResourceCategory } from '#core/domain/resource/resource.ts';
import { ErrorState, Loading } from '../../components/notice-states.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TabList, TabPanel, Tabs } from '../../components/tabs.tsx';
import { CrisisBox } from './crisis-box.tsx';
import { ResourceCards } from './resource-cards.tsx';
import { useResources } from './use-resources.ts';

const CATEGORIES: readonly { readonly value: ResourceCategory; readonly label: string }[] = [
  { value: 'mental-health', label: 'Mental Health' },
  { value: 'relationship-building', label: 'Relationship Building' },
  { value: 'safety', label: 'Safety & Privacy' },
];

const ALL = 'all';

/** The guides, by category; the category stands in the address as its hash. */
export function ResourcesScreen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data: resources, isError, refetch } = useResources();
  const chosen = CATEGORIES.find(({ value }) => hash === `#${value}`)?.value ?? ALL;
  const shown = CATEGORIES.filter(({ value }) => chosen === ALL || chosen === value);
  return (
    <>
      <PageTitle
        title="Resources"
        subtitle="Guides on mental health, on building relationships and on staying safe."
      />
      <CrisisBox />
      <Tabs
        className="mt-8"
        value={chosen}
        onValueChange={(tab) => {
          const to = { hash: tab === ALL ? '' : tab };
          void navigate(to, { replace: true, preventScrollReset: true });
        }}
      >
        <TabList label="Categories" tabs={[{ value: ALL, label: 'All' }, ...CATEGORIES]} />
        <TabPanel value={chosen} className="grid gap-8">
          {isError && (
            <ErrorState title="The guides could not be loaded." onRetry={() => void refetch()} />
          )}
          {!isError && resources === undefined && <Loading />}
          {resources &&
            shown.map(({ value, label }) => (
              <ResourceCards
                key={value}
                title={label}
                resources={resources.filter(({ category }) => category === value)}
              />
            ))}
        </TabPanel>
      </Tabs>
    </>
  );
}
