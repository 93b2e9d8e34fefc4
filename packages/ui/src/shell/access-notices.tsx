import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { AvisoDeAcesso } from '@corre/contract/fatores/contrato.ts';
import type { TipoAvisoDeAcesso } from '@corre/contract/vocabulario.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { formatDateTime } from '../domain/format/dates.ts';
import { Button } from '../kit/button/button.tsx';
import { notify } from '../kit/toaster/notify.ts';
import { notifyFailure } from './failure-notice.ts';

const SAYS: Record<TipoAvisoDeAcesso, string> = {
  aparelho_novo: 'Entrada em um navegador novo',
  passkey_nova: 'Passkey nova nesta conta',
  passkey_copiada: 'Passkey recusada, porque pode ter sido copiada',
  codigo_ativado: 'Aplicativo de códigos ativado',
  link_criado: 'Link para nova senha desta conta',
  telefone_mudado: 'O telefone desta conta mudou',
  cadastro_mudado: 'A administração mudou seu cadastro',
};

/** How long the toast stands, in milliseconds. It is rare, and the person may have to act. */
const TOAST_MS = 10_000;

/** Where the person checks what happened. */
const ondeConferir = (tipo: TipoAvisoDeAcesso) =>
  tipo === 'cadastro_mudado' ? 'Confira se está certo.' : 'Confira em Aparelhos, nas configurações.';

/** Tells once that something happened to the account's access [aviso-de-acesso]. */
export function AccessToast() {
  const { data } = trpc.sessao.avisos.useQuery();
  const last = data?.at(-1);
  useEffect(() => {
    if (!last) return;
    // How a telephone changed is a sentence of its own. A device, or a list of fields, follows a colon.
    const sign = last.tipo === 'telefone_mudado' ? '.' : ':';
    const text = `${SAYS[last.tipo]}${sign} ${last.aparelho}. ${ondeConferir(last.tipo)}`;
    notify.info(text, { id: `acesso-${last.id}`, duration: TOAST_MS });
  }, [last]);
  return null;
}

type ViewProps = { avisos: readonly AvisoDeAcesso[]; onSeen: () => void; sending: boolean };

/** What happened to the account's access, and the way to say that one knows of it. */
export function AccessNoticesView({ avisos, onSeen, sending }: ViewProps) {
  // The administration's changes are not the person's own, and no password stops them.
  const deAcesso = avisos.some(({ tipo }) => tipo !== 'cadastro_mudado');
  return (
    <div className="grid gap-2.5 rounded-[10px] bg-aguardando px-3 py-2.5 text-aguardando-ink">
      <ul aria-label="Novidades no acesso" className="grid gap-2">
        {avisos.map(({ id, tipo, aparelho, quando }) => (
          <li key={id} className="flex items-start gap-2.5">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
            <span className="min-w-0">
              <strong className="font-semibold">{SAYS[tipo]}</strong>
              <br />
              {aparelho} · {formatDateTime(quando)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {deAcesso
          ? 'Não foi você? Troque a senha e encerre as outras sessões.'
          : 'Algo errado? Corrija aqui ou fale com o suporte.'}
      </p>
      <Button variant="secondary" loading={sending} onClick={onSeen} className="justify-self-start">
        {deAcesso ? 'Fui eu' : 'Entendi'}
      </Button>
    </div>
  );
}

/** The notices of the account's access that this session has not been told yet. Shows nothing without any. */
export function AccessNotices() {
  const utils = trpc.useUtils();
  const { data } = trpc.sessao.avisos.useQuery();
  const seen = trpc.sessao.ciente.useMutation({
    onError: (error) => notifyFailure(FALHAS['sessao.ciente'], error),
    onSettled: () => utils.sessao.avisos.invalidate(),
  });
  const last = data?.at(-1);
  if (!data || !last) return null;
  return <AccessNoticesView avisos={data} onSeen={() => seen.mutate({ aviso_id: last.id })} sending={seen.isPending} />;
}
