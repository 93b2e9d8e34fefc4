import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { faltaNaParte, PARTES, PARTES_COM_FORMULARIO, type ParteComFormulario } from '../configuracoes/partes.ts';
import { resumoDe } from '../configuracoes/settings-index.tsx';

type MarcaProps = { numero: number; pronto: boolean; atual: boolean };

function Marca({ numero, pronto, atual }: MarcaProps) {
  if (pronto)
    return (
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-finalizada text-finalizada-ink">
        <Check aria-hidden="true" className="size-[18px]" />
        <span className="sr-only">Pronto:</span>
      </span>
    );
  const tom = atual ? 'bg-brand text-on-brand' : 'border-2 border-control text-ink-2';
  return (
    <span
      aria-hidden="true"
      className={`flex size-8 shrink-0 items-center justify-center rounded-full font-bold ${tom}`}
    >
      {numero}
    </span>
  );
}

type Props = { quem: string; parte: ParteComFormulario; configuracoes: Configuracoes | undefined };

/** The steps of the first start, in a wide window. Finished steps and those before are links. */
export function ListaDePassos({ quem, parte, configuracoes }: Props) {
  return (
    <ol className="rounded-(--ui-card) border border-line bg-surface p-2 shadow-(--ui-shadow-card) max-lg:hidden">
      <li className="flex min-h-16 items-center gap-3.5 px-4">
        <Marca numero={1} pronto atual={false} />
        <span className="min-w-0">
          <strong className="block">Sua conta</strong>
          <span className="block truncate text-[13px] leading-[18px] text-ink-2">{quem}</span>
        </span>
      </li>
      {PARTES_COM_FORMULARIO.map((uma, i) => {
        const atual = uma === parte;
        const pronto = configuracoes !== undefined && faltaNaParte(uma, configuracoes.falta) === 0;
        return (
          <li key={uma}>
            <Link
              href={`/comecar/${uma}`}
              aria-current={atual ? 'step' : undefined}
              className={`flex min-h-16 items-center gap-3.5 rounded-(--ui-radius) px-4 ${atual ? 'bg-brand-soft text-brand-ink' : 'text-ink hover:bg-sunken'}`}
            >
              <Marca numero={i + 2} pronto={pronto && !atual} atual={atual} />
              <span className="min-w-0">
                <strong className="block">{PARTES[uma].nome}</strong>
                <span className={`block truncate text-[13px] leading-[18px] ${atual ? '' : 'text-ink-2'}`}>
                  {configuracoes ? resumoDe(uma, configuracoes) : '\u00a0'}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
