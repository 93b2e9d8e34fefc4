import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { ListFilter, RefreshCw, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { SOLICITACOES_ROLAM } from '../torre/rolagem.ts';
import { CartaoDaSolicitacao } from './cartao-da-solicitacao.tsx';
import { FILTROS, type Filtro, NOMES, ordenadas } from './filtro.ts';
import { useNumero } from './use-numero.ts';
import { useSolicitacoes } from './use-solicitacoes.ts';

const VAZIO: Record<Filtro, string> = {
  todas: 'Nenhuma solicitação ainda',
  pendentes: 'Nenhuma solicitação pendente',
  andamento: 'Nenhuma entrega em andamento',
  encerradas: 'Nenhuma solicitação encerrada ainda',
};

/** What a card measures about, in px; each is measured when it is drawn. */
const CARTAO_PX = 132;

type Props = { filtro: Filtro; filtrar: (filtro: Filtro) => void; className?: string };

/** The requests of all shops, oldest pending first, with refresh (specification §2). */
export function ListaDeSolicitacoes({ filtro, filtrar, className }: Props) {
  const [digitado, setDigitado] = useState('');
  const procura = useNumero(digitado);
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSolicitacoes();
  const rolaSozinha = useMediaQuery(SOLICITACOES_ROLAM);
  const haMais = procura === null && hasNextPage && (filtro === 'todas' || filtro === 'encerradas');
  const lista = useMemo(() => (procura ? procura.achadas : data && ordenadas(data, filtro)), [data, filtro, procura]);
  return (
    <Card aria-labelledby="solicitacoes" className={className}>
      <CardHeader
        title="Solicitações"
        total={haMais ? undefined : lista?.length}
        id="solicitacoes"
        className="shrink-0 pb-2"
      >
        {procura === null && (
          <Menu
            trigger={
              <Button
                variant="ghost"
                size="sm"
                icon={ListFilter}
                className="text-brand-ink max-[359px]:px-1 max-[359px]:[&_svg]:hidden"
              >
                {NOMES[filtro]}
                <span className="sr-only">, filtrar solicitações</span>
              </Button>
            }
            items={FILTROS.map((opcao) => ({ label: NOMES[opcao], onSelect: () => filtrar(opcao) }))}
          />
        )}
        <IconButton
          icon={RefreshCw}
          label="Atualizar solicitações"
          size="sm"
          loading={isFetching && !data}
          onClick={() => void refetch()}
        />
      </CardHeader>
      <div className="shrink-0 px-4 pb-3">
        <TextInput
          size="sm"
          type="search"
          icon={Search}
          value={digitado}
          onChange={({ target }) => setDigitado(target.value)}
          autoComplete="off"
          data-sem-atalho
          aria-label="Buscar número do pedido"
          placeholder="Número do pedido"
        />
      </div>
      <div data-rolagem className="min-h-0 flex-1 overflow-y-auto border-t border-line -outline-offset-3!">
        {!lista && (procura?.isError ?? isError) && (
          <ErrorState title={FALHAS['solicitacoes.todas']} onRetry={() => void (procura ?? { refetch }).refetch()} />
        )}
        {!lista && !(procura?.isError ?? isError) && (
          <Loading>
            <SkeletonCard />
            <SkeletonCard />
          </Loading>
        )}
        {procura && lista?.length === 0 && (
          <EmptyState title="Nenhum pedido começa com este número" texto="É o número que o sistema da loja mostra." />
        )}
        {!procura && lista?.length === 0 && (
          <EmptyState title={VAZIO[filtro]} texto="Elas aparecem aqui assim que um comércio pedir.">
            {filtro !== 'todas' && (
              <Button variant="secondary" onClick={() => filtrar('todas')}>
                Ver todas
              </Button>
            )}
          </EmptyState>
        )}
        {lista && lista.length > 0 && (
          <VirtualList
            items={lista}
            keyOf={({ id }) => id}
            height={CARTAO_PX}
            inBox={rolaSozinha}
            labelledBy="solicitacoes"
            className="[&>li]:border-line [&>li+li]:border-t"
          >
            {(solicitacao, indice) => <CartaoDaSolicitacao solicitacao={solicitacao} primeira={indice === 0} />}
          </VirtualList>
        )}
        {lista && haMais && (
          <div className="p-4">
            <Button
              variant="secondary"
              full
              loading={isFetchingNextPage}
              loadingLabel="Carregando..."
              onClick={() => void fetchNextPage()}
            >
              Carregar mais
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
