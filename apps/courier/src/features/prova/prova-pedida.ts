import { codigoDeFora, type Exigencias } from '@corre/contract/prova/regras.ts';
import type { Origem, TipoMarco } from '@corre/contract/vocabulario.ts';

/** What of a delivery its end still has to be asked for. */
type Pedida = Exigencias & {
  recebedor: string | null;
  foto_em: string | null;
  marcos: readonly { tipo: TipoMarco }[];
};

/** Which proofs are still missing: a code that support let go, a photo that arrived and a name that is known are asked for no more. */
export function provaQueFalta({ exige_codigo, exige_foto, exige_recebedor, recebedor, foto_em, marcos }: Pedida) {
  const semCodigo = marcos.some(({ tipo }) => tipo === 'codigo_dispensado' || tipo === 'codigo_ok');
  return {
    codigo: exige_codigo && !semCodigo,
    foto: exige_foto && foto_em === null,
    recebedor: exige_recebedor && recebedor === null,
  };
}

/** Whether finishing asks for something before it can go. */
export function pedeProva(entrega: Pedida): boolean {
  const { codigo, foto, recebedor } = provaQueFalta(entrega);
  return codigo || foto || recebedor;
}

/** Whether the recipient's code is asked for at the door already: it goes back to the shop after that (decision record 0075). */
export const pedeCodigoNaPorta = (entrega: Pedida & { origem: Origem; volta: boolean }): boolean =>
  entrega.volta && codigoDeFora(entrega) && provaQueFalta(entrega).codigo;
