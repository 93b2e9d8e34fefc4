import { formatPercent } from '@corre/ui/kit/format/money.ts';
import { ShareBar } from '@corre/ui/kit/share-bar/share-bar.tsx';

/** A share in percent with a bar. */
export const Participacao = ({ porcento }: { porcento: number }) => (
  <span className="flex items-center gap-3">
    <span className="w-14 shrink-0 text-right tabular-nums">{formatPercent(porcento)}</span>
    <ShareBar parte={porcento / 100} className="min-w-16 flex-1" />
  </span>
);
