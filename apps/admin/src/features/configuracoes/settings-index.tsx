import { ITENS_A_DIZER } from '@corre/contract/configuracoes/campos.ts';
import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import { countOf, formatInteger } from '@corre/ui/kit/format/money.ts';
import { SettingsLink, SettingsNav } from '@corre/ui/shell/settings-link.tsx';
import {
  Building2,
  Gauge,
  History,
  Landmark,
  type LucideIcon,
  Phone,
  UserRound,
  UserRoundCheck,
  Users,
} from 'lucide-react';
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
  { href: '/equipe', name: 'Equipe', icon: Users, summary: 'Suporte e administradores' },
  { href: '/registro', name: 'Registro', icon: History, summary: 'Quem fez o quê' },
] as const;

type Props = { open: ParteDoIndice /** undefined while it loads */; configuracoes: Configuracoes | undefined };

/** The list of the parts, with a line about each. */
export function SettingsIndex({ open, configuracoes }: Props) {
  return (
    <SettingsNav>
      {PARTES_DO_INDICE.map((parte) => {
        const falta = configuracoes !== undefined && faltamEm(parte, configuracoes) > 0;
        return (
          <SettingsLink
            key={parte}
            href={parte === 'conta' ? '/configuracoes-admin' : `/configuracoes-admin/${parte}`}
            icon={ICONES[parte]}
            name={parte === 'conta' && falta ? 'O que falta e conta' : nomeDaParte(parte)}
            summary={configuracoes ? resumoDe(parte, configuracoes) : null}
            active={parte === open}
            missing={falta}
          />
        );
      })}
      {PAGINAS.map((pagina) => (
        <SettingsLink key={pagina.href} {...pagina} active={false} />
      ))}
    </SettingsNav>
  );
}
