import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { useState } from 'react';
import type { Grupo } from '../linha/linha.ts';
import { emGrupos } from './colunas.ts';
import { encerrada } from './partes.ts';

/** The line in which a request stands now; null once nobody knows it. */
export function grupoDe(solicitacoes: readonly SolicitacaoDoComercio[], id: number): Grupo | null {
  const uma = solicitacoes.find((solicitacao) => solicitacao.id === id);
  if (!uma || encerrada(uma)) return uma ? [uma] : null;
  const abertas = solicitacoes.filter((solicitacao) => !encerrada(solicitacao));
  const [primeira, ...outras] = emGrupos(abertas).find((grupo) => grupo.includes(uma)) ?? [];
  return primeira ? [primeira, ...outras] : null;
}

/** Which line is looked at whole. It follows what happens to its request, and keeps the last that was known while it goes away. */
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
