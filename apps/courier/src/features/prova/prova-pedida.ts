import { codigoDeFora, type DonoDoCodigo, type Exigencias } from '@corre/contract/prova/regras.ts';
import type { TipoMarco } from '@corre/contract/vocabulario.ts';

/** The fields of a delivery that decide which proofs are missing. */
type Pedida = Exigencias & {
  recebedor: string | null;
  foto_em: string | null;
  marcos: readonly { tipo: TipoMarco }[];
};

/**
 * Returns the missing proofs. A code that support waived, a photo that arrived and a known name are not asked for
 * again.
 */
export function provaQueFalta({ exige_codigo, exige_foto, exige_recebedor, recebedor, foto_em, marcos }: Pedida) {
  const semCodigo = marcos.some(({ tipo }) => tipo === 'codigo_dispensado' || tipo === 'codigo_ok');
  return {
    codigo: exige_codigo && !semCodigo,
    foto: exige_foto && foto_em === null,
    recebedor: exige_recebedor && recebedor === null,
  };
}

/** Whether the end of the delivery requires a proof that is missing. */
export function pedeProva(entrega: Pedida): boolean {
  const { codigo, foto, recebedor } = provaQueFalta(entrega);
  return codigo || foto || recebedor;
}

/**
 * Whether the recipient's code is asked for at the door, before the end. This is so if the delivery goes back to the
 * shop (ADR 0038).
 */
export const pedeCodigoNaPorta = (entrega: Pedida & DonoDoCodigo & { volta: boolean }): boolean =>
  entrega.volta && codigoDeFora(entrega) && provaQueFalta(entrega).codigo;
