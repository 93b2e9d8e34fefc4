import { useConfiguracao } from '../../public-answers.ts';
import { telefoneVisivel } from '../../telefone-visivel.ts';

type Props = {
  /** text before the link */
  antes: string;
  className?: string;
};

/** The link to the company's WhatsApp. Renders nothing until the server has sent the number. */
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
