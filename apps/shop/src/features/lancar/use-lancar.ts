import { type Saidas, trpc } from '@corre/api/client/trpc.ts';
import type { EntregaView } from '@corre/api/entregas/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { notify } from '@corre/ui/toaster/notify.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { avisarErro } from '../erros/avisar-erro.ts';

export type EntregadorEncontrado = Saidas['entregadores']['buscar'][number];

/** A delivery that already happened, as it is typed. `valor` in reais; null is an empty field and counts as 0. */
export type Lancamento = {
  entregador: EntregadorEncontrado | null;
  quantidade: number;
  valor: number | null;
  tipo_pagamento: EntregaView['tipo_pagamento'];
};

/** Shop launch defaults (specification §9). */
const PADRAO: Lancamento = { entregador: null, quantidade: 1, valor: null, tipo_pagamento: 'online' };

/** 'Lançar Entrega': the form and sending it. `chave` changes after each launch, so that the search starts empty. */
export function useLancar() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [chave, setChave] = useState(0);
  const form = useForm<Lancamento>({ defaultValues: PADRAO });
  const lancar = trpc.entregas.lancar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      form.reset(PADRAO);
      setChave((antes) => antes + 1);
      return utils.entregas.invalidate();
    },
    onError: (erro) => avisarErro('Erro ao lançar entrega', erro),
  });
  const enviar = form.handleSubmit(({ entregador, valor, ...resto }) => {
    if (entregador) lancar.mutate({ comercio_nome, entregador_id: entregador.id, valor: valor ?? 0, ...resto });
  });
  return { form, enviar, lancando: lancar.isPending, chave };
}
