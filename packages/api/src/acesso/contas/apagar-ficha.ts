import type { RowChange } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import { APAGADO } from './apagado.ts';

/** The user name of an anonymised account. The retention job recognises finished accounts by it. */
export const usuarioApagado = (id: number) => `removido-${id}`;

/** The erased row of a courier. `vazio` is the encrypted empty text. */
const fichaApagada = (id: number, vazio: string): RowChange<'entregador'> => ({
  usuario: usuarioApagado(id),
  nome_completo: `Entregador removido ${id}`,
  data_nascimento: '1900-01-01',
  cpf: vazio,
  cpf_indice: usuarioApagado(id),
  rg: vazio,
  pix_chave: vazio,
  estado_civil: 'solteiro',
  endereco: APAGADO,
  bairro: APAGADO,
  cep: APAGADO,
  telefone_pessoal: APAGADO,
  assinatura_planilha: APAGADO,
  senha_hash: APAGADO,
  consentimento_em: null,
  aparece_no_ranking: false,
  aparece_no_rastreio: false,
  veiculo: 'moto_mochila',
  aprovacao: null,
  recusada_em: null,
  recusa_motivo: null,
});

/**
 * Erases a courier's own row. A registration that was never approved (ADR 0072) counts as a courier who left from now
 * on.
 */
export const apagarFicha = (em: Em, id: number, vazio: string): Statement =>
  em
    .getKysely()
    .updateTable('entregador')
    .set({ ...fichaApagada(id, vazio), removido_em: sql<string>`coalesce(removido_em, agora())` })
    .where('id', '=', id);
