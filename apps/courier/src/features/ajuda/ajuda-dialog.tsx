import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass, buttonIcon } from '@corre/ui/kit/button/button-class.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { LifeBuoy, type LucideIcon, MessageCircle, Phone } from 'lucide-react';
import { nomeDaRota } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { RegrasList } from './regras-list.tsx';

function Contato({ href, icon: Icon, children }: { href: string; icon: LucideIcon; children: string }) {
  const fora = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...fora} className={buttonClass({ variant: 'secondary', size: 'lg', className: 'px-3' })}>
      <Icon aria-hidden="true" className={buttonIcon.lg} />
      <Spoken>{children}</Spoken>
    </a>
  );
}

/** The emergency numbers of Brazil. Every phone can call them. */
const Emergencia = () => (
  <div className="grid grid-cols-2 gap-2.5">
    <Contato href="tel:192" icon={Phone}>
      SAMU 192
    </Contato>
    <Contato href="tel:190" icon={Phone}>
      PM 190
    </Contato>
  </div>
);

/** Links to support's phone and WhatsApp, as far as the installation sets them (docs/configuration.md). */
function FalarComSuporte() {
  const configuracao = useConfiguracao();
  const telefone = configuracao?.suporte_telefone ?? null;
  const whatsapp = configuracao?.suporte_whatsapp ?? null;
  if (telefone === null && whatsapp === null) return null;
  return (
    <section aria-labelledby="falar-com-suporte" className="grid gap-2">
      <h3 id="falar-com-suporte" className="text-[17px] leading-6">
        Falar com o suporte
      </h3>
      <div className="grid auto-cols-fr grid-flow-col gap-2.5 max-[319px]:grid-flow-row">
        {whatsapp !== null && (
          <Contato href={`https://wa.me/${whatsapp}`} icon={MessageCircle}>
            WhatsApp
          </Contato>
        )}
        {telefone !== null && (
          <Contato href={`tel:${telefone}`} icon={Phone}>
            {whatsapp === null ? `Ligar ${formatPhone(telefone)}` : 'Ligar'}
          </Contato>
        )}
      </div>
    </section>
  );
}

/** Returns the open request for help and the function that creates it. A second press returns the same request. */
function useAjuda() {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const { data } = trpc.ajuda.doEntregador.useQuery({ entregador_id });
  const pedir = trpc.ajuda.pedir.useMutation({
    onSuccess: ({ ajuda }) => utils.ajuda.doEntregador.setData({ entregador_id }, { aberta: ajuda }),
    onError: (error) => notifyFailureWithReason(FALHAS['ajuda.pedir'], error),
    onSettled: () => utils.ajuda.invalidate(),
  });
  return { open: data?.aberta ?? null, asking: pedir.isPending, pedir: () => pedir.mutate({ entregador_id }) };
}

/**
 * Sends the courier's name, phone and delivery to support's board with one press. Shows success only after the server's
 * answer.
 */
function AvisarSuporte() {
  const { open, pedir, asking } = useAjuda();
  const { atual } = useMinhasEntregas();
  return (
    <div className="grid gap-2" role="status">
      {open ? (
        <p className="rounded-xl bg-finalizada px-3.5 py-3 text-[17px] leading-6 font-[650] text-finalizada-ink">
          O suporte já sabe, desde {formatTime(open.pedida_em)}. Vai falar com você.
        </p>
      ) : (
        <>
          <Button
            variant="danger"
            size="xl"
            full
            icon={LifeBuoy}
            loading={asking}
            loadingLabel="Avisando..."
            onClick={pedir}
          >
            Avisar o suporte
          </Button>
          {atual && <p className="truncate text-[16px] leading-6 text-ink-2">Sobre: {nomeDaRota(atual)}</p>}
        </>
      )}
    </div>
  );
}

/** The help dialog, the most urgent need first: help now, a person, the rules [ajuda]. */
export const AjudaDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title="Ajuda">
    <div className="grid grid-cols-1 gap-5">
      <section aria-labelledby="ajuda-agora" className="grid grid-cols-1 gap-2.5">
        <h3 id="ajuda-agora" className="text-[17px] leading-6">
          Preciso de ajuda agora
        </h3>
        <AvisarSuporte />
        <Emergencia />
      </section>
      <FalarComSuporte />
      <section aria-labelledby="ajuda-regras" className="grid grid-cols-1 gap-2">
        <h3 id="ajuda-regras" className="text-[17px] leading-6">
          Como funciona
        </h3>
        <RegrasList />
      </section>
    </div>
  </Dialog>
);
