import { errorField, errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { CODIGO_DIGITOS } from '@corre/contract/custodia/regras.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { type FormEvent, useState } from 'react';

/** Holds and submits the code of a handover. An error of the code is returned for the field, not as a toast. */
export function useCodigo(prestacao_id: number) {
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState<string | undefined>();
  const ato = useCustodyAct(FALHAS['custodia.confirmar']);
  const confirmar = trpc.custodia.confirmar.useMutation({
    ...ato.options,
    onError: (falha) => {
      if (errorField(falha) !== 'codigo') return ato.options.onError(falha);
      setErro(errorText(falha, FALHAS['custodia.confirmar']));
      setCodigo('');
    },
  });
  return {
    codigo,
    erro,
    enviando: confirmar.isPending,
    digitar: (digitos: string) => {
      setCodigo(digitos);
      setErro(undefined);
    },
    enviar: (event: FormEvent) => {
      event.preventDefault();
      if (codigo.length < CODIGO_DIGITOS) setErro(`O código tem ${CODIGO_DIGITOS} dígitos`);
      else if (ato.start()) confirmar.mutate({ prestacao_id, codigo });
    },
  };
}
