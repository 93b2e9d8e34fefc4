import { FALHAS } from '@corre/contract/falhas.ts';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Banknote, LifeBuoy, type LucideIcon, MessageSquareWarning, TriangleAlert } from 'lucide-react';
import { usePendencias } from '../custodia/use-em-maos.ts';
import { useAjudas, useProblemas, useVigias } from '../problemas/use-problemas.ts';
import { useContestacoes } from '../torre/use-torre.ts';

/** A kind of notice with its current number and the state of its query. */
export interface AvisoVivo {
  aviso: Aviso;
  total: number;
  failed: boolean;
  trying: boolean;
  retry: () => void;
}

/**
 * A kind of notice: a pill in the strip above the tower, with cards in the drawer.
 * To add a kind, add its hook to `useAvisos`.
 */
interface Aviso {
  tipo: string;
  /** Title of the drawer. */
  titulo: string;
  /** Words after the number on the pill. */
  palavras: (total: number) => string;
  /** More words. A phone shows only the number and `palavras`, for lack of space. */
  resto?: string;
  icon: LucideIcon;
  /** Shows a filled pill: a courier is waiting for help now. */
  urgente: boolean;
  /** Message when the query has failed. */
  falha: string;
  /** Loads in its own chunk, because the first screen needs only the pill. */
  Cartoes: ReturnType<typeof lazyPart<object>>;
}

type Query = { data: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };

/** Returns a notice with its number and the state of the queries that it needs. */
const vivo = (aviso: Aviso, total: number, ...queries: readonly Query[]): AvisoVivo => ({
  aviso,
  total,
  failed: queries.some(({ isError, data }) => isError && !data),
  trying: queries.some(({ isFetching }) => isFetching),
  retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
});

/** Notice for couriers who ask for help [ajuda]. */
const AJUDAS: Aviso = {
  tipo: 'ajuda',
  titulo: 'Pedidos de ajuda',
  palavras: (total) => (total === 1 ? 'pede ajuda' : 'pedem ajuda'),
  icon: LifeBuoy,
  urgente: true,
  falha: FALHAS['ajuda.doSuporte'],
  Cartoes: lazyPart(async () => (await import('../problemas/ajudas-cards.tsx')).AjudasCards),
};

/** Returns the notice with the number of open calls for help. */
function useAvisoDeAjudas(): AvisoVivo {
  const ajudas = useAjudas();
  return vivo(AJUDAS, ajudas.data?.length ?? 0, ajudas);
}

/** Notice for couriers who cannot deliver, and for deliveries that do not move (ADR 0025). */
const PROBLEMAS: Aviso = {
  tipo: 'problemas',
  titulo: 'Problemas',
  palavras: (total) => (total === 1 ? 'problema' : 'problemas'),
  icon: TriangleAlert,
  urgente: true,
  falha: FALHAS['problemas.doSuporte'],
  Cartoes: lazyPart(async () => (await import('../problemas/problemas-cards.tsx')).ProblemasCards),
};

/** Returns the notice with the number of open problems and watchdog alerts. */
function useAvisoDeProblemas(): AvisoVivo {
  const problemas = useProblemas();
  const vigias = useVigias();
  return vivo(PROBLEMAS, (problemas.data?.length ?? 0) + (vigias.data?.length ?? 0), problemas, vigias);
}

/** Notice for objections without an answer, to suspensions and to cash differences. */
const CONTESTACOES: Aviso = {
  tipo: 'contestacoes',
  titulo: 'Contestações',
  palavras: (total) => (total === 1 ? 'contestação' : 'contestações'),
  icon: MessageSquareWarning,
  urgente: false,
  falha: FALHAS['suspensoes.contestacoes'],
  Cartoes: lazyPart(async () => (await import('./contestacoes-cards.tsx')).ContestacoesCards),
};

/** Returns the notice with the number of open objections. */
function useAvisoDeContestacoes(): AvisoVivo {
  const suspensoes = useContestacoes();
  const diferencas = usePendencias().data?.contestacoes;
  return vivo(CONTESTACOES, (suspensoes.data?.length ?? 0) + (diferencas?.length ?? 0), suspensoes);
}

/** Notice for cash handovers without a confirmation for a day (ADR 0022). */
const DINHEIRO: Aviso = {
  tipo: 'dinheiro',
  titulo: 'Dinheiro sem confirmação',
  palavras: () => 'dinheiro',
  resto: 'sem confirmação',
  icon: Banknote,
  urgente: false,
  falha: FALHAS['custodia.emMaos'],
  Cartoes: lazyPart(async () => (await import('../custodia/dinheiro-cards.tsx')).DinheiroCards),
};

/** Returns the notice with the number of unconfirmed handovers. */
function useAvisoDeDinheiro(): AvisoVivo {
  const pendencias = usePendencias();
  return vivo(DINHEIRO, pendencias.data?.prestacoes.length ?? 0, pendencias);
}

/** Returns all kinds of notices, most urgent first. */
export const useAvisos = (): AvisoVivo[] => [
  useAvisoDeAjudas(),
  useAvisoDeProblemas(),
  useAvisoDeContestacoes(),
  useAvisoDeDinheiro(),
];

/** Returns the sum of all notices. */
export const totalDosAvisos = (avisos: readonly AvisoVivo[]): number =>
  avisos.reduce((sum, { total }) => sum + total, 0);
