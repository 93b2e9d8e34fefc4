import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { caminhoDa, NOME_DA_PARTE, PARTES, type Parte } from './partes.ts';
import { useResumos } from './use-resumos.ts';

type Props = { /** the open part; null on a phone's index */ aberta: Parte | null };

/**
 * The list of the five parts with a summary of each. On a desktop it stands beside the open part, on a phone it is a
 * page of its own.
 */
export function Indice({ aberta }: Props) {
  const resumos = useResumos();
  return (
    <nav
      aria-label="Partes das configurações"
      className="self-start rounded-(--ui-card) border border-line bg-surface p-2 shadow-(--ui-shadow-card)"
    >
      <ul>
        {PARTES.map((parte) => {
          const { nome, icon: Icon } = NOME_DA_PARTE[parte];
          const ativa = parte === aberta;
          return (
            <li key={parte}>
              <Link
                href={caminhoDa(parte)}
                aria-current={ativa ? 'page' : undefined}
                className={`relative flex min-h-15 items-center gap-3 rounded-(--ui-radius) px-3 ${ativa ? 'bg-brand-soft text-brand-ink' : 'text-ink hover:bg-sunken'}`}
              >
                {ativa && <span aria-hidden="true" className="absolute inset-y-2 -left-2 w-1 rounded-full bg-brand" />}
                <Icon aria-hidden="true" className="size-[18px] shrink-0" />
                <span className="min-w-0 flex-1">
                  <strong className="block text-[15.5px] leading-5">{nome}</strong>
                  <span className={`block truncate text-[13px] leading-[18px] ${ativa ? '' : 'text-ink-2'}`}>
                    {resumos[parte] ?? '\u00a0'}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-[18px] shrink-0 text-ink-2 lg:hidden" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
