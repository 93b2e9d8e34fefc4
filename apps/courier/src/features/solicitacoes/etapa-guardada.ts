import { STATUS_ANTERIOR } from '@corre/api/solicitacoes/regras.ts';

const CHAVE = 'etapa_guardada';

/** A step that was tapped and whose answer has not come yet. */
export interface EtapaGuardada {
  solicitacao_id: number;
  novo_status: keyof typeof STATUS_ANTERIOR;
  /** when it was tapped, epoch milliseconds of this device */
  quando: number;
}

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
  valor.novo_status in STATUS_ANTERIOR;

/** Kept in the browser, so that a reload loses no step; null when there is none or what stands there is no step. */
export function lerEtapa(): EtapaGuardada | null {
  try {
    const lida: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? 'null');
    return eEtapa(lida) ? lida : null;
  } catch {
    return null;
  }
}

export function guardarEtapa(etapa: EtapaGuardada | null): void {
  try {
    if (etapa) localStorage.setItem(CHAVE, JSON.stringify(etapa));
    else localStorage.removeItem(CHAVE);
  } catch {
    // storage may be forbidden: the step then lives as long as the page
  }
}
