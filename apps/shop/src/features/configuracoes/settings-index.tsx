import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { useKeys } from '@corre/ui/shell/chaves/key-list.tsx';
import { useCalls, useIntegrationList } from '@corre/ui/shell/integracoes/use-integrations.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { SettingsLink, SettingsNav } from '@corre/ui/shell/settings-link.tsx';
import { type LucideIcon, MapPin, Plug, ShieldCheck, Store, UserRound } from 'lucide-react';
import { useLocal } from '../use-local.ts';
import { useProvaDaLoja } from '../use-prova-da-loja.ts';

/** The five parts of the settings, spelled as in the address: '/configuracoes/precos-e-enderecos'. */
export const PARTS = ['loja', 'entrega-e-prova', 'precos-e-enderecos', 'sistemas', 'conta'] as const;
export type Part = (typeof PARTS)[number];

export const PART_LOOKS: Record<Part, { nome: string; icon: LucideIcon }> = {
  loja: { nome: 'Loja', icon: Store },
  'entrega-e-prova': { nome: 'Entrega e prova', icon: ShieldCheck },
  'precos-e-enderecos': { nome: 'Preços e endereços', icon: MapPin },
  sistemas: { nome: 'Sistemas', icon: Plug },
  conta: { nome: 'Conta', icon: UserRound },
};

const pathOf = (part: Part): string => `/configuracoes/${part}`;

/** Returns the part that this address names, or null for the index. */
export const partIn = (caminho: string): Part | null => PARTS.find((part) => part === caminho.split('/')[2]) ?? null;

type Prova = Outputs['prova']['doComercio'];

const onOrOff = (sim: boolean, feminino: boolean): string => `${sim ? 'ligad' : 'desligad'}${feminino ? 'a' : 'o'}`;

/** Returns 'Código ligado · foto desligada'. Adds 'nome' only if the shop asks for the receiver's name. */
export const provaSummary = ({ exigir_codigo, exigir_foto, exigir_recebedor }: Prova): string =>
  [
    exigir_codigo === exigir_foto
      ? `Código e foto ${onOrOff(exigir_codigo, false)}s`
      : `Código ${onOrOff(exigir_codigo, false)} · foto ${onOrOff(exigir_foto, true)}`,
    ...(exigir_recebedor ? ['nome'] : []),
  ].join(' · ');

/** Returns '5 bairros · 38 endereços'. */
export const precosSummary = (bairros: number, enderecos: number): string =>
  `${bairros === 0 ? 'Sem bairros' : countOf(bairros, 'bairro', 'bairros')} · ${countOf(enderecos, 'endereço', 'endereços')}`;

/** Returns '1 integração · 2 chaves'. */
export const sistemasSummary = (integracoes: number, chaves: number): string =>
  integracoes + chaves === 0
    ? 'Nada conectado'
    : `${countOf(integracoes, 'integração', 'integrações')} · ${countOf(chaves, 'chave', 'chaves')}`;

/** Returns the summary of the part 'Loja'. The pickup place is the only thing that can be missing. */
export const lojaSummary = (local: Outputs['comercios']['local']): string =>
  local.endereco_retirada === null && local.link_loja === null ? 'Falta dizer onde fica' : 'Foto, endereço, mapa';

/** Returns a summary of each part in one line, or null while it loads. */
function useSummaries(): Record<Part, string | null> {
  const comercio_nome = useComercioNome();
  const local = useLocal().data;
  const prova = useProvaDaLoja().data;
  const precos = trpc.enderecos.precos.useQuery({ comercio_nome }).data;
  const memoria = trpc.enderecos.listar.useQuery({ comercio_nome, q: '', pagina: 1 }).data;
  const integracoes = useIntegrationList(useCalls(comercio_nome), '').data?.pages[0]?.total;
  const chaves = useKeys(comercio_nome).ativas?.length;
  return {
    loja: local ? lojaSummary(local) : null,
    'entrega-e-prova': prova ? provaSummary(prova) : null,
    'precos-e-enderecos': precos && memoria ? precosSummary(precos.bairros.length, memoria.total) : null,
    sistemas: integracoes === undefined || chaves === undefined ? null : sistemasSummary(integracoes, chaves),
    conta: 'Senha, fatura, aparelhos',
  };
}

type Props = { /** the open part; null on a phone's index */ open: Part | null };

/**
 * The list of the five parts with a summary of each. On a desktop it stands beside the open part, on a phone it is a
 * page of its own.
 */
export function SettingsIndex({ open }: Props) {
  const resumos = useSummaries();
  return (
    <SettingsNav>
      {PARTS.map((part) => {
        const { nome, icon } = PART_LOOKS[part];
        return (
          <SettingsLink
            key={part}
            href={pathOf(part)}
            icon={icon}
            name={nome}
            summary={resumos[part]}
            active={part === open}
          />
        );
      })}
    </SettingsNav>
  );
}
