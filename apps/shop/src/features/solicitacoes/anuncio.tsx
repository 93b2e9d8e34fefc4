import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { useEffect, useRef, useState } from 'react';

type Vista = Pick<SolicitacaoDoComercio, 'id' | 'status' | 'endereco' | 'nome_entregador'>;

/** Returns one text for each request with a new status: 'Av. Brasil, 4312: Aceita, Ana Beatriz'. */
export function mudancas(antes: readonly Vista[], depois: readonly Vista[]): string[] {
  const status = new Map(antes.map((solicitacao) => [solicitacao.id, solicitacao.status]));
  return depois
    .filter((solicitacao) => status.has(solicitacao.id) && status.get(solicitacao.id) !== solicitacao.status)
    .map(({ endereco, status: novo, nome_entregador }) =>
      [`${endereco}: ${NOME_STATUS[novo]}`, nome_entregador].filter(Boolean).join(', '),
    );
}

/** Announces to screen readers that a request changed its status. */
export function Anuncio({ solicitacoes }: { solicitacoes: readonly SolicitacaoDoComercio[] | undefined }) {
  const antes = useRef(solicitacoes);
  const [texto, setTexto] = useState('');
  useEffect(() => {
    const novas = antes.current && solicitacoes ? mudancas(antes.current, solicitacoes) : [];
    antes.current = solicitacoes ?? antes.current;
    if (novas.length > 0) setTexto(novas.join('. '));
  }, [solicitacoes]);
  return (
    <p role="status" className="sr-only">
      {texto}
    </p>
  );
}
