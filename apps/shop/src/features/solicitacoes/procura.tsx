import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { NUMERO_PROCURADO_MIN } from '@corre/contract/solicitacoes/contrato.ts';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { Atos } from './card-atos.tsx';
import { Coluna } from './coluna.tsx';

/** What was typed, once it is enough to look for; null before. */
export const numeroProcurado = (digitado: string): string | null =>
  digitado.trim().length < NUMERO_PROCURADO_MIN ? null : digitado.trim();

/** Where the number is typed that the shop's system gave an order. */
export const CampoDoNumero = ({ value, onChange }: { value: string; onChange: (digitado: string) => void }) => (
  <TextInput
    size="sm"
    type="search"
    icon={Search}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    autoComplete="off"
    aria-label="Buscar número do pedido"
    placeholder="Número do pedido"
    className="w-full sm:w-52"
  />
);

type Props = { numero: string; agora: number; atos: Atos };

/** The requests whose number begins so, whenever they were, in the place of the columns. */
export function Procura({ numero, agora, atos }: Props) {
  const comercio_nome = useComercioNome();
  const achadas = trpc.solicitacoes.doComercio.useQuery(
    { comercio_nome, numero },
    { placeholderData: keepPreviousData },
  );
  if (achadas.data) {
    return (
      <Coluna
        title={`Pedido ${numero}`}
        vazia="Nenhum pedido começa com este número"
        solicitacoes={achadas.data}
        agora={agora}
        atos={atos}
      />
    );
  }
  if (achadas.isError) {
    return (
      <InlineError
        title={FALHAS['solicitacoes.doComercio']}
        onRetry={() => void achadas.refetch()}
        retrying={achadas.isFetching}
      />
    );
  }
  return (
    <Loading>
      <SkeletonCard />
    </Loading>
  );
}
