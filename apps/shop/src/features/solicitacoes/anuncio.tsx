import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { useEffect, useRef, useState } from 'react';
import { mudancas } from './mudancas.ts';

/** Says to a screen reader what the board shows to the eyes: a request took its next step. */
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
