import { drawnPicture } from '#core/members/domain/drawn-pictures.ts';
import { Link } from 'react-router-dom';
import type { Member } from '#core/members/domain/member.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { Recommendation } from './recommendation.tsx';
import { useRecommendations } from '#ui/parts/people/use-recommendations.ts';

interface RecommendationsCardProps {
  /** The person whom the dashboard begins with, who isn't repeated here. */
  readonly ledBy: Pick<Member, 'id'> | null;
}

/** A few people who might fit. */
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
      {!isError && recommendations === undefined && (
        <div className="grid gap-6">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-32" />
          ))}
        </div>
      )}
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
          <ul className="grid gap-6">
            {recommendations
              .filter(({ member }) => member.id !== ledBy?.id)
              .map(({ member, reasons }) => (
                <Recommendation key={member.id} member={member} reasons={reasons} />
              ))}
          </ul>
          <Button variant="quiet" className="mt-4 -ms-4" asChild>
            <Link to={PAGE_ROUTES.explore}>See More Recommendations</Link>
          </Button>
        </>
      )}
    </Card>
  );
}
