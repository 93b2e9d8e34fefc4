import { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import type { ProvaGuardada } from '../prova/prova-guardada.ts';

const CHAVE = 'etapa_guardada';
/** How long 'Entrega Finalizada' can be taken back, in milliseconds: the server has no way back from it (decision record 0025). */
export const DESFAZER_MS = 5_000;

/** A step that was tapped and whose answer has not come yet. */
export interface EtapaGuardada {
  solicitacao_id: number;
  novo_status: keyof typeof STATUS_ANTERIOR;
  /** when it was tapped, epoch milliseconds of this device */
  quando: number;
  /** the same by the server's clock, as it is told to it; none of a version before */
  feita_em?: string;
  /** what proves a finished delivery, where it asks for that */
  prova?: ProvaGuardada;
}

/** What waits to be sent: a step, or a milestone, which has no `novo_status`. */
interface Pendente {
  quando: number;
  novo_status?: EtapaGuardada['novo_status'];
}

/** When the step goes to the server, epoch milliseconds of this device. */
export const enviarEm = ({ novo_status, quando }: Pendente): number =>
  novo_status === 'finalizada' ? quando + DESFAZER_MS : quando;

/** What to send now: of the steps and milestones that are due, the one tapped first. */
export const proximaAEnviar = <E extends Pendente>(etapas: readonly E[], agora: number): E | undefined =>
  etapas.filter((etapa) => enviarEm(etapa) <= agora).sort((a, b) => a.quando - b.quando)[0];

const eTexto = (valor: unknown): valor is string | null => valor === null || typeof valor === 'string';

const eProva = (valor: unknown): valor is ProvaGuardada =>
  typeof valor === 'object' &&
  valor !== null &&
  'codigo' in valor &&
  eTexto(valor.codigo) &&
  'recebedor' in valor &&
  eTexto(valor.recebedor) &&
  'foto' in valor &&
  typeof valor.foto === 'boolean';

/** By hand: a schema library would weigh more than the rest of the first screen's logic. */
const eEtapa = (valor: unknown): valor is EtapaGuardada =>
  typeof valor === 'object' &&
  valor !== null &&
  'solicitacao_id' in valor &&
  typeof valor.solicitacao_id === 'number' &&
  'quando' in valor &&
  typeof valor.quando === 'number' &&
  'novo_status' in valor &&
  typeof valor.novo_status === 'string' &&
  valor.novo_status in STATUS_ANTERIOR &&
  (!('feita_em' in valor) || typeof valor.feita_em === 'string') &&
  (!('prova' in valor) || eProva(valor.prova));

/** Kept in the browser, so that a reload loses no step; what stands there and is no step is left out. */
export function lerEtapas(): EtapaGuardada[] {
  try {
    const lidas: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '[]');
    // an earlier version kept a single one
    return (Array.isArray(lidas) ? lidas : [lidas]).filter(eEtapa);
  } catch {
    return [];
  }
}

export function guardarEtapas(etapas: readonly EtapaGuardada[]): void {
  try {
    if (etapas.length > 0) localStorage.setItem(CHAVE, JSON.stringify(etapas));
    else localStorage.removeItem(CHAVE);
  } catch {
    // storage may be forbidden: the step then lives as long as the page
  }
}
