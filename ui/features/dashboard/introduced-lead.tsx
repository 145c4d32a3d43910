import { Link } from 'react-router-dom';
import type { Introduced } from '#core/connections/domain/lead.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';

/** Whom one of the member's people would like them to meet. */
export function IntroducedLead({
  introduced: { introducer, member },
}: {
  readonly introduced: Introduced;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-6">
      <Avatar member={member} />
      <h2 className="min-w-0 grow basis-40 text-2xl wrap-anywhere sm:text-3xl">
        <bdi>{displayName(introducer)}</bdi> would like you to meet <bdi>{displayName(member)}</bdi>
      </h2>
      <Button asChild>
        <Link to={PAGE_ROUTES.connections}>Read and answer</Link>
      </Button>
    </div>
  );
}
