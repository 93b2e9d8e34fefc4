import { trpc } from '@corre/client/trpc.ts';
import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import {
  faltaNaParte,
  PARTES,
  PARTES_COM_FORMULARIO,
  type ParteComFormulario,
  TITULO_DA_PARTE,
} from '../configuracoes/partes.ts';
import { resumoDaTaxa, resumoDe } from '../configuracoes/settings-index.tsx';

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

type LinhaProps = { href: string; numero: number; nome: string; resumo: string; pronto: boolean; atual: boolean };

function Linha({ href, numero, nome, resumo, pronto, atual }: LinhaProps) {
  return (
    <li>
      <Link
        href={href}
        aria-current={atual ? 'step' : undefined}
        className={`flex min-h-16 items-center gap-3.5 rounded-(--ui-radius) px-4 ${atual ? 'bg-brand-soft text-brand-ink' : 'text-ink hover:bg-sunken'}`}
      >
        <Marca numero={numero} pronto={pronto && !atual} atual={atual} />
        <span className="min-w-0">
          <strong className="block">{nome}</strong>
          <span className={`block truncate text-[13px] leading-[18px] ${atual ? '' : 'text-ink-2'}`}>{resumo}</span>
        </span>
      </Link>
    </li>
  );
}

type Props = {
  quem: string;
  passo: 'conta' | ParteComFormulario | 'taxa';
  /** undefined while it loads */
  configuracoes: Configuracoes | undefined;
};

/** The steps of the first start, in a wide window. Each is a link. */
export function ListaDePassos({ quem, passo, configuracoes }: Props) {
  const { data: taxa } = trpc.configuracoes.taxa.useQuery();
  return (
    <ol className="rounded-(--ui-card) border border-line bg-surface p-2 shadow-(--ui-shadow-card) max-lg:hidden">
      <Linha href="/comecar" numero={1} nome="Sua conta" resumo={quem} pronto atual={passo === 'conta'} />
      {PARTES_COM_FORMULARIO.map((parte, i) => (
        <Linha
          key={parte}
          href={`/comecar/${parte}`}
          numero={i + 2}
          nome={PARTES[parte].nome}
          resumo={configuracoes ? resumoDe(parte, configuracoes) : '\u00a0'}
          pronto={configuracoes !== undefined && faltaNaParte(parte, configuracoes.falta) === 0}
          atual={parte === passo}
        />
      ))}
      <Linha
        href="/comecar/taxa"
        numero={PARTES_COM_FORMULARIO.length + 2}
        nome={TITULO_DA_PARTE.taxa.nome}
        resumo={taxa ? resumoDaTaxa(taxa) : '\u00a0'}
        pronto={taxa !== undefined && taxa.ditas.length > 0}
        atual={passo === 'taxa'}
      />
    </ol>
  );
}
