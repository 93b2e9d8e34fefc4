import { somarReais } from '@corre/contract/cents.ts';
import { DialogBody } from '@corre/ui/kit/dialog/dialog-parts.tsx';
import { Drawer } from '@corre/ui/kit/drawer/drawer.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import type { Grupo } from '../linha/linha.ts';
import type { Atos } from './card-atos.tsx';
import { RotaInteira } from './rota-inteira.tsx';
import { SolicitacaoInteira } from './solicitacao-inteira.tsx';

type Props = {
  grupo: Grupo;
  agora: number;
  atos: Atos;
  aberto: boolean;
  onFechar: () => void;
};

/** The drawer with all details and actions of one line. */
export function Detalhes({ grupo, agora, atos, aberto, onFechar }: Props) {
  const [primeira] = grupo;
  const rota = grupo.length > 1;
  // The chat is a drawer as well. This drawer must close and return its focus before the chat takes the focus.
  const comChat: Atos = {
    ...atos,
    conversar: (solicitacao) => {
      onFechar();
      setTimeout(() => atos.conversar(solicitacao));
    },
  };
  return (
    <Drawer
      open={aberto}
      onOpenChange={(open) => !open && onFechar()}
      width={440}
      title={rota ? `Rota com ${countOf(grupo.length, 'entrega', 'entregas')}` : primeira.endereco}
      description={rota ? formatMoney(somarReais(grupo, ({ valor_estimado }) => valor_estimado)) : undefined}
    >
      <DialogBody>
        <div data-detalhes={primeira.id}>
          {rota ? (
            <RotaInteira paradas={grupo} agora={agora} atos={comChat} />
          ) : (
            <SolicitacaoInteira solicitacao={primeira} agora={agora} atos={comChat} />
          )}
        </div>
      </DialogBody>
    </Drawer>
  );
}
