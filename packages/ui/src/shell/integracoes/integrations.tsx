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
import { useServerNow } from '../server-clock.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { DetailsDrawer } from './details-drawer.tsx';
import { type Calls, useCalls, useIntegrationList } from './use-integrations.ts';

type Props = {
  /** the shop; null shows the integrations of all shops */
  comercio_nome: string | null;
  /** the choice of the shop in the form, for the administrator */
  loja?: (form: ConnectFormApi) => ReactNode;
};

type ListaProps = { calls: Calls; withComercio: boolean; onOpen: (integracao: Integracao) => void };

/** Smallest number of integrations that shows a search. */
const PROCURA_DE = 8;

function Lista({ calls, withComercio, onOpen }: ListaProps) {
  const [busca, setBusca] = useState('');
  const lista = useIntegrationList(calls, busca.trim());
  const agora = useServerNow(30_000);
  const integracoes = lista.data?.pages.flatMap((pagina) => pagina.integracoes);
  if (!integracoes) {
    return lista.isError ? (
      <ErrorState
        title={FALHAS['integracoes.listar']}
        onRetry={() => void lista.refetch()}
        retrying={lista.isFetching}
      />
    ) : (
      <Loading>
        <SkeletonRows linhas={3} />
      </Loading>
    );
  }
  const total = lista.data?.pages[0]?.total ?? 0;
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
          value={busca}
          onChange={({ target }) => setBusca(target.value)}
          aria-label={withComercio ? 'Buscar sistema ou comércio' : 'Buscar sistema'}
          placeholder={withComercio ? 'Buscar sistema ou comércio' : 'Buscar sistema'}
          className="max-w-md"
        />
      )}
      {integracoes.length === 0 && (
        <EmptyState title="Nada encontrado" text={`Nenhum sistema com “${busca.trim()}”.`} />
      )}
      <ul className="grid gap-3 empty:hidden">
        {integracoes.map((integracao) => (
          <li key={integracao.id}>
            <IntegrationCard
              integracao={integracao}
              withComercio={withComercio}
              agora={agora}
              onOpen={() => onOpen(integracao)}
            />
          </li>
        ))}
      </ul>
      {lista.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={lista.isFetchingNextPage}
          loadingLabel="Carregando..."
          onClick={() => void lista.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </div>
  );
}

/** The integrations with other systems: the list, the creation, and the details of each (ADR 0038). */
export function Integrations({ comercio_nome, loja }: Props) {
  const calls = useCalls(comercio_nome);
  const [nova, setNova] = useState({ vez: 0, open: false });
  const [vista, setVista] = useState<{ integracao: Integracao; open: boolean } | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Button
        icon={Plus}
        className="justify-self-start max-sm:w-full"
        onClick={() => setNova(({ vez }) => ({ vez: vez + 1, open: true }))}
      >
        Conectar um sistema
      </Button>
      <Lista
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
        onOpenChange={(open) => setNova(({ vez }) => ({ vez, open }))}
      />
      {vista && (
        <DetailsDrawer
          key={vista.integracao.id}
          calls={calls}
          integracao={vista.integracao}
          withComercio={comercio_nome === null}
          open={vista.open}
          onOpenChange={(open) => setVista((antes) => antes && { ...antes, open })}
        />
      )}
    </div>
  );
}
