import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { useConfiguracao } from './public-answers.ts';
import { telefoneVisivel } from './telefone-visivel.ts';

type Props = {
  /** text before the link */
  before: string;
  className?: string;
};

/** The link to the company's WhatsApp. Renders nothing until the server has sent the number. */
export function Ajuda({ before, className = '' }: Props) {
  const { configuracao } = useConfiguracao();
  if (!configuracao?.whatsapp) return null;
  return (
    <>
      {before}{' '}
      <a
        href={`https://wa.me/${configuracao.whatsapp}`}
        target="_blank"
        rel="noopener noreferrer"
        className={`font-bold underline underline-offset-3 ${className}`}
      >
        <Spoken>WhatsApp {telefoneVisivel(configuracao.whatsapp)}</Spoken>
      </a>
    </>
  );
}
