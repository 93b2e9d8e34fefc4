import type { UserType } from '@corre/contract/vocabulario.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Bike, Headset, type LucideIcon, PackageSearch, Shield, Store } from 'lucide-react';
import { EntranceTile } from './entrance-tile.tsx';
import { useEntradas } from './use-entradas.ts';

const TILES: readonly { como: UserType; icon: LucideIcon; name: string; words: string }[] = [
  { como: 'entregador', icon: Bike, name: 'Entregador', words: 'aceita e entrega' },
  { como: 'comercio', icon: Store, name: 'Loja', words: 'pede entregas' },
  { como: 'suporte', icon: Headset, name: 'Suporte', words: 'cuida da torre' },
  { como: 'admin', icon: Shield, name: 'Administrador', words: 'paga a semana' },
];

/** The five entrances of the demonstration: one tap, no password. A failure is a line above the tiles. */
export function Entradas({ className = '' }: { className?: string }) {
  const { entrar, abrindo, problema } = useEntradas();
  return (
    <section aria-labelledby="entrar-como" className={className}>
      <h2 id="entrar-como" className="text-[24px] leading-8 lg:text-[30px] lg:leading-10">
        Entrar como
      </h2>
      <p className="mb-3.5 text-[16px] leading-6 text-ink-2 lg:text-[17px]">
        <span className="lg:hidden">Cidade de demonstração, sem senha.</span>
        <span className="max-lg:hidden">Cidade de demonstração: um toque, sem senha.</span>
      </p>
      <div role="alert" className="empty:hidden">
        {problema && (
          <Banner tone="perigo" className="mb-3">
            {problema}
          </Banner>
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 min-[340px]:grid-cols-2">
        {TILES.map(({ como, icon, name, words }) => (
          <EntranceTile
            key={como}
            icon={icon}
            name={name}
            words={words}
            spoken="Entrar como"
            loading={abrindo === como}
            waits={abrindo !== null}
            onPress={() => void entrar(como)}
          />
        ))}
        <EntranceTile
          row
          icon={PackageSearch}
          name="Acompanhar um pedido"
          words="o que o cliente vê"
          loading={abrindo === 'acompanhar'}
          waits={abrindo !== null}
          onPress={() => void entrar('acompanhar')}
        />
      </div>
    </section>
  );
}
