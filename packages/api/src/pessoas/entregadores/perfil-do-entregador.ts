import { maskPix } from '@corre/contract/documentos.ts';
import type { Preferencias, perfilDoEntregadorSchema } from '@corre/contract/entregadores/contrato.ts';
import { NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import { Entregador } from '@corre/db/entregadores/entregador.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { PedidoComSenha } from '../../acesso/senhas/conferir-senha-atual.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { editarEntregador } from './editar-entregador.ts';
import { mediaDe } from './entregador.queries.ts';

type Perfil = z.output<typeof perfilDoEntregadorSchema>;

/** Returns a courier's own profile. A trigger keeps the number of deliveries. The PIX key is masked. Throws 404. */
export async function perfilDoEntregador(em: Em, vault: Vault, entregador_id: number): Promise<Perfil> {
  const db = em.getKysely();
  const perfil = await db
    .selectFrom('entregador as e')
    .leftJoin('fila_entregador as f', 'f.entregador_id', 'e.id')
    .select(['e.id', 'e.nome_completo', 'e.usuario', 'e.ativo', 'e.telefone_pessoal', 'e.data_inicio'])
    .select([
      'e.data_cadastro',
      'e.total_avaliacoes',
      'e.total_entregas',
      'e.aparece_no_ranking',
      'e.aparece_no_rastreio',
      'e.compartilha_localizacao',
      'e.veiculo',
      'e.pix_tipo_chave',
      'e.pix_chave',
    ])
    .select(({ eb, ref, fn, lit }) => [
      sql.lit<Perfil['user_type']>('entregador').as('user_type'),
      eb
        .case()
        .when('f.entregas_abertas', '>', 0)
        .then(sql.lit<Perfil['status']>('ocupado'))
        .else(sql.lit<Perfil['status']>('livre'))
        .end()
        .as('status'),
      fn.coalesce('f.online', lit(false)).as('online'),
      fn.coalesce(eb('f.suspenso_ate', '>', agora).$castTo<boolean>(), lit(false)).as('suspenso'),
      mediaDe(ref('e.avaliacao_soma'), ref('e.total_avaliacoes')).as('avaliacao_media'),
    ])
    .where('e.id', '=', entregador_id)
    .executeTakeFirst();
  if (!perfil) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  const pix_chave = vault.open(perfil.pix_chave);
  return { ...perfil, pix_chave: pix_chave === '' ? '' : maskPix(perfil.pix_tipo_chave, pix_chave) };
}

const RANKING = { sim: 'Você aparece no ranking', nao: 'Você não aparece mais no ranking' };
const RASTREIO = {
  sim: 'Quem recebe vê seu primeiro nome e sua foto',
  nao: 'Quem recebe não vê mais seu nome nem sua foto',
};

const LOCALIZACAO = {
  sim: 'O sistema da loja vê onde você está, só com a entrega na mão',
  nao: 'Ninguém vê mais onde você está',
};

const frase = (escolha: boolean | undefined, { sim, nao }: typeof RANKING) => {
  if (escolha === undefined) return [];
  return [escolha ? sim : nao];
};

/**
 * Sets whether the courier appears in the public ranking and on the page of their customer, whether they share their
 * position [localizacao], and their vehicle, whose change needs the present password [senha-confirma].
 * Absent values do not change. Throws 400 without any value.
 */
export async function definirPreferencias(
  pedido: PedidoComSenha,
  {
    entregador_id,
    aparece_no_ranking,
    aparece_no_rastreio,
    compartilha_localizacao,
    veiculo,
    senha_atual,
  }: Preferencias & { entregador_id: number },
): Promise<{ message: string }> {
  const frases = [
    ...frase(aparece_no_ranking, RANKING),
    ...frase(aparece_no_rastreio, RASTREIO),
    ...frase(compartilha_localizacao, LOCALIZACAO),
    ...(veiculo === undefined ? [] : [`Veículo: ${NOME_VEICULO[veiculo].toLowerCase()}`]),
  ];
  if (frases.length === 0) throw new BusinessError('PREFERENCIAS_VAZIAS');
  const escolhas = {
    ...(aparece_no_ranking !== undefined && { aparece_no_ranking }),
    ...(aparece_no_rastreio !== undefined && { aparece_no_rastreio }),
    ...(compartilha_localizacao !== undefined && { compartilha_localizacao }),
  };
  if (Object.keys(escolhas).length > 0) await pedido.em.nativeUpdate(Entregador, { id: entregador_id }, escolhas);
  if (veiculo !== undefined) await editarEntregador(pedido, { entregador_id, veiculo, senha_atual });
  return { message: frases.join('. ') };
}
