import { trpc } from '@corre/client/trpc.ts';
import { useCalm } from '@corre/ui/shell/calm.ts';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useEffect } from 'react';
import { procurarAntigos } from '../antigos/tem-antigos.ts';
import { useConfirmarAvisos } from '../avisos/use-avisos.ts';
import { useEstado } from '../fila/use-fila.ts';
import { NovidadesSheet } from '../novidades/novidades-sheet.tsx';
import { useWakeLock } from '../online/wake-lock.ts';
import { usePronto } from '../pronto/pronto-state.ts';
import { useAvisoDeSuspensao } from '../suspensao/use-aviso-de-suspensao.ts';

const ProntoSheet = lazyPart(async () => (await import('../pronto/pronto-sheet.tsx')).ProntoSheet);

/** Help, the rules and the account, which may be opened first where there is no network. */
const SEM_REDE = [
  ProntoSheet,
  lazyPart(async () => (await import('../ajuda/ajuda-dialog.tsx')).AjudaDialog),
  lazyPart(async () => (await import('../ajuda/regras-dialog.tsx')).RegrasDialog),
  lazyPart(async () => (await import('../perfil/acesso.tsx')).Acesso),
];

/** Reads the profile once the first view is complete, and keeps it while the page lives. */
function usePerfilAMao(): void {
  trpc.entregadores.perfil.useQuery({ entregador_id: useEntregadorId() }, { enabled: useCalm() });
}

/** Moves what an older release kept, once the account's sealed values are open. */
function useAntigos(): void {
  const entregador_id = useEntregadorId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another account
  useEffect(procurarAntigos, [entregador_id]);
}

/** What runs behind every tab and need not be there for the first view. `chamado`: an offer has the screen. */
export function Fundo({ chamado }: { chamado: boolean }) {
  useWakeLock(useEstado().data?.is_online ?? false);
  useAvisoDeSuspensao();
  useConfirmarAvisos();
  usePreload(SEM_REDE);
  usePerfilAMao();
  useAntigos();
  const seguir = usePronto();
  return (
    <>
      <NovidadesSheet espera={chamado} />
      <LazyDialog>{seguir && <ProntoSheet seguir={seguir} />}</LazyDialog>
    </>
  );
}
