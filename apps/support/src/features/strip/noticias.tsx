import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { minutesSince } from '@corre/ui/domain/format/dates.ts';
import { WAITING_LATE_MIN } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { Announcer } from '@corre/ui/kit/announcer/announcer.tsx';
import { useNotice, useProblemNotice } from '@corre/ui/shell/notices/notices.ts';
import { useSoundUnlock } from '@corre/ui/shell/repeating-sound.ts';
import { useAjudas, useAvisoDeAjudaNova, useProblemas } from '../problemas/use-problemas.ts';
import { pendentes } from '../solicitacoes/filter.ts';
import { type Solicitacao, useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useNow } from '../torre/relogio.tsx';
import { useEntregadores } from '../torre/use-torre.ts';
import { totalDosAvisos, useAvisos } from './avisos.ts';
import { resumoDaTorre } from './resumo.ts';

type Chamados = { esperam: readonly Solicitacao[]; problemas: readonly ProblemaDaEntrega[] };

/** Returns a sentence for each new request and each new problem, for a voice. */
export function novosChamados(before: Chamados, now: Chamados): string[] {
  const novos = <Um extends { id: number }>(antes: readonly Um[], agora: readonly Um[]) =>
    agora.filter(({ id }) => antes.every((outro) => outro.id !== id));
  return [
    ...novos(before.problemas, now.problemas).map(
      ({ motivo, nome_entregador, endereco }) =>
        `Problema: ${NOME_MOTIVO_PROBLEMA[motivo]}, ${nome_entregador}, ${endereco}`,
    ),
    ...novos(before.esperam, now.esperam).map(({ comercio, endereco }) => `Nova solicitação: ${comercio}, ${endereco}`),
  ];
}

/** Plays and shows the notices that support needs on every tab: calls for help, problems, and late requests. */
export function Noticias() {
  const now = useNow();
  const solicitacoes = useSolicitacoes().data;
  const atrasadas =
    solicitacoes &&
    pendentes(solicitacoes)
      .filter((pedido) => !pedido.agendada && minutesSince(esperaDesde(pedido), now) > WAITING_LATE_MIN)
      .map(({ id }) => id);
  const problemas = useProblemas().data;
  const chamados = solicitacoes && problemas && { esperam: pendentes(solicitacoes), problemas };
  useSoundUnlock();
  useAvisoDeAjudaNova(useAjudas().data);
  useProblemNotice(problemas);
  useNotice('espera', atrasadas);
  return <Announcer value={chamados} changes={novosChamados} />;
}

/** Returns the number for the title of the browser tab: waiting requests plus all notices. */
export function useChamados(): number {
  const { waiting } = resumoDaTorre({ solicitacoes: useSolicitacoes().data, entregadores: useEntregadores().data });
  return waiting + totalDosAvisos(useAvisos());
}
