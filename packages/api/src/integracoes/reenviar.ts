import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import { adiantar } from '../saida/envio/adiantar.ts';
import { reenviar } from '../saida/envio/reenviar.ts';
import { acharIntegracao, type Escopo } from './escopo.ts';

/** Sends abandoned messages again, in the order of each stream, and sends waiting messages at once. Throws 404. */
export async function reenviarMensagens(em: Em, ator: Ator, escopo: Escopo, integracao_id: number) {
  await acharIntegracao(em, escopo, integracao_id);
  const reenviadas = (await reenviar(em, integracao_id)) + (await adiantar(em, integracao_id));
  if (reenviadas > 0) await auditar(em, ator, 'integracao_reenviada', 'integracao', integracao_id, { reenviadas });
  return { message: reenviadas === 0 ? 'Nada a reenviar' : 'Reenvio começou', reenviadas };
}
