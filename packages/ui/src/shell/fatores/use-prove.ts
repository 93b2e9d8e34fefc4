import { errorField, errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useState } from 'react';
import { askPasskey, passkeyProblem } from './passkey.ts';

/** Gives the second factor again, by a code or by a passkey [segundo-fator]. `onProved` runs once the server agrees. */
export function useProve(onProved: () => void) {
  const byCode = trpc.fatores.confirmarComCodigo.useMutation();
  const begin = trpc.fatores.comecarConfirmacao.useMutation();
  const byPasskey = trpc.fatores.confirmarComPasskey.useMutation();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrongCode, setWrongCode] = useState<string | undefined>();

  function code(codigo: string) {
    setProblem(null);
    if (codigo.trim() === '') return setWrongCode('Informe o código');
    byCode.mutate(
      { codigo },
      {
        onSuccess: onProved,
        onError: (error) => {
          const text = errorText(error, FALHAS['fatores.confirmarComCodigo']);
          if (errorField(error) === 'codigo') setWrongCode(text);
          else setProblem(text);
        },
      },
    );
  }

  async function passkey() {
    setAsking(true);
    setProblem(null);
    setWrongCode(undefined);
    try {
      const { desafio, opcoes } = await begin.mutateAsync();
      await byPasskey.mutateAsync({ desafio, credencial: await askPasskey(opcoes) });
      onProved();
    } catch (error) {
      setProblem(passkeyProblem(error, FALHAS['fatores.confirmarComPasskey']));
    } finally {
      setAsking(false);
    }
  }

  return {
    code,
    passkey: () => void passkey(),
    sending: byCode.isPending,
    asking,
    problem,
    wrongCode,
    retype: () => setWrongCode(undefined),
  };
}
