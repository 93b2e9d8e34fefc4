import { errorField, errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import type { CustodiaDoEntregador } from '@corre/contract/custodia/contrato.ts';
import { CODIGO_DIGITOS } from '@corre/contract/custodia/regras.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { CodeField } from '@corre/ui/domain/custodia/code-field.tsx';
import { formatAgo } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { Hourglass } from 'lucide-react';
import { type FormEvent, useState } from 'react';

/** Holds and submits the code of a handover. An error of the code is returned for the field, not as a toast. */
function useCodigo(prestacao_id: number) {
  const [codigo, setCodigo] = useState('');
  const [error, setError] = useState<string | undefined>();
  const act = useCustodyAct(FALHAS['custodia.confirmar']);
  const confirmar = trpc.custodia.confirmar.useMutation({
    ...act.options,
    onError: (falha) => {
      if (errorField(falha) !== 'codigo') return act.options.onError(falha);
      setError(errorText(falha, FALHAS['custodia.confirmar']));
      setCodigo('');
    },
  });
  return {
    codigo,
    error,
    sending: confirmar.isPending,
    type: (digitos: string) => {
      setCodigo(digitos);
      setError(undefined);
    },
    enviar: (event: FormEvent) => {
      event.preventDefault();
      if (codigo.length < CODIGO_DIGITOS) setError(`O código tem ${CODIGO_DIGITOS} dígitos`);
      else if (act.start()) confirmar.mutate({ prestacao_id, codigo });
    },
  };
}

type Prestacao = CustodiaDoEntregador['prestacoes'][number];

const CLOCK_MS = 15_000;

function Codigo({ prestacao }: { prestacao: Prestacao }) {
  const { codigo, type, error, enviar, sending } = useCodigo(prestacao.id);
  if (prestacao.tentativas_restantes === 0) {
    return (
      <p className="text-[16px] leading-6 text-ink">
        Muitos códigos incorretos. Peça à loja ou ao suporte que confirme.
      </p>
    );
  }
  return (
    <form noValidate onSubmit={enviar} className="grid grid-cols-1 gap-3">
      <CodeField value={codigo} onValueChange={type} error={error} />
      <Button type="submit" size="lg" full loading={sending} loadingLabel="Conferindo...">
        Confirmar com o código
      </Button>
    </form>
  );
}

/** A handover that is not confirmed yet. The shop confirms it, or tells the courier a code to type here. */
export function EsperaAConfirmacao({ prestacao }: { prestacao: Prestacao }) {
  const { id, valor, criada_em, atrasada } = prestacao;
  const now = useServerNow(CLOCK_MS);
  const act = useCustodyAct(FALHAS['custodia.cancelar']);
  const cancelar = trpc.custodia.cancelar.useMutation(act.options);
  return (
    <div className="grid grid-cols-1 gap-3 rounded-(--ui-radius) bg-sunken p-3.5">
      <p className="flex items-start gap-2.5 text-[17px] leading-6 text-ink">
        <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
        <span>
          <strong>Aguardando a loja confirmar {formatMoney(valor)}</strong>
          <span className="block text-[16px] text-ink-2">
            {formatAgo(criada_em, now)}
            {atrasada && ' · o suporte também pode confirmar'}
          </span>
        </span>
      </p>
      <Codigo prestacao={prestacao} />
      <Button
        variant="ghost"
        full
        loading={cancelar.isPending}
        loadingLabel="Desfazendo..."
        onClick={() => {
          if (act.start()) cancelar.mutate({ prestacao_id: id });
        }}
      >
        Desfazer o aviso
      </Button>
    </div>
  );
}
