import { drawnPicture } from '#core/members/domain/drawn-pictures.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Introduction } from '#core/connections/domain/lead.ts';
import type { Member } from '#core/members/domain/member.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { Recommendation } from './recommendation.tsx';
import { useRecommendations } from './use-recommendations.ts';

interface RecommendationsCardProps {
  /** The person whom the dashboard begins with, who isn't repeated here. */
  readonly ledBy: Pick<Member, 'id'> | null;
}

/** Someone who might fit, and a few more for those who wish to see them. */
export function RecommendationsCard({ ledBy }: RecommendationsCardProps) {
  const { data: recommendations, isError, refetch } = useRecommendations();
  return (
    <Card>
      <h2 className="text-xl">Recommended for You</h2>
      <p className="mb-4 text-quiet">People you might want to connect with</p>
      {isError && (
        <ErrorState
          title="Sorry, we couldn’t load your recommendations."
          onRetry={() => void refetch()}
        />
      )}
      {!isError && recommendations === undefined && <Skeleton className="h-32" />}
      {recommendations?.length === 0 && (
        <EmptyState
          level={3}
          title="No recommendations yet"
          drawing={drawnPicture('window').address}
          action={
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.explore}>Explore People</Link>
            </Button>
          }
        >
          The more you say about yourself and who you’re looking for, the more we have to go on.
        </EmptyState>
      )}
      {recommendations !== undefined && recommendations.length > 0 && (
        <>
          <OneByOne
            recommendations={recommendations.filter(({ member }) => member.id !== ledBy?.id)}
          />
          <p className="mt-2 -ms-4">
            <Button variant="quiet" asChild>
              <Link to={PAGE_ROUTES.explore}>See More Recommendations</Link>
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}

/** The first of several people, and the others once they are asked for. */
function OneByOne({ recommendations }: { readonly recommendations: readonly Introduction[] }) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = recommendations;
  if (first === undefined) return null;
  return (
    <>
      <ul>
        <Recommendation {...first} />
      </ul>
      {others.length > 0 && (
        <Button
          variant="secondary"
          className="mt-4"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? 'See fewer' : `See ${others.length} more`}
        </Button>
      )}
      {isOpen && (
        <ul className="mt-6 grid gap-6">
          {others.map((other) => (
            <Recommendation key={other.member.id} {...other} />
          ))}
        </ul>
      )}
    </>
  );
}
