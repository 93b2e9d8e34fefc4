import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { Announcer } from '@corre/ui/kit/announcer/announcer.tsx';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useEffect, useRef } from 'react';
import { restoreFocus } from '../remembered.ts';
import { Board } from '../solicitacoes/board.tsx';
import { useAvaliar } from '../solicitacoes/use-avaliar.ts';
import { useBoard } from '../solicitacoes/use-board.ts';
import { useCancelar } from '../solicitacoes/use-cancelar.ts';
import { NovaSolicitacao } from './nova-solicitacao.tsx';

const AvaliarDialog = lazyPart(async () => (await import('../solicitacoes/avaliar-dialog.tsx')).AvaliarDialog);
const CancelarDialog = lazyPart(async () => (await import('../solicitacoes/cancelar-dialog.tsx')).CancelarDialog);

type Vista = Pick<SolicitacaoDoComercio, 'id' | 'status' | 'endereco' | 'nome_entregador'>;

/** Returns one text for each request with a new status: 'Av. Brasil, 4312: Aceita, Ana Beatriz'. */
export function statusChanges(before: readonly Vista[], after: readonly Vista[]): string[] {
  const status = new Map(before.map((solicitacao) => [solicitacao.id, solicitacao.status]));
  return after
    .filter((solicitacao) => status.has(solicitacao.id) && status.get(solicitacao.id) !== solicitacao.status)
    .map(({ endereco, status: novo, nome_entregador }) =>
      [`${endereco}: ${NOME_STATUS[novo]}`, nome_entregador].filter(Boolean).join(', '),
    );
}

/** The tab 'Solicitar': the form and the board. A desktop shows them side by side, a phone one above the other. */
export function Solicitar({ openChat }: { openChat: (solicitacao_id: number) => void }) {
  const quadro = useBoard();
  const cancelar = useCancelar();
  const avaliar = useAvaliar();
  const phone = usePhone();
  const form = useRef<HTMLElement>(null);
  useEffect(() => restoreFocus(form.current), []);
  const depoisDeCriar = () => {
    // A desktop is ready for the next request. On a phone the keyboard would cover the new line.
    if (phone) return;
    // The form must render before it can take the focus.
    setTimeout(() => form.current?.querySelector<HTMLElement>('input[name=endereco], textarea')?.focus());
  };
  return (
    <div className="mx-auto grid max-w-[1872px] grid-cols-1 gap-2.5 max-sm:-mt-[5px] sm:gap-4 md:grid-cols-[360px_minmax(0,1fr)] md:items-start md:gap-5 xl:grid-cols-[400px_minmax(0,1fr)] xl:gap-6">
      <h1 className="sr-only">Solicitar</h1>
      <Announcer value={quadro.solicitacoes} changes={statusChanges} />
      <NovaSolicitacao ref={form} solicitacoes={quadro.solicitacoes} onCreated={depoisDeCriar} />
      <Board
        quadro={quadro}
        acts={{
          cancelar: cancelar.ask,
          avaliar: avaliar.show,
          openChat: ({ id }) => openChat(id),
        }}
      />
      <LazyDialog>
        {cancelar.target && <CancelarDialog cancelar={cancelar} target={cancelar.target} />}
        {avaliar.target && <AvaliarDialog avaliar={avaliar} target={avaliar.target} now={quadro.now} />}
      </LazyDialog>
    </div>
  );
}
