import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { Contestada } from '../custodia/contestada.tsx';
import { usePendencias } from '../custodia/use-em-maos.ts';
import { Contestacao } from '../suspensoes/contestacao.tsx';
import { useContestacoes } from '../torre/use-torre.ts';

/** Estimated height of a card and its gap, in px. */
const CARD_PX = 420;

/** Cards of the contested suspensions, then of the contested cash differences. */
export function ContestacoesCards() {
  const suspensoes = useContestacoes().data;
  const diferencas = usePendencias().data?.contestacoes;
  return (
    <>
      {suspensoes && suspensoes.length > 0 && (
        <VirtualList
          items={suspensoes}
          keyOf={({ id }) => id}
          height={CARD_PX}
          inBox
          label="Contestações sem resposta"
          className="[&>li:not(:last-child)]:pb-3"
        >
          {(suspensao) => <Contestacao suspensao={suspensao} />}
        </VirtualList>
      )}
      {diferencas?.map((diferenca) => (
        <Contestada key={`diferenca ${diferenca.prestacao_id}`} diferenca={diferenca} />
      ))}
    </>
  );
}
