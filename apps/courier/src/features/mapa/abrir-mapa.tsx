import { Button } from '@corre/ui/button/button.tsx';
import { buttonClass } from '@corre/ui/button/button-class.ts';
import { Dialog } from '@corre/ui/dialog/dialog.tsx';
import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { type Destino, linkMaps, linkWaze } from './links.ts';
import { useCidade } from './use-cidade.ts';

type Props = {
  destino: Destino;
  titulo?: string;
  /** three in a row: the words without the icon, on two lines */
  estreito?: boolean;
};

/** 'Abrir no mapa': Maps or Waze, in a tab of their own. */
export function AbrirMapa({ destino, titulo = 'Abrir no mapa', estreito = false }: Props) {
  const [aberto, setAberto] = useState(false);
  const cidade = useCidade();
  const opcoes = [
    ['Google Maps', linkMaps(destino, cidade)],
    ['Waze', linkWaze(destino, cidade)],
  ] as const;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        full
        icon={estreito ? undefined : Navigation}
        className={estreito ? 'px-2 whitespace-normal' : ''}
        onClick={() => setAberto(true)}
      >
        {titulo}
      </Button>
      <Dialog open={aberto} onOpenChange={setAberto} curto title={titulo} description={destino.endereco}>
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
