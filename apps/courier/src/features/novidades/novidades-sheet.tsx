import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect } from 'react';
import { useEstado } from '../fila/use-fila.ts';
import { dizerNovidade, entendi, useNovidades } from './novidades.ts';

/** Says once why the server took the courier offline, by the instant of its act. */
function useSaidaDaFila(): void {
  const { data: estado } = useEstado();
  // A suspension has a card of its own.
  const texto = estado?.suspenso ? null : estado?.motivo_offline;
  const desde = estado?.offline_desde;
  useEffect(() => {
    // The previous release sends no instant.
    const quando = desde ? Date.parse(desde) : serverNow();
    if (texto) void dizerNovidade({ id: `offline-${desde ?? texto}`, titulo: 'Você ficou offline', texto, quando });
  }, [texto, desde]);
}

/** What changed the courier's day, until 'Entendi'. `espera`: an offer has the screen. */
export function NovidadesSheet({ espera }: { espera: boolean }) {
  useSaidaDaFila();
  const novas = useNovidades().filter(({ lida }) => !lida);
  const [first] = novas;
  if (!first) return null;
  return (
    <Dialog
      open={!espera}
      onOpenChange={() => undefined}
      title={novas.length > 1 ? 'O que mudou' : first.titulo}
      dismissible={false}
      short
      footer={
        <Button size="lg" onClick={entendi}>
          Entendi
        </Button>
      }
    >
      <ul className="grid gap-3 text-[18px] leading-6">
        {novas.map(({ id, texto, quando }) => (
          <li key={id} className="break-words">
            <strong className="block text-[16px] font-[650] tabular-nums text-ink-2">{formatTime(quando)}</strong>
            {texto}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
