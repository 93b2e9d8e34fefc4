import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { intervirSchema } from '@corre/contract/solicitacoes/intervir-contrato.ts';
import type { AcaoIntervencao } from '@corre/contract/vocabulario.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useRef, useState } from 'react';
import type { EntregaParada } from '../atos/ato.ts';
import { candidatos } from '../atribuicao/candidatos.ts';
import { type Entregador, useEntregadores } from '../torre/use-torre.ts';

/** State and actions of an intervention. A reason is always required, and a transfer also needs a new courier. */
export function useIntervir(acao: AcaoIntervencao, entrega: EntregaParada, onFim: () => void) {
  const utils = trpc.useUtils();
  const [guarda] = useState(() => oneAtATime());
  const [motivo, setMotivo] = useState('');
  const [escolhido_id, setEscolhido] = useState<number | null>(null);
  const [tentou, setTentou] = useState(false);
  const campoMotivo = useRef<HTMLTextAreaElement>(null);
  const campoEntregador = useRef<HTMLInputElement>(null);
  const entregadores = useEntregadores().data;
  const outros = candidatos(entregadores ?? [], true).filter(({ id }) => id !== entrega.entregador_id);
  const escolhido: Entregador | null = outros.find(({ id }) => id === escolhido_id) ?? null;
  const dados = { solicitacao_id: entrega.solicitacao_id, acao, motivo, entregador_id: escolhido?.id };
  const falhas = intervirSchema.safeParse(dados).error?.issues ?? [];
  const falha = (campo: string) => falhas.find(({ path }) => path[0] === campo)?.message;

  const intervir = trpc.solicitacoes.intervir.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onFim();
    },
    // Unlock only after a failure. After a success the dialog closes and must not send again.
    onError: (erro) => {
      guarda.end(false);
      notifyFailure(FALHAS['solicitacoes.intervir'], erro);
    },
    onSettled: () => Promise.all([utils.solicitacoes.invalidate(), utils.entregadores.invalidate()]),
  });

  return {
    motivo: { ref: campoMotivo, value: motivo, onChange: (texto: string) => setMotivo(texto) },
    erroMotivo: tentou ? falha('motivo') : undefined,
    quem: { ref: campoEntregador, outros, escolhido, escolher: (id: number | null) => setEscolhido(id) },
    carregando: entregadores === undefined,
    erroQuem: tentou ? falha('entregador_id') : undefined,
    confirmar: () => {
      setTentou(true);
      if (falha('entregador_id')) return campoEntregador.current?.focus();
      if (falha('motivo')) return campoMotivo.current?.focus();
      if (guarda.start()) intervir.mutate(dados);
    },
    intervindo: intervir.isPending,
  };
}
