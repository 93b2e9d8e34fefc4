import { FALHAS } from '@corre/contract/falhas.ts';
import type { Integracao } from '@corre/contract/integracoes/contrato.ts';
import { Plus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ConnectFormApi } from '../../domain/integracao/connect-form.tsx';
import { HowItWorks } from '../../domain/integracao/how-it-works.tsx';
import { IntegrationCard } from '../../domain/integracao/integration-card.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Loading, SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { ErrorState } from '../../kit/states/error-state.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';
import { NextPageButton } from '../more-pages/next-page-button.tsx';
import { useServerNow } from '../server-clock.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { DetailsDrawer } from './details-drawer.tsx';
import { type Calls, integrationListKey, useCalls, useIntegrationList } from './use-integrations.ts';

type Props = {
  /** the shop; null shows the integrations of all shops */
  comercio_nome: string | null;
  /** the choice of the shop in the form, for the administrator */
  loja?: (form: ConnectFormApi) => ReactNode;
};

type ListProps = { calls: Calls; withComercio: boolean; onOpen: (integracao: Integracao) => void };

/** Smallest number of integrations that shows a search. */
const PROCURA_DE = 8;

function List({ calls, withComercio, onOpen }: ListProps) {
  const [search, setSearch] = useState('');
  const list = useIntegrationList(calls, search.trim());
  const now = useServerNow(30_000);
  const integracoes = list.data?.pages.flatMap((page) => page.integracoes);
  if (!integracoes) {
    return list.isError ? (
      <ErrorState title={FALHAS['integracoes.listar']} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    ) : (
      <Loading>
        <SkeletonRows rows={3} />
      </Loading>
    );
  }
  const total = list.data?.pages[0]?.total ?? 0;
  if (total === 0) {
    return (
      <div className="grid gap-2">
        <HowItWorks />
        <EmptyState
          title="Nenhum sistema conectado"
          text="Conecte o PDV: os pedidos dele chamam o entregador sem ninguém digitar."
        />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {total >= PROCURA_DE && (
        <TextInput
          type="search"
          icon={Search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          aria-label={withComercio ? 'Buscar sistema ou comércio' : 'Buscar sistema'}
          placeholder={withComercio ? 'Buscar sistema ou comércio' : 'Buscar sistema'}
          className="max-w-md"
        />
      )}
      {integracoes.length === 0 && (
        <EmptyState title="Nada encontrado" text={`Nenhum sistema com “${search.trim()}”.`} />
      )}
      <ul className="grid gap-3 empty:hidden">
        {integracoes.map((integracao) => (
          <li key={integracao.id}>
            <IntegrationCard
              integracao={integracao}
              withComercio={withComercio}
              now={now}
              onOpen={() => onOpen(integracao)}
            />
          </li>
        ))}
      </ul>
      <NextPageButton
        queryKey={integrationListKey(calls, search.trim())}
        list={list}
        falha={FALHAS['integracoes.listar']}
        className="justify-self-center"
      >
        Mostrar mais
      </NextPageButton>
    </div>
  );
}

/** The integrations with other systems: the list, the creation, and the details of each (ADR 0038). */
export function Integrations({ comercio_nome, loja }: Props) {
  const calls = useCalls(comercio_nome);
  const [nova, setCreated] = useState({ vez: 0, open: false });
  const [vista, setVista] = useState<{ integracao: Integracao; open: boolean } | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Button
        icon={Plus}
        className="justify-self-start max-sm:w-full"
        onClick={() => setCreated(({ vez }) => ({ vez: vez + 1, open: true }))}
      >
        Conectar um sistema
      </Button>
      <List
        calls={calls}
        withComercio={comercio_nome === null}
        onOpen={(integracao) => setVista({ integracao, open: true })}
      />
      <ConnectDialog
        key={`nova-${nova.vez}`}
        calls={calls}
        comercio_nome={comercio_nome ?? ''}
        loja={loja}
        open={nova.open}
        onOpenChange={(open) => setCreated(({ vez }) => ({ vez, open }))}
      />
      {vista && (
        <DetailsDrawer
          key={vista.integracao.id}
          calls={calls}
          integracao={vista.integracao}
          withComercio={comercio_nome === null}
          open={vista.open}
          onOpenChange={(open) => setVista((before) => before && { ...before, open })}
        />
      )}
    </div>
  );
}
