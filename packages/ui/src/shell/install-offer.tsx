import { Download, Share } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { askInstall, installWay, postponeInstall, subscribeInstall } from './install.ts';

type Props = {
  /** the moment is right: something was just finished, and nothing waits for an answer */
  momento: boolean;
  /** what is better with it: 'Abre direto da tela inicial e avisa das ofertas.' */
  motivo: string;
  className?: string;
};

/**
 * 'Instalar', once somebody has seen what the panel is good for, and never over work. On an iPhone the way is in words: there a
 * page cannot ask. 'Agora não' lasts a month; an installed panel offers nothing.
 */
export function InstallOffer({ momento, motivo, className }: Props) {
  const way = useSyncExternalStore(subscribeInstall, installWay, () => null);
  if (!momento || way === null) return null;
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
