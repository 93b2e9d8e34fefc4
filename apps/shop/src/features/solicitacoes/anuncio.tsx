import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { useEffect, useRef, useState } from 'react';
import { mudancas } from './mudancas.ts';

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
