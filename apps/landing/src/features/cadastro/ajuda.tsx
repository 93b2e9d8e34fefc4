import { telefoneVisivel } from '../../telefone-visivel.ts';
import { useConfiguracao } from '../../use-configuracao.ts';

type Props = {
  /** what leads to it */
  antes: string;
  className?: string;
};

/** Whom to ask: the contact's WhatsApp, where the server tells one. */
export function Ajuda({ antes, className = '' }: Props) {
  const { configuracao } = useConfiguracao();
  if (!configuracao?.whatsapp) return null;
  return (
    <>
      {antes}{' '}
      <a
        href={`https://wa.me/${configuracao.whatsapp}`}
        target="_blank"
        rel="noopener noreferrer"
        className={`font-bold underline underline-offset-3 ${className}`}
      >
        WhatsApp {telefoneVisivel(configuracao.whatsapp)}
      </a>
    </>
  );
}
