import { Button } from '@corre/ui/kit/button/button.tsx';
import { X } from 'lucide-react';
import type { useVisao } from '../faixa/use-visao.ts';
import { ListaDeSolicitacoes } from '../solicitacoes/lista-de-solicitacoes.tsx';
import { Achados } from './achados.tsx';
import { CampoDaBusca } from './campo-da-busca.tsx';
import { useBusca } from './use-busca.ts';

type Props = { visao: ReturnType<typeof useVisao>; className?: string };

/** Request list with the search field of the dashboard above it (ADR 0090). */
export function SolicitacoesComBusca({ visao, className }: Props) {
  const { filtro, filtrar, loja, verLoja } = visao;
  const busca = useBusca({ mostrar: () => verLoja(null), verLoja });
  return (
    <ListaDeSolicitacoes
      filtro={filtro}
      filtrar={filtrar}
      loja={loja}
      busca={
        <>
          <CampoDaBusca {...busca} />
          {loja !== null && (
            <Button
              variant="soft"
              size="sm"
              icon={X}
              className="mt-2 h-auto max-w-full whitespace-normal"
              onClick={() => verLoja(null)}
            >
              {loja}
              <span className="sr-only">, mostrar todas as lojas</span>
            </Button>
          )}
        </>
      }
      achados={busca.achados === null ? null : <Achados {...busca} />}
      className={className}
    />
  );
}
