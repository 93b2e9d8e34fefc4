import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import type { AvisoVivo } from '../torre/aviso.ts';

type Props = { avisos: readonly AvisoVivo[]; aberta: string | null; abrir: (tipo: string | null) => void };

/** One pill for each kind of notice that has items or failed to load. */
export function Pilulas({ avisos, aberta, abrir }: Props) {
  const vivos = avisos.filter(({ total, falhou }) => total > 0 || falhou);
  if (vivos.length === 0) return null;
  return (
    <ul aria-label="Precisa de você" className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
      {vivos.map(({ aviso: { tipo, palavras, resto, icon: Icon, urgente, falha }, total, falhou }) => (
        <li key={tipo}>
          <button
            type="button"
            data-pilula={tipo}
            aria-expanded={aberta === tipo}
            aria-haspopup="dialog"
            onClick={() => abrir(aberta === tipo ? null : tipo)}
            className={twMerge(
              'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-[14px] leading-5 font-bold max-sm:min-h-11 max-sm:gap-1 max-sm:px-2',
              urgente
                ? 'bg-faixa text-on-faixa hover:bg-[color-mix(in_oklab,var(--c-faixa),var(--c-on-faixa)_9%)]'
                : 'bg-aguardando text-aguardando-ink hover:bg-[color-mix(in_oklab,var(--c-aguardando),var(--c-aguardando-ink)_9%)]',
              aberta === tipo && 'outline-2 outline-offset-2 outline-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
            <span>
              {falhou && total === 0 ? falha : `${formatInteger(total)} ${palavras(total)}`}
              {resto && <span className="max-[759px]:sr-only"> {resto}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
