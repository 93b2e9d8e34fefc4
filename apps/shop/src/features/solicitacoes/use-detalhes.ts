import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { useState } from 'react';
import type { Grupo } from '../linha/linha.ts';
import { emGrupos } from './colunas.ts';
import { encerrada } from './partes.ts';

/** Returns the current line of a request, or null if the request is unknown. */
export function grupoDe(solicitacoes: readonly SolicitacaoDoComercio[], id: number): Grupo | null {
  const uma = solicitacoes.find((solicitacao) => solicitacao.id === id);
  if (!uma || encerrada(uma)) return uma ? [uma] : null;
  const abertas = solicitacoes.filter((solicitacao) => !encerrada(solicitacao));
  const [primeira, ...outras] = emGrupos(abertas).find((grupo) => grupo.includes(uma)) ?? [];
  return primeira ? [primeira, ...outras] : null;
}

/**
 * Returns the line of the open details. It follows the request's changes, and keeps the last known state while the
 * drawer closes.
 */
export function useDetalhes(solicitacoes: readonly SolicitacaoDoComercio[] | undefined) {
  const [vista, setVista] = useState<SolicitacaoDoComercio | null>(null);
  const [aberto, setAberto] = useState(false);
  return {
    grupo: vista && (grupoDe(solicitacoes ?? [], vista.id) ?? ([vista] as const)),
    aberto,
    detalhar: (solicitacao: SolicitacaoDoComercio) => {
      setVista(solicitacao);
      setAberto(true);
    },
    fechar: () => setAberto(false),
  };
}
