import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { NOME_STATUS, PROCURA_MIN } from '@corre/contract/solicitacoes/regras.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useActs } from '../atos/atos.tsx';
import { encerrada, sorted } from '../solicitacoes/filter.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { type Entregador, useEntregadores } from '../torre/use-torre.ts';
import { acharEntregadores, acharSolicitacoes, temONumero } from './achar.ts';

type Procurada = Outputs['solicitacoes']['procurar']['solicitacoes'][number];

/** A result of the search with its target. */
export type Found = { chave: string; titulo: string; detalhe: string } & (
  | { tipo: 'solicitacao'; id: number; open: boolean /** the search text is its number */; exact: boolean }
  | { tipo: 'entregador'; entregador: Entregador }
  | { tipo: 'comercio'; nome: string }
);

const daSolicitacao = (solicitacao: Procurada, query: string): Found => {
  const { id, comercio, endereco, status, canal, numero_pedido, nome_entregador } = solicitacao;
  const numero = numero_pedido === null ? '' : ` · ${canal ?? 'Pedido'} ${numero_pedido}`;
  const who = nome_entregador === null ? '' : ` · ${nome_entregador}`;
  return {
    tipo: 'solicitacao',
    chave: `solicitacao-${id}`,
    id,
    open: !encerrada(solicitacao),
    exact: temONumero(solicitacao, query),
    titulo: `${comercio} · ${endereco}`,
    detalhe: `Nº ${id} · ${NOME_STATUS[status]}${numero}${who}`,
  };
};

const doEntregador = (entregador: Entregador): Found => ({
  tipo: 'entregador',
  chave: `entregador-${entregador.id}`,
  entregador,
  titulo: entregador.nome_completo,
  detalhe: `Entregador · @${entregador.usuario}`,
});

/**
 * Searches requests, couriers and shops. `found` is null for an empty text.
 * The lists in memory answer at once. The server adds past requests and shops.
 */
function useAchados(typed: string) {
  const query = typed.trim();
  const solicitacoes = useSolicitacoes().data;
  const entregadores = useEntregadores().data;
  const procura = trpc.solicitacoes.procurar.useQuery(
    { termo: query },
    { enabled: query.length >= PROCURA_MIN, placeholderData: keepPreviousData },
  );
  const { data, isPlaceholderData, isFetching, isError } = procura;
  const chegou = query.length >= PROCURA_MIN && !isPlaceholderData ? data : undefined;
  const found = useMemo<Found[] | null>(() => {
    if (query === '') return null;
    const daqui = acharSolicitacoes(sorted(solicitacoes ?? [], 'todas'), query);
    const deLonge = (chegou?.solicitacoes ?? []).filter(({ id }) => !daqui.some((uma) => uma.id === id));
    // An exact number match comes first, also when the server found it.
    const together = acharSolicitacoes(
      [...daqui, ...deLonge].map((uma) => ({ observacao: null, ...uma })),
      query,
    );
    const rest = [...daqui, ...deLonge].filter(({ id }) => !together.some((uma) => uma.id === id));
    return [
      ...[...together, ...rest].map((uma) => daSolicitacao(uma, query)),
      ...acharEntregadores(entregadores ?? [], query).map(doEntregador),
      ...(chegou?.comercios ?? []).map(({ id, nome }): Found => {
        return {
          tipo: 'comercio',
          chave: `comercio-${id}`,
          nome,
          titulo: nome,
          detalhe: 'Loja · ver as solicitações dela',
        };
      }),
    ];
  }, [query, solicitacoes, entregadores, chegou]);
  return { achados: found, searching: isFetching && chegou === undefined, failed: isError && chegou === undefined };
}

type Opcoes = {
  /** Clears the filters, so that the list has the found request. */
  reveal: () => void;
  /** Shows only the requests of this shop. */
  verLoja: (nome: string) => void;
};

/** State of the search: text, results, the active result, and the key handler. */
export function useSearch({ reveal, verLoja }: Opcoes) {
  const { show, highlightIt, select } = useActs();
  const [typed, setTyped] = useState('');
  const [chave, setChave] = useState<string | null>(null);
  const [enterPendente, setEnterPendente] = useState(false);
  const { achados, searching, failed } = useAchados(typed);
  const ativo = achados?.find((found) => found.chave === chave) ?? achados?.[0] ?? null;

  const type = (text: string) => {
    setTyped(text);
    setChave(null);
    setEnterPendente(false);
  };
  const levar = (found: Found) => {
    if (found.tipo === 'entregador') show({ tipo: 'detalhes', entregador: found.entregador });
    else if (found.tipo === 'comercio') verLoja(found.nome);
    else if (!found.open) show({ tipo: 'linha_do_tempo', solicitacao_id: found.id });
    else {
      reveal();
      select({ solicitacao_ids: [found.id] });
      highlightIt(found.id);
    }
    if (found.tipo === 'comercio' || (found.tipo === 'solicitacao' && found.open)) type('');
  };
  // The server may still find a past request with this number, so Enter waits for the answer. Enter acts at once if the
  // active result is an exact match or was chosen with the arrow keys.
  const incerto = searching && chave === null && !(ativo?.tipo === 'solicitacao' && ativo.exact);
  const responder = useEffectEvent(() => {
    setEnterPendente(false);
    if (ativo) levar(ativo);
  });
  useEffect(() => {
    if (enterPendente && !incerto) responder();
  }, [enterPendente, incerto]);

  const andar = (passo: number) => {
    if (!achados || achados.length === 0) return;
    const where = ativo ? achados.indexOf(ativo) : -1;
    setChave(achados[(where + passo + achados.length) % achados.length]?.chave ?? null);
  };
  const teclar = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') andar(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') setEnterPendente(true);
    else if (event.key === 'Escape' && typed !== '') type('');
    else return;
    event.preventDefault();
    // This Esc clears the field, so it must not close an open drawer.
    if (event.key === 'Escape') event.stopPropagation();
  };
  return { typed, type, achados, ativo, searching, failed, levar, teclar };
}
