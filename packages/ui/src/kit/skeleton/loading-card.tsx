import { Card } from '../card/card.tsx';
import { Loading, SkeletonCard } from './skeleton.tsx';

/** A placeholder card, for a list or page of cards before its first answer. */
export function LoadingCard() {
  return (
    <Loading>
      <Card>
        <SkeletonCard />
      </Card>
    </Loading>
  );
}
