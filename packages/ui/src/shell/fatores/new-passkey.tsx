import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useState } from 'react';
import { notify } from '../../kit/toaster/notify.ts';
import { deviceName } from './device-name.ts';
import { NameDialog } from './name-dialog.tsx';
import { makePasskey, passkeyProblem } from './passkey.ts';

/** Registers a passkey: the server's challenge, the device's question, the server's answer. */
function useEnrol(onDone: () => void) {
  const utils = trpc.useUtils();
  const begin = trpc.fatores.comecarPasskey.useMutation();
  const enrol = trpc.fatores.cadastrarPasskey.useMutation();
  const [enrolling, setEnrolling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function run(nome: string) {
    setEnrolling(true);
    setProblem(null);
    try {
      const { desafio, opcoes } = await begin.mutateAsync();
      const made = await enrol.mutateAsync({ desafio, nome, credencial: await makePasskey(opcoes) });
      notify.success(`Passkey cadastrada: ${made.nome}`);
      void utils.fatores.meus.invalidate();
      onDone();
    } catch (error) {
      setProblem(passkeyProblem(error, FALHAS['fatores.cadastrarPasskey']));
    } finally {
      setEnrolling(false);
    }
  }
  return { enrol: (nome: string) => void run(nome), enrolling, problem };
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onDone?: () => void };

/** Adds a passkey of this device, or of one that the browser reaches from here. */
export function NewPasskey({ open, onOpenChange, onDone }: Props) {
  const { enrol, enrolling, problem } = useEnrol(() => {
    onOpenChange(false);
    onDone?.();
  });
  return (
    <NameDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Nova passkey"
      description="Depois do nome, o aparelho pede a digital, o rosto ou o PIN."
      nome={deviceName()}
      confirmLabel="Continuar"
      loadingLabel="No aparelho..."
      loading={enrolling}
      problem={problem}
      onConfirm={enrol}
    />
  );
}
