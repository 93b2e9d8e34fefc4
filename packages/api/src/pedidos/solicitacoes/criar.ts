import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { type Marcada, registrarStatus } from '../../despacho/kernel/registrar-status.ts';
import { contaRemovida } from '../../despacho/passos/erros.ts';

const mensagemDe = (origem: NovaSolicitacao['origem'], total: number) =>
  origem === 'ifood' ? 'Solicitação do iFood enviada com sucesso!' : `${total} entrega(s) solicitada(s) com sucesso!`;

/** A shop asks for one delivery, or for several that go together as a route; the first free courier is offered it at once. */
export async function criarSolicitacao(em: Em, config: Config, entrada: NovaSolicitacao & { comercio_id: number }) {
  const { comercio_id, urgente, origem, multiplas_entregas, ...primeira } = entrada;
  const paradas = [primeira, ...multiplas_entregas];
  return comDespacho(em, config, async (agora) => {
    // a shop that is removed meanwhile must not leave a request behind: the removal holds the same lock
    const rota = await row(
      em,
      sql<{ rota_id: number }>`
        insert into rota (comercio_id, urgente, criada_em)
        select id, ${urgente}, ${agora}::timestamptz from comercio where id = ${comercio_id} and ativo
        returning id as rota_id`,
    );
    if (!rota) throw contaRemovida();
    const { rota_id } = rota;
    const criadas = await rows(
      em,
      sql<Marcada>`
        insert into solicitacao
          (rota_id, ordem, comercio_id, endereco, observacao, urgente, origem, valor_estimado, link_localizacao, data_solicitacao, data_status)
        select ${rota_id}, p.ordem, ${comercio_id}, p.endereco, p.observacao, ${urgente}, ${origem}, p.valor_estimado,
               p.link_localizacao, ${agora}::timestamptz, ${agora}::timestamptz
          from rows from (jsonb_to_recordset(${JSON.stringify(paradas)}::jsonb)
                 as (endereco text, observacao text, valor_estimado numeric, link_localizacao text))
               with ordinality as p (endereco, observacao, valor_estimado, link_localizacao, ordem)
         order by p.ordem
        returning id, comercio_id, entregador_id`,
    );
    await registrarStatus(em, criadas, 'aguardando', { ator_tipo: 'comercio', ator_id: comercio_id }, agora);
    return { message: mensagemDe(origem, criadas.length), solicitacao_ids: criadas.map((s) => s.id) };
  });
}
