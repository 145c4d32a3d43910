import { isAboutMember } from '#core/moderation/domain/notice.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';

interface Page {
  readonly api: ApiClient;
  readonly navigate: (address: string) => void;
}

/** Shows that those who run the site have decided something or answered a report, with the way to read it. */
export async function showWhatIsTold({ api, navigate }: Page): Promise<void> {
  const [newest] = await api.call('listUnreadNotices', {});
  if (newest === undefined) return;
  const [title, address] = isAboutMember(newest)
    ? ['We’ve made a decision about your account', PAGE_ROUTES.notices]
    : ['We’ve answered your report', PAGE_ROUTES.reports];
  const run = () => {
    navigate(address);
  };
  useToastStore.getState().show({
    title,
    description: 'It’s from the people who run this site.',
    action: { label: 'Read it', run },
  });
}
