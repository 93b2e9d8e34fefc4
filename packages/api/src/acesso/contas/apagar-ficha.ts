import type { RowChange } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import { APAGADO } from './apagado.ts';

/** The user name of an anonymised account; the retention job knows by it whom it has done. */
export const usuarioApagado = (id: number) => `removido-${id}`;

/** The courier's own row, with `vazio` for what only the api opens. */
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

/** Empties a courier's own row; a registration that nobody let in (decision record 0072) counts from now on as one who left. */
export const apagarFicha = (em: Em, id: number, vazio: string): Statement =>
  em
    .getKysely()
    .updateTable('entregador')
    .set({ ...fichaApagada(id, vazio), removido_em: sql<string>`coalesce(removido_em, agora())` })
    .where('id', '=', id);
