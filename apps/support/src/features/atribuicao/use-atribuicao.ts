import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useMemo, useState } from 'react';
import { useAtos } from '../atos/atos.tsx';
import { pendentes } from '../solicitacoes/filtro.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useEntregadores } from '../torre/use-torre.ts';
import { achados, avisoDaAtribuicao, candidatos, semCandidato } from './candidatos.ts';

/** Verbatim (specification §5, manual assignment). */
const FALTA_ESCOLHER = 'Selecione uma solicitacao e um entregador';

/** Giving a waiting request to a courier, to a busy one only after the box is ticked (specification §5). */
export function useAtribuicao(onFeita: () => void) {
  const { selecao, selecionar } = useAtos();
  const utils = trpc.useUtils();
  const [guarda] = useState(() => oneAtATime());
  const [forcar, setForcar] = useState(false);
  const [busca, setBusca] = useState('');
  const solicitacoes = useSolicitacoes().data;
  const entregadores = useEntregadores().data;
  const esperando = useMemo(() => pendentes(solicitacoes ?? []), [solicitacoes]);
  const ativos = entregadores ?? [];
  const elegiveis = useMemo(() => candidatos(entregadores ?? [], forcar), [entregadores, forcar]);
  const mostrados = useMemo(() => achados(elegiveis, busca), [elegiveis, busca]);
  const solicitacao = esperando.find(({ id }) => id === selecao.solicitacao_id) ?? null;
  const entregador = elegiveis.find(({ id }) => id === selecao.entregador_id) ?? null;
  const pretendido = ativos.find(({ id }) => id === selecao.entregador_id) ?? null;

  const atribuir = trpc.solicitacoes.atribuir.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      selecionar({ solicitacao_id: null, entregador_id: null });
      setForcar(false);
      onFeita();
    },
    onError: (erro) => notifyFailure(FALHAS['solicitacoes.atribuir'], erro),
    // Only once the lists are new: until then a second tap would send what the last drawing still shows as chosen.
    onSettled: (_resposta, erro) =>
      Promise.all([utils.solicitacoes.invalidate(), utils.entregadores.invalidate()]).finally(() => guarda.end(!erro)),
  });

  return {
    esperando,
    carregandoSolicitacoes: solicitacoes === undefined,
    /** those whom the typed text means */
    mostrados,
    buscar: setBusca,
    empty: semCandidato(ativos, busca),
    carregandoEntregadores: entregadores === undefined,
    solicitacao,
    entregador,
    forcar,
    setForcar,
    aviso: avisoDaAtribuicao(pretendido, forcar),
    escolherSolicitacao: (id: number | null) => selecionar({ solicitacao_id: id }),
    escolherEntregador: (id: number | null) => selecionar({ entregador_id: id }),
    /** false when something is still to be chosen */
    confirmar: (): boolean => {
      if (!solicitacao || !entregador) {
        if (!guarda.secondPress()) notify.error(FALTA_ESCOLHER);
        return false;
      }
      if (guarda.start())
        atribuir.mutate({ solicitacao_id: solicitacao.id, entregador_id: entregador.id, force_assign: forcar });
      return true;
    },
    atribuindo: atribuir.isPending,
  };
}
