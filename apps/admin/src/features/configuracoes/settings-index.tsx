import { ITENS_A_DIZER } from '@corre/contract/configuracoes/campos.ts';
import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import { countOf, formatInteger } from '@corre/ui/kit/format/money.ts';
import {
  Building2,
  ChevronRight,
  Gauge,
  History,
  Landmark,
  type LucideIcon,
  Phone,
  UserRound,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';
import { faltaNaParte, PARTES, PARTES_COM_FORMULARIO } from './partes.ts';

/** The parts of the settings, spelled as in the address. The account is the first page, without a word in the address. */
export const PARTES_DO_INDICE = ['conta', ...PARTES_COM_FORMULARIO] as const;
export type ParteDoIndice = (typeof PARTES_DO_INDICE)[number];

const ICONES: Record<ParteDoIndice, LucideIcon> = {
  conta: UserRound,
  empresa: Building2,
  contatos: Phone,
  sexta: Landmark,
  entregadores: UserRoundCheck,
  limites: Gauge,
};

export const nomeDaParte = (parte: ParteDoIndice): string => (parte === 'conta' ? 'Conta' : PARTES[parte].nome);

/** Returns how many things are missing in a part; in 'Conta', in all of them. */
const faltamEm = (parte: ParteDoIndice, { falta }: Configuracoes): number =>
  parte === 'conta' ? falta.length : faltaNaParte(parte, falta);

/** Returns a part in one line: what is missing, else what holds. */
export function resumoDe(parte: ParteDoIndice, configuracoes: Configuracoes): string {
  const { valores } = configuracoes;
  const faltam = faltamEm(parte, configuracoes);
  if (parte === 'conta')
    return faltam > 0
      ? `${faltam === 1 ? 'Falta' : 'Faltam'} ${faltam} de ${ITENS_A_DIZER.length}`
      : 'Senha, aparelhos, aparência';
  if (faltam > 0) return countOf(faltam, 'coisa falta', 'coisas faltam');
  switch (parte) {
    case 'empresa':
      return `${valores.empresa_nome} · ${valores.cidade}`;
    case 'contatos':
      return countOf(
        PARTES.contatos.campos.filter((campo) => valores[campo] !== null).length,
        'contato dito',
        'contatos ditos',
      );
    case 'sexta':
      return `Banco ${valores.empresa_banco} · PIX dito`;
    case 'entregadores':
      return valores.aprovar_cadastros ? 'Você aprova cada um' : 'Entram na hora';
    case 'limites':
      return valores.limite_dinheiro === 0
        ? 'Sem limite de dinheiro em mãos'
        : `Até R$ ${formatInteger(valores.limite_dinheiro)} em mãos`;
  }
}

/** Parts that are pages of their own, with another address. */
const PAGINAS = [
  { href: '/equipe', nome: 'Equipe', icone: Users, resumo: 'Suporte e administradores' },
  { href: '/registro', nome: 'Registro', icone: History, resumo: 'Quem fez o quê' },
] as const;

type LinhaProps = { href: string; icone: LucideIcon; nome: string; resumo: string; falta: boolean; ativa: boolean };

function Linha({ href, icone: Icone, nome, resumo, falta, ativa }: LinhaProps) {
  const tom = falta ? 'font-semibold text-aguardando-ink' : ativa ? '' : 'text-ink-2';
  return (
    <li>
      <Link
        href={href}
        aria-current={ativa ? 'page' : undefined}
        className={`relative flex min-h-15 items-center gap-3 rounded-(--ui-radius) px-3 ${ativa ? 'bg-brand-soft text-brand-ink' : 'text-ink hover:bg-sunken'}`}
      >
        {ativa && <span aria-hidden="true" className="absolute inset-y-2 -left-2 w-1 rounded-full bg-brand" />}
        <Icone aria-hidden="true" className="size-[18px] shrink-0" />
        <span className="min-w-0 flex-1">
          <strong className="block text-[15.5px] leading-5">{nome}</strong>
          <span className={`block truncate text-[13px] leading-[18px] ${tom}`}>{resumo}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-[18px] shrink-0 text-ink-2 lg:hidden" />
      </Link>
    </li>
  );
}

type Props = { open: ParteDoIndice /** undefined while it loads */; configuracoes: Configuracoes | undefined };

/** The list of the parts, with a line about each. */
export function SettingsIndex({ open, configuracoes }: Props) {
  return (
    <nav
      aria-label="Partes das configurações"
      className="self-start rounded-(--ui-card) border border-line bg-surface p-2 shadow-(--ui-shadow-card)"
    >
      <ul>
        {PARTES_DO_INDICE.map((parte) => {
          const falta = configuracoes !== undefined && faltamEm(parte, configuracoes) > 0;
          return (
            <Linha
              key={parte}
              href={parte === 'conta' ? '/configuracoes-admin' : `/configuracoes-admin/${parte}`}
              icone={ICONES[parte]}
              nome={parte === 'conta' && falta ? 'O que falta e conta' : nomeDaParte(parte)}
              resumo={configuracoes ? resumoDe(parte, configuracoes) : '\u00a0'}
              falta={falta}
              ativa={parte === open}
            />
          );
        })}
        {PAGINAS.map(({ href, ...pagina }) => (
          <Linha key={href} href={href} {...pagina} falta={false} ativa={false} />
        ))}
      </ul>
    </nav>
  );
}
