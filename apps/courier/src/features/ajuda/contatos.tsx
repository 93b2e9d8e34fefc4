import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { buttonClass, buttonIcon } from '@corre/ui/kit/button/button-class.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { type LucideIcon, MessageCircle, Phone } from 'lucide-react';

function Contato({ href, icon: Icon, children }: { href: string; icon: LucideIcon; children: string }) {
  const fora = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...fora} className={buttonClass({ variant: 'secondary', size: 'lg', className: 'px-3' })}>
      <Icon aria-hidden="true" className={buttonIcon.lg} />
      {children}
    </a>
  );
}

/** The emergency numbers of Brazil. Every phone can call them. */
export const Emergencia = () => (
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
export function FalarComSuporte() {
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
