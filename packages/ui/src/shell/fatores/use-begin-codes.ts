import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useState } from 'react';
import { notifyFailure } from '../failure-notice.ts';

/** Begins an app of codes at a press. `begun` has its secret, until `end`. */
export function useBeginCodes() {
  const [begun, setBegun] = useState<Outputs['fatores']['comecarCodigo'] | null>(null);
  const begin = trpc.fatores.comecarCodigo.useMutation({
    onSuccess: setBegun,
    onError: (error) => notifyFailure(FALHAS['fatores.comecarCodigo'], error),
  });
  return { begun, begin: () => begin.mutate(), beginning: begin.isPending, end: () => setBegun(null) };
}
