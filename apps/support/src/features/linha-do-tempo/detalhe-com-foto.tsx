import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { ProblemPhoto } from '@corre/ui/domain/problem/problem-photo.tsx';
import { detalheDoProblema } from './frase-do-problema.ts';

/** Returns the courier's text about a problem, with the photo if the server still has it. */
export function detalheComFoto(evento: Extract<EventoDaSolicitacao, { tipo: 'problema' }>) {
  const texto = detalheDoProblema(evento);
  if (evento.foto_em === null) return texto;
  return (
    <span className="grid grid-cols-1 gap-1.5">
      {texto}
      <ProblemPhoto problema_id={evento.problema_id} foto_em={evento.foto_em} />
    </span>
  );
}
