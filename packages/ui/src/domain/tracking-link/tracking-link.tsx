import { STATUS_ENCERRADO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { Link2, MessageCircle, Share2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { type ButtonSize, buttonClass, buttonIcon } from '../../kit/button/button-class.ts';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { IconButton } from '../../kit/icon-button/icon-button.tsx';
import { notify } from '../../kit/toaster/notify.ts';

/** Returns the full address. The server may give only the path of a link on this origin. */
export const addressOf = (url: string): string => new URL(url, location.origin).href;

/** Returns the text that the recipient gets together with the link. `chegada` is the window: 'entre 19:40 e 19:55'. */
export const messageOf = (comercio: string, url: string, chegada: string | null = null): string =>
  `Acompanhe seu pedido de ${comercio}${chegada === null ? '' : `, que deve chegar ${chegada}`}: ${addressOf(url)}`;

/** A mobile number as it is stored: '+5544999053127'. WhatsApp has no other. */
const MOBILE = /^\+(55\d{2}9\d{8})$/;

/**
 * Returns a WhatsApp link with this text, to the recipient where their mobile number is known. Otherwise the sender
 * picks the recipient there.
 */
export const whatsappOf = (message: string, telefone: string | null = null): string =>
  `https://wa.me/${MOBILE.exec(telefone ?? '')?.[1] ?? ''}?text=${encodeURIComponent(message)}`;

type Props = {
  pedido: {
    comercio: string;
    endereco: string;
    status: StatusSolicitacao;
    rastreio_url: string | null;
    rastreio_recusado_em: string | null;
    destinatario_telefone: string | null;
  };
  /** when the order should arrive, for the message; null where that is not known */
  chegada?: string | null;
  size?: ButtonSize;
  /** the button for a new link, after the link went to the wrong person */
  renew?: ReactNode;
};

async function copy(address: string): Promise<void> {
  if (await copyText(address)) notify.success('Link copiado');
  else notify.error('O navegador não deixou copiar');
}

async function share(text: string, address: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(address);
  }
}

/** Shares by any app where the device has a share sheet, else copies. Pages without https have no share sheet. */
function OtherWay({ text, address, size }: { text: string; address: string; size: ButtonSize }) {
  const sheet = typeof navigator.share === 'function';
  const way = {
    variant: 'secondary',
    size,
    icon: sheet ? Share2 : Link2,
    onClick: () => void (sheet ? share(text, address) : copy(address)),
  } as const;
  const label = sheet ? 'Outro app' : 'Copiar link';
  // A list has many cards, so this button takes no line of its own.
  if (size === 'sm') return <IconButton {...way} label={label} className="max-md:size-11" />;
  return <Button {...way}>{label}</Button>;
}

/**
 * Sends the recipient the link to follow their order, in one tap (ADR 0023).
 * After a visitor of the link said 'Não é comigo', it says so and shows `renew`, until the order has ended. Renders
 * nothing without a link.
 */
export function TrackingLink({ pedido, chegada = null, size = 'sm', renew }: Props) {
  const { comercio, endereco, status, rastreio_url, rastreio_recusado_em, destinatario_telefone } = pedido;
  if (rastreio_recusado_em !== null) {
    if (STATUS_ENCERRADO.some((encerrado) => encerrado === status)) return null;
    return (
      <div className="grid justify-items-start gap-2">
        <p className="flex items-start gap-1.5 text-[14px] leading-5 font-semibold text-perigo-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />O link foi para a pessoa errada e foi
          encerrado.
        </p>
        {renew}
      </div>
    );
  }
  if (rastreio_url === null) return null;
  const text = messageOf(comercio, rastreio_url, chegada);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2" aria-label={`Link para quem recebe: ${endereco}`}>
      <a
        href={whatsappOf(text, destinatario_telefone)}
        target="_blank"
        rel="noreferrer"
        aria-label="Enviar pelo WhatsApp"
        className={buttonClass({ variant: 'secondary', size })}
      >
        <MessageCircle aria-hidden="true" className={buttonIcon[size]} />
        {size === 'sm' ? 'WhatsApp' : 'Enviar pelo WhatsApp'}
      </a>
      <OtherWay text={text} address={addressOf(rastreio_url)} size={size} />
    </fieldset>
  );
}
