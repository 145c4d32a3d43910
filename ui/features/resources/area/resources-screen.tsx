import { useLocation, useNavigate } from 'react-router-dom';
import { RESOURCE_CATEGORIES, type ResourceCategory } from '#core/resources/domain/resource.ts';
import { CrisisBox } from '#ui/parts/crisis/crisis-box.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { ResourceCards } from './resource-cards.tsx';
import { useResources } from './use-resources.ts';

const CATEGORIES = (Object.keys(RESOURCE_CATEGORIES) as ResourceCategory[]).map((value) => ({
  value,
  label: RESOURCE_CATEGORIES[value],
}));

const ALL = 'all';

/** The guides, by category; the category is the hash of the address. */
export function ResourcesScreen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const resources = useResources();
  // The prerendered page is the same for every hash.
  const wanted = useHydrated() ? hash : '';
  const chosen = CATEGORIES.find(({ value }) => wanted === `#${value}`)?.value ?? ALL;
  const shown = CATEGORIES.filter(({ value }) => chosen === ALL || chosen === value);
  return (
    <>
      <PageTitle
        title="Resources"
        subtitle="Guides on mental health, on building relationships and on staying safe."
        description="Nine free guides on loneliness, listening, boundaries, safe meetings and privacy, and who to call when you need help right now."
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
        <div className="noscript:hidden">
          <TabList label="Categories" tabs={[{ value: ALL, label: 'All' }, ...CATEGORIES]} />
        </div>
        <TabPanel value={chosen} className="grid gap-8">
          {shown.map(({ value, label }) => (
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
