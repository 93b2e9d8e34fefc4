import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Navigation, Store } from 'lucide-react';
import { useState } from 'react';
import { type Destino, linkMaps, linkWaze } from './links.ts';
import { useCidade } from './use-cidade.ts';

type Props = {
  destino: Destino;
  /** 'botao' with its words; 'icone' beside an address; 'loja' is the way to the shop (specification §2) */
  como?: 'botao' | 'icone' | 'loja';
};

/** 'Abrir no mapa': Maps or Waze, in a tab of their own. */
export function AbrirMapa({ destino, como = 'botao' }: Props) {
  const title = como === 'loja' ? 'Ir para a loja' : 'Abrir no mapa';
  const [aberto, setAberto] = useState(false);
  const cidade = useCidade();
  const opcoes = [
    [destino.link_localizacao ? 'Link do mapa' : 'Google Maps', linkMaps(destino, cidade)],
    ['Waze', linkWaze(destino, cidade)],
  ] as const;
  return (
    <>
      {como === 'icone' ? (
        <IconButton
          icon={Navigation}
          label={`Abrir no mapa: ${destino.endereco}`}
          className="-mt-2 -mr-2 shrink-0"
          onClick={() => setAberto(true)}
        />
      ) : (
        <Button
          variant="secondary"
          size="lg"
          full
          icon={como === 'loja' ? Store : Navigation}
          onClick={() => setAberto(true)}
        >
          {title}
        </Button>
      )}
      <Dialog open={aberto} onOpenChange={setAberto} short title={title} description={destino.endereco}>
        <div className="grid gap-3 pb-4">
          {opcoes.map(([nome, href]) => (
            <a
              key={nome}
              href={href}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'lg', full: true })}
              onClick={() => setAberto(false)}
            >
              {nome}
            </a>
          ))}
        </div>
      </Dialog>
    </>
  );
}
