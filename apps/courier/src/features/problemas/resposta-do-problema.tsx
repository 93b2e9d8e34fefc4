import type { Problema, ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { playSound } from '@corre/ui/shell/repeating-sound.ts';
import { useEffect, useRef } from 'react';
import type { Rota } from '../rotas/rotas.ts';
import { useProblemas } from './use-problemas.ts';

type Dito = Pick<Problema, 'motivo' | 'acao' | 'resposta' | 'endereco_anterior' | 'endereco_novo' | 'respondido_por'>;

/** Returns the card's text about a problem: it waits, or who answered and what. */
export function fraseDaResposta(problema: Dito, comercio: string): string {
  const { motivo, acao, resposta, endereco_anterior, endereco_novo, respondido_por } = problema;
  if (acao === null) return `${NOME_MOTIVO_PROBLEMA[motivo]}: a loja e o suporte já sabem. Espere a resposta aqui.`;
  const who = respondido_por === 'comercio' ? comercio : 'Suporte';
  const sentence = {
    tentar_de_novo: 'tente entregar de novo.',
    trazer_de_volta: 'traga o pedido de volta à loja.',
    cancelar: 'a entrega foi cancelada.',
    novo_endereco: `o endereço mudou para ${endereco_novo}. Antes era ${endereco_anterior}.`,
  }[acao];
  return `${who}: ${sentence}${resposta === null ? '' : ` "${resposta}"`}`;
}

/** Plays a sound once when an answer arrives. */
function useSomDaResposta(problemas: readonly ProblemaDaEntrega[] | undefined): void {
  const abertos = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!problemas) return;
    const responderam = problemas.some(({ id, acao }) => acao !== null && abertos.current.has(id));
    abertos.current = new Set(problemas.filter(({ acao }) => acao === null).map(({ id }) => id));
    if (responderam) playSound('chat');
  }, [problemas]);
}

/** The problem's state at the top of the card: waiting, or the answer. Loaded on demand. */
export function RespostaDoProblema({ rota }: { rota: Rota }) {
  const { data } = useProblemas();
  useSomDaResposta(data);
  const daqui = data?.filter(({ rota_id }) => rota_id === rota.rota_id) ?? [];
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {daqui.map((problema) => (
        <Banner key={problema.id} tone={problema.acao === null ? 'aviso' : 'info'}>
          {rota.paradas.length > 1 && `${problema.endereco}: `}
          {fraseDaResposta(problema, problema.comercio)}
        </Banner>
      ))}
    </div>
  );
}
