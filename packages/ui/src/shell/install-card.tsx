import { Download, Share } from 'lucide-react';
import { Button } from '../kit/button/button.tsx';
import { Card } from '../kit/card/card.tsx';
import { askInstall, type InstallWay, postponeInstall } from './install.ts';

type Props = { way: Exclude<InstallWay, null>; motivo: string; className?: string | undefined };

/** The card that offers the installation, with the way that this browser supports. */
export function InstallCard({ way, motivo, className }: Props) {
  return (
    <Card className={className} aria-labelledby="instalar">
      <div className="grid gap-3 p-4">
        <h2 id="instalar" className="text-[18px] leading-6 font-bold compact:text-[16px]">
          Instale o Corre
        </h2>
        <p className="text-(length:--ui-secondary) leading-snug text-ink-2">{motivo}</p>
        {way === 'ios' && (
          <p className="flex items-start gap-2 text-(length:--ui-secondary) leading-snug text-ink">
            <Share aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
            Toque em Compartilhar e depois em “Adicionar à Tela de Início”.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {way === 'pergunta' && (
            <Button icon={Download} onClick={() => void askInstall()}>
              Instalar
            </Button>
          )}
          <Button variant="ghost" onClick={postponeInstall}>
            {way === 'ios' ? 'Entendi' : 'Agora não'}
          </Button>
        </div>
      </div>
    </Card>
  );
}
