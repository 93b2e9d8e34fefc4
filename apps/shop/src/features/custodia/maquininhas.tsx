import { trpc } from '@corre/client/trpc.ts';
import type { MaquininhaView } from '@corre/contract/custodia/maquininhas-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { Ban, CreditCard, Ellipsis, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { formatDayOrTime } from '../when.ts';
import { DadosDaMaquininha, DesativarMaquininha, EntregarMaquininha } from './maquininha-dialogs.tsx';

/** Records that a machine is back in the shop. */
function useReceberMaquininha(maquininha_id: number) {
  const act = useCustodyAct(FALHAS['maquininhas.receber']);
  const receber = trpc.maquininhas.receber.useMutation(act.options);
  return {
    receber: () => {
      if (act.start()) receber.mutate({ maquininha_id });
    },
    recebendo: receber.isPending,
  };
}

/** The open dialog, with its machine. */
type Act = { tipo: 'criar' } | { tipo: 'editar' | 'entregar' | 'desativar'; maquininha: MaquininhaView };

type RowProps = { maquininha: MaquininhaView; now: number; show: (act: Act) => void };

function Row({ maquininha, now, show }: RowProps) {
  const { apelido, serie, com } = maquininha;
  const { receber, recebendo } = useReceberMaquininha(maquininha.id);
  const nome = `Maquininha ${apelido}`;
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 pr-2 pl-4">
      <CreditCard aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <strong className="block text-[15.5px] leading-5 font-[650] wrap-anywhere">{nome}</strong>
        <span className="text-[14px] leading-5 wrap-anywhere text-ink-2">
          {com ? `com ${nomeCurto(com.entregador)} desde ${formatDayOrTime(com.desde, now)}` : 'na loja'}
          {serie && ` · ${serie}`}
        </span>
      </div>
      {com ? (
        <Button
          variant="secondary"
          loading={recebendo}
          loadingLabel="Recebendo..."
          onClick={receber}
          className="min-h-11"
        >
          Voltou<span className="sr-only"> {nome}</span>
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => show({ tipo: 'entregar', maquininha })} className="min-h-11">
          Entregar<span className="sr-only"> {nome}</span>
        </Button>
      )}
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`Mais sobre a ${nome}`} className="size-11" />}
        items={[
          { label: 'Editar', icon: Pencil, onSelect: () => show({ tipo: 'editar', maquininha }) },
          {
            label: 'Desativar',
            icon: Ban,
            danger: true,
            separator: true,
            disabled: com !== null,
            onSelect: () => show({ tipo: 'desativar', maquininha }),
          },
        ]}
      />
    </li>
  );
}

function ActDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  switch (act.tipo) {
    case 'criar':
      return <DadosDaMaquininha onClose={onClose} />;
    case 'editar':
      return <DadosDaMaquininha maquininha={act.maquininha} onClose={onClose} />;
    case 'entregar':
      return <EntregarMaquininha maquininha={act.maquininha} onClose={onClose} />;
    case 'desativar':
      return <DesativarMaquininha maquininha={act.maquininha} onClose={onClose} />;
  }
}

type Props = { maquininhas: readonly MaquininhaView[]; now: number };

/** The shop's card machines, with the holder of each. */
export function Maquininhas({ maquininhas, now }: Props) {
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Card aria-labelledby="maquininhas">
      <CardHeader title="Maquininhas" id="maquininhas" className="flex-wrap py-2">
        <Button variant="secondary" icon={Plus} onClick={() => setAct({ tipo: 'criar' })} className="min-h-11">
          Nova maquininha
        </Button>
      </CardHeader>
      {maquininhas.length === 0 ? (
        <EmptyState title="Nenhuma maquininha cadastrada" text="Cadastre as suas para saber com quem cada uma está." />
      ) : (
        <ul aria-label="Maquininhas">
          {maquininhas.map((maquininha) => (
            <Row key={maquininha.id} maquininha={maquininha} now={now} show={setAct} />
          ))}
        </ul>
      )}
      {act && <ActDialog act={act} onClose={() => setAct(null)} />}
    </Card>
  );
}
