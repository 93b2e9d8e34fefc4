import type { LinkCriado } from '@corre/contract/links/contrato.ts';
import { MessageCircle } from 'lucide-react';
import { CopyText } from '../../domain/integracao/copy.tsx';
import { whatsappOf } from '../../domain/tracking-link/tracking-link.tsx';
import { buttonClass, buttonIcon } from '../../kit/button/button-class.ts';
import { useConfiguracao } from '../use-configuracao.ts';
import { linkMessageOf, validityOf } from './link-message.ts';

/** A new one-time link with its two ways to the person: copied, or in a ready WhatsApp message. */
export function LinkReady({ criado }: { criado: LinkCriado }) {
  const empresa = useConfiguracao()?.empresa ?? 'Corre';
  return (
    <div className="grid gap-4">
      <p>
        Envie só para <strong className="wrap-anywhere">{criado.nome}</strong>: quem abrir o link escolhe a senha.
      </p>
      <code className="rounded-(--ui-radius-sm) border border-line bg-sunken px-3 py-2 text-[13px] leading-5 break-all text-ink select-all">
        {criado.link}
      </code>
      <p role="status" className="text-[14px] leading-5 text-ink-2">
        {validityOf(criado)}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyText label="Copiar" text={criado.link} />
        <a
          href={whatsappOf(linkMessageOf(criado, empresa), criado.telefone)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', className: 'max-sm:w-full' })}
        >
          <MessageCircle aria-hidden="true" className={buttonIcon.md} />
          Enviar por WhatsApp
        </a>
      </div>
    </div>
  );
}
