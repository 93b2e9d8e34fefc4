import { trpc } from '@corre/client/trpc.ts';
import { ITENS_A_DIZER } from '@corre/contract/configuracoes/campos.ts';
import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import { percentualLegivel } from '@corre/contract/configuracoes/taxa.ts';
import type { Taxa } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import { countOf, formatInteger } from '@corre/ui/kit/format/money.ts';
import { SettingsLink, SettingsNav } from '@corre/ui/shell/settings-link.tsx';
import {
  Building2,
  Gauge,
  History,
  Landmark,
  type LucideIcon,
  Percent,
  Phone,
  UserRound,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import { faltaNaParte, PARTES, PARTES_COM_FORMULARIO, TITULO_DA_PARTE } from './partes.ts';

/** The parts of the settings, spelled as in the address. The account is the first page, without a word in the address. */
export const PARTES_DO_INDICE = ['conta', ...PARTES_COM_FORMULARIO, 'taxa'] as const;
export type ParteDoIndice = (typeof PARTES_DO_INDICE)[number];

/** The parts whose line comes from the company's settings. */
type ParteDita = Exclude<ParteDoIndice, 'taxa'>;

const ICONES: Record<ParteDoIndice, LucideIcon> = {
  conta: UserRound,
  empresa: Building2,
  contatos: Phone,
  sexta: Landmark,
  entregadores: UserRoundCheck,
  limites: Gauge,
  taxa: Percent,
};

const nomeDaParte = (parte: ParteDoIndice): string => (parte === 'conta' ? 'Conta' : TITULO_DA_PARTE[parte].nome);

/** Returns how many things are missing in a part; in 'Conta', in all of them. */
const faltamEm = (parte: ParteDita, { falta }: Configuracoes): number =>
  parte === 'conta' ? falta.length : faltaNaParte(parte, falta);

/** Returns a part in one line: what is missing, else what holds. */
export function resumoDe(parte: ParteDita, configuracoes: Configuracoes): string {
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

/** Returns the fee in one line: what holds, and the next change. */
export function resumoDaTaxa({ percentual, planejadas: [proxima] }: Pick<Taxa, 'percentual' | 'planejadas'>): string {
  const agora = percentualLegivel(percentual);
  return proxima
    ? `${agora}; ${percentualLegivel(proxima.percentual)} a partir de ${formatDayMonth(proxima.vale_de)}`
    : `${agora} do total da semana`;
}

/** The line of the fee, which has an answer of its own. */
function LinhaDaTaxa({ ativa }: { ativa: boolean }) {
  const { data } = trpc.configuracoes.taxa.useQuery();
  return (
    <SettingsLink
      href="/configuracoes-admin/taxa"
      icon={ICONES.taxa}
      name={nomeDaParte('taxa')}
      summary={data ? resumoDaTaxa(data) : null}
      active={ativa}
    />
  );
}

type Props = { open: ParteDoIndice /** undefined while it loads */; configuracoes: Configuracoes | undefined };

/** The list of the parts, with a line about each. */
export function SettingsIndex({ open, configuracoes }: Props) {
  return (
    <SettingsNav>
      {PARTES_DO_INDICE.map((parte) => {
        if (parte === 'taxa') return <LinhaDaTaxa key={parte} ativa={open === parte} />;
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
