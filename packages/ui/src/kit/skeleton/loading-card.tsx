import { Card } from '../card/card.tsx';
import { Loading, SkeletonCard } from './skeleton.tsx';

/** A card on its way: what a list or a page of cards shows before its first answer. */
export function LoadingCard() {
  return (
    <Loading>
      <Card>
        <SkeletonCard />
      </Card>
    </Loading>
  );
}
