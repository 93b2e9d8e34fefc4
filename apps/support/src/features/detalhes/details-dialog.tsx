import { trpc } from '@corre/client/trpc.ts';
import { NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import {
  LivreBadge,
  OcupadoBadge,
  PresencaBadge,
  SemSinalBadge,
  SuspensoBadge,
} from '@corre/ui/domain/badge/badges.tsx';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Ban, KeyRound, RotateCcw, ShieldCheck, ShieldOff } from 'lucide-react';
import { type Target, useActs } from '../atos/atos.tsx';
import { semSinal } from '../entregadores/groups.ts';
import { Body } from './corpo.tsx';
import type { Detalhes } from './fila-agora.ts';

function Situacao({ entregador }: { entregador: Detalhes }) {
  const silent = entregador.ativo && semSinal(entregador);
  return (
    <span className="grid gap-1.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {silent ? (
          <SemSinalBadge />
        ) : entregador.ativo ? (
          <PresencaBadge online={entregador.online} />
        ) : (
          <Badge tone="cancelada" icon={Ban}>
            Inativo
          </Badge>
        )}
        {entregador.suspenso && <SuspensoBadge />}
        {entregador.status === 'ocupado' ? (
          <OcupadoBadge />
        ) : (
          entregador.online && !entregador.suspenso && !silent && <LivreBadge />
        )}
        <Rating {...entregador} />
      </span>
      <span className="wrap-anywhere">
        @{entregador.usuario} · <Spoken>{formatPhone(entregador.telefone_pessoal)}</Spoken> ·{' '}
        {NOME_VEICULO[entregador.veiculo]} · desde {formatDate(entregador.data_cadastro)}
      </span>
    </span>
  );
}

function Acts({ entregador, close }: { entregador: Detalhes; close: () => void }) {
  const { show } = useActs();
  return (
    <>
      {entregador.suspenso ? (
        <Button
          variant="secondary"
          icon={ShieldCheck}
          className="sm:mr-auto"
          onClick={() => show({ tipo: 'remover_suspensao', entregador })}
        >
          Remover suspensão
        </Button>
      ) : (
        entregador.ativo && (
          <Button
            variant="danger-outline"
            icon={ShieldOff}
            className="sm:mr-auto"
            onClick={() => show({ tipo: 'suspender', entregador })}
          >
            Suspender
          </Button>
        )
      )}
      {entregador.recusas_consecutivas > 0 && (
        <Button variant="secondary" icon={RotateCcw} onClick={() => show({ tipo: 'resetar_recusas', entregador })}>
          Resetar recusas
        </Button>
      )}
      {entregador.ativo && (
        <Button
          variant="secondary"
          icon={KeyRound}
          onClick={() =>
            show({
              tipo: 'link_de_senha',
              conta: { user_type: 'entregador', id: entregador.id, nome: entregador.nome_completo },
            })
          }
        >
          Link para nova senha
        </Button>
      )}
      <Button onClick={close}>Fechar</Button>
    </>
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; entregador: Target };

/** Dialog with the details of a courier. Support uses it to explain why a courier did or did not get a request. */
export function DetalhesDialog({ open, onOpenChange, entregador }: Props) {
  const { data, isError, refetch } = trpc.entregadores.detalhes.useQuery({ entregador_id: entregador.id });
  const now = useServerNow();
  useFailureNotice(isError, FALHAS['entregadores.detalhes']);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={720}
      lead={
        <UserAvatar
          user_type="entregador"
          user_id={entregador.id}
          size={64}
          status={data && (data.suspenso ? 'suspenso' : data.online ? 'online' : 'offline')}
        />
      }
      title={entregador.nome_completo}
      description={data && <Situacao entregador={data} />}
      footer={data && <Acts entregador={data} close={() => onOpenChange(false)} />}
    >
      {data ? (
        <Body entregador={data} now={now} />
      ) : isError ? (
        <ErrorState title={FALHAS['entregadores.detalhes']} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </Dialog>
  );
}
