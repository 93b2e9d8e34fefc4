import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { codigoDeFora } from '@corre/contract/prova/regras.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { DeliveryProof } from '@corre/ui/domain/proof/delivery-proof.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

/**
 * The customer's code, loaded on demand and never cached: a new link has a new code. The shop tells the code to a
 * customer who has not opened the page.
 */
function CodigoDoCliente({ solicitacao_id }: { solicitacao_id: number }) {
  const [open, setOpen] = useState(false);
  const { data, isError } = trpc.prova.codigo.useQuery({ solicitacao_id }, { enabled: open, staleTime: 0, gcTime: 0 });
  if (!open)
    return (
      <Button
        variant="secondary"
        size="sm"
        icon={KeyRound}
        className="justify-self-start max-md:min-h-11"
        onClick={() => setOpen(true)}
      >
        Ver código do cliente
      </Button>
    );
  if (isError) return <p className="text-[14px] leading-5 text-perigo-ink">{FALHAS['prova.codigo']}</p>;
  return (
    <p role="status" className="text-[14px] leading-5 text-ink">
      {data ? (
        <>
          Código do cliente: <strong className="tabular-nums">{data.codigo}</strong>. Diga só a quem vai receber.
        </>
      ) : (
        'Lendo o código…'
      )}
    </p>
  );
}

/** The proof that this delivery asks for, and the proof that exists so far. */
export function ProvaDaEntrega({ solicitacao }: { solicitacao: SolicitacaoDoComercio }) {
  const { id, status, exige_codigo, marcos } = solicitacao;
  const codigoNosso = exige_codigo && !codigoDeFora(solicitacao);
  const encerrada = STATUS_ENCERRADO.some((um) => um === status);
  const semCodigo = marcos.some(({ tipo }) => tipo === 'codigo_ok' || tipo === 'codigo_dispensado');
  return (
    <div className="grid grid-cols-1 gap-1 empty:hidden">
      <DeliveryProof entrega={solicitacao} />
      {codigoNosso && !semCodigo && !encerrada && (
        <CodigoDoCliente key={solicitacao.rastreio_recusado_em} solicitacao_id={id} />
      )}
    </div>
  );
}
