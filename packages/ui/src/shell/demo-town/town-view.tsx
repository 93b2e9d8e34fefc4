import type { EstadoDaCidade, MudarCidade } from '@corre/contract/demonstracao/cidade.ts';
import { RITMOS_DA_CIDADE, type TipoDeDesejo } from '@corre/contract/demonstracao/cidade-regras.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Clapperboard, Pause, Play, Plus, Power, RotateCw, Send } from 'lucide-react';
import { Announcer } from '../../kit/announcer/announcer.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Segmented } from '../../kit/segmented/segmented.tsx';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { twMerge } from '../../kit/theme/merge-classes.ts';

/** The name of the strip, of its button on a phone and of its dialog. */
export const TOWN = 'Cidade de demonstração';

/** How the town is, as the strip says it. */
type Andamento = EstadoDaCidade['andamento'] | 'comecando';

const andamentoDe = ({ andamento, comecando }: EstadoDaCidade): Andamento =>
  andamento === 'desligada' && comecando ? 'comecando' : andamento;

const SAYS: Record<Andamento, string> = {
  trabalhando: 'Trabalhando',
  parada: 'Parada',
  desligada: 'A cidade parou',
  comecando: 'A cidade começa em alguns segundos',
};
const GROUND: Record<Andamento, string> = {
  trabalhando: 'border-line bg-brand-soft text-brand-ink',
  parada: 'border-transparent bg-aguardando text-aguardando-ink',
  desligada: 'border-line bg-sunken text-ink',
  comecando: 'border-line bg-sunken text-ink',
};

const PACES = RITMOS_DA_CIDADE.map((ritmo) => ({ value: String(ritmo), label: `×${ritmo}` }));

const WISHES = {
  oferta: { icon: Send, text: 'Mandar uma oferta para mim' },
  pedido: { icon: Plus, text: 'Pedir por uma loja' },
} satisfies Record<TipoDeDesejo, unknown>;

type Acts = {
  change: (mudanca: MudarCidade) => void;
  /** a pause or its end waits for the answer */
  holding: boolean;
  start: () => void;
  /** this panel's press starts the town, until somebody works for it */
  starting: boolean;
  /** what this panel may wish; without it there is no such button */
  desejo: TipoDeDesejo | undefined;
  wish: () => void;
  wishing: boolean;
};

type Form = {
  /** `row`: one row of a desktop; `sheet`: one above the other, in a dialog */
  form: 'row' | 'sheet';
};

type Props = Acts &
  Form & {
    /** undefined until the first answer */
    estado: EstadoDaCidade | undefined;
    failed: boolean;
    retrying: boolean;
    reload: () => void;
    /** the invented town and its time, while it works: 'Maringá de mentira, sexta, 20:48' */
    onde?: string | undefined;
  };

/** Returns a sentence for a voice when the town stops or goes on. */
const changes = (before: Andamento, now: Andamento) => (before === now ? [] : [`${TOWN}: ${SAYS[now]}`]);

/** Starts, holds or lets go: one button, so that the focus stays on it when the town changes. */
function Main({ estado, form, change, holding, start, starting }: Acts & Form & { estado: EstadoDaCidade }) {
  const { andamento, comecando, pode_ligar } = estado;
  const off = andamento === 'desligada';
  const parada = andamento === 'parada';
  if (off && !(starting || (pode_ligar && !comecando))) return null;
  const held = { icon: parada ? Play : Pause, loading: holding, onClick: () => change({ parada: !parada }) };
  const button = off ? { icon: Power, loading: starting, onClick: start } : held;
  return (
    <Button variant="secondary" size={form === 'row' ? 'sm' : 'md'} {...button}>
      {off ? 'Ligar de novo' : parada ? 'Continuar' : 'Pausar'}
    </Button>
  );
}

/** Pace and wish of a town for which a process works. */
function Controls({ estado, form, change, desejo, wish, wishing }: Acts & Form & { estado: EstadoDaCidade }) {
  const size = form === 'row' ? 'sm' : 'md';
  const choose = (value: string) => change({ ritmo: RITMOS_DA_CIDADE.find((ritmo) => String(ritmo) === value) });
  const { icon, text } = WISHES[desejo ?? 'pedido'];
  return (
    <>
      <Segmented
        label="Ritmo da cidade"
        size={form === 'row' ? 'sm' : 'md'}
        options={PACES}
        value={String(estado.ritmo)}
        onValueChange={choose}
        className={form === 'row' ? 'w-[166px]' : ''}
      />
      {desejo && (
        <Button
          size={size}
          icon={icon}
          loading={wishing}
          onClick={wish}
          // On a narrow phone the words wrap.
          className={form === 'row' ? '' : 'min-w-0 whitespace-normal'}
        >
          {text}
        </Button>
      )}
    </>
  );
}

/** The place of the controls until the first answer. */
const Shapes = ({ form, wishes }: Form & { wishes: boolean }) =>
  [1, 2, ...(wishes ? [3] : [])].map((shape) => (
    <Skeleton key={shape} className={form === 'row' ? 'h-9 w-[130px]' : 'h-(--ui-button-md)'} />
  ));

/**
 * What the demonstration's town does now, apart from the product's own parts, so that nobody takes its buttons for
 * those of the product: held and let go, its pace, and one wish.
 */
export function TownView({ estado, failed, retrying, reload, onde, form, ...acts }: Props) {
  const andamento = estado && andamentoDe(estado);
  const lost = failed && !estado;
  const row = form === 'row';
  const note = andamento === 'trabalhando' ? (onde ?? SAYS.trabalhando) : andamento && SAYS[andamento];
  return (
    <div
      className={twMerge(
        'border',
        row ? 'flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-[3px]' : 'grid grid-cols-1 gap-3 p-3.5',
        'rounded-(--ui-card)',
        GROUND[andamento ?? 'trabalhando'],
      )}
    >
      <div className={`flex min-w-0 flex-1 items-center gap-2.5 ${row ? '' : 'min-h-6'}`}>
        {row && (
          <>
            <Clapperboard aria-hidden="true" className="size-5 shrink-0" />
            <h2 className="text-[15px] font-bold whitespace-nowrap">{TOWN}</h2>
          </>
        )}
        <p className={twMerge('min-w-0 truncate', andamento === 'trabalhando' ? 'text-ink-2' : 'font-bold')}>
          {lost ? FALHAS['cidade.estado'] : note}
        </p>
      </div>
      {lost ? (
        <Button variant="secondary" size={row ? 'sm' : 'md'} icon={RotateCw} loading={retrying} onClick={reload}>
          Tentar de novo
        </Button>
      ) : (
        <div className={row ? 'flex flex-wrap items-center gap-2' : 'grid grid-cols-1 gap-3 empty:hidden'}>
          {estado ? (
            <>
              <Main {...acts} estado={estado} form={form} />
              {estado.andamento !== 'desligada' && <Controls {...acts} estado={estado} form={form} />}
            </>
          ) : (
            <Shapes form={form} wishes={acts.desejo !== undefined} />
          )}
        </div>
      )}
      <Announcer value={andamento} changes={changes} />
    </div>
  );
}
