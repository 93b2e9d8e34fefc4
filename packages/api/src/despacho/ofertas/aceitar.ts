import type { ResultadoOferta } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { entregarRota } from '../kernel/entregar-rota.ts';
import { naoDisponivel, ofertaExpirada } from './erros.ts';

interface Aceite {
  entregador_id: number;
  solicitacao_ids: number[];
  /** `aceitar-rota`: the ids must cover every stop that still waits. Otherwise one id stands for its whole route. */
  rota_inteira: boolean;
}

const mensagemDe = (total: number) =>
  total > 1 ? `${total} entregas aceitas com sucesso!` : 'Entrega aceita com sucesso!';

const rotaDe = async (em: Em, solicitacao_ids: number[]): Promise<number> => {
  const achadas = await rows(
    em,
    sql<{ rota_id: number }>`select distinct rota_id from solicitacao where id = any(${solicitacao_ids}::int[])`,
  );
  const [unica] = achadas;
  if (achadas.length !== 1 || !unica) throw naoDisponivel();
  return unica.rota_id;
};

/** Why there is nothing to accept: it is already his (a repeat answers as the first did), it died, or it never was. */
async function semOferta(em: Em, { entregador_id }: Aceite, rota_id: number) {
  const ultima = await row(
    em,
    sql<{ resultado: ResultadoOferta | null }>`
      select resultado from oferta where rota_id = ${rota_id} and entregador_id = ${entregador_id}
       order by enviada_em desc, id desc limit 1`,
  );
  if (ultima?.resultado === 'aceita') {
    const minhas = await rows(
      em,
      sql<{ id: number }>`
        select id from solicitacao where rota_id = ${rota_id} and entregador_id = ${entregador_id}
           and status in ('aceita', 'em_retirada', 'em_entrega') order by id`,
    );
    if (minhas.length > 0) return { message: mensagemDe(minhas.length), solicitacao_ids: minhas.map((s) => s.id) };
  }
  if (ultima?.resultado === 'expirada' || ultima?.resultado === 'nao_entregue') throw ofertaExpirada();
  throw naoDisponivel();
}

/** Every stop that still waits must be among the ids. */
async function conferirRota(em: Em, rota_id: number, ids: number[]): Promise<void> {
  const fora = await row(
    em,
    sql<{ id: number }>`
      select id from solicitacao
       where rota_id = ${rota_id} and status = 'aguardando' and id <> all(${ids}::int[]) limit 1`,
  );
  if (fora) throw naoDisponivel();
}

/**
 * The courier takes what he was offered. Id and deadline are checked in the one statement that takes it (invariant 3).
 * 400 'Oferta expirada…' after the deadline; 400 'Solicitação não disponível' for anything else that is not his to take.
 */
export async function aceitarOferta(em: Em, config: Config, aceite: Aceite) {
  const rota_id = await rotaDe(em, aceite.solicitacao_ids);
  return comDespacho(em, config, async (agora) => {
    if (aceite.rota_inteira) await conferirRota(em, rota_id, aceite.solicitacao_ids);
    const aceita = await row(
      em,
      sql<{ id: number }>`
        update oferta set resultado = 'aceita', respondida_em = ${agora}::timestamptz,
               entregue_em = coalesce(entregue_em, ${agora}::timestamptz), vista_em = coalesce(vista_em, ${agora}::timestamptz)
         where rota_id = ${rota_id} and entregador_id = ${aceite.entregador_id}
           and resultado is null and expira_em > ${agora}::timestamptz
        returning id`,
    );
    if (!aceita) return semOferta(em, aceite, rota_id);
    await rows(
      em,
      sql`update fila_entregador set recusas_consecutivas = 0, expiradas_consecutivas = 0, nao_entregues_consecutivas = 0
           where entregador_id = ${aceite.entregador_id}`,
    );
    const autor = { ator_tipo: 'entregador', ator_id: aceite.entregador_id } as const;
    const solicitacao_ids = await entregarRota(
      em,
      { rota_id, entregador_id: aceite.entregador_id, atribuida_por: null, autor },
      agora,
    );
    return { message: mensagemDe(solicitacao_ids.length), solicitacao_ids };
  });
}
