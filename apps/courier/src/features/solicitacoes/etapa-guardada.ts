import { NOVOS_STATUS } from '@corre/api/solicitacoes/contrato.ts';
import { z } from 'zod';

const CHAVE = 'etapa_guardada';

const etapaSchema = z.object({
  solicitacao_id: z.number(),
  novo_status: z.enum(NOVOS_STATUS),
  /** when it was tapped, epoch milliseconds of this device */
  quando: z.number(),
});

/** A step that was taken without a connection and waits to be sent. */
export type EtapaGuardada = z.output<typeof etapaSchema>;

/** Kept in the browser, so that a reload loses no step; null when there is none or what stands there is no step. */
export function lerEtapa(): EtapaGuardada | null {
  try {
    const lida = etapaSchema.safeParse(JSON.parse(localStorage.getItem(CHAVE) ?? 'null'));
    return lida.success ? lida.data : null;
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
