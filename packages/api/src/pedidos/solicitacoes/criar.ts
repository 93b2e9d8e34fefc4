import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { registrarStatus } from '../../despacho/kernel/registrar-status.ts';
import { contaRemovida } from '../../despacho/passos/erros.ts';

const mensagemDe = (origem: NovaSolicitacao['origem'], total: number) =>
  origem === 'ifood' ? 'Solicitação do iFood enviada com sucesso!' : `${total} entrega(s) solicitada(s) com sucesso!`;

/** The route, unless the shop is removed. */
const inserirRota = (em: Em, rota: { comercio_id: number; urgente: boolean; criada_em: string }) =>
  em
    .getKysely()
    .insertInto('rota')
    .columns(['comercio_id', 'urgente', 'criada_em'])
    .expression((eb) =>
      eb
        .selectFrom('comercio as c')
        .select(['c.id', eb.val(rota.urgente).as('urgente'), instant(rota.criada_em).as('criada_em')])
        .where('c.id', '=', rota.comercio_id)
        .where('c.ativo', '=', true),
    )
    .returning('id')
    .executeTakeFirst();

/** A shop asks for one delivery, or for several that go together as a route; the first free courier is offered it at once. */
export async function criarSolicitacao(em: Em, config: Config, entrada: NovaSolicitacao & { comercio_id: number }) {
  const { comercio_id, urgente, origem, multiplas_entregas, ...primeira } = entrada;
  const paradas = [primeira, ...multiplas_entregas];
  return comDespacho(em, config, async (agora) => {
    // a shop that is removed meanwhile must not leave a request behind: the removal holds the same lock
    const rota = await inserirRota(em, { comercio_id, urgente, criada_em: agora });
    if (!rota) throw contaRemovida();
    const criadas = await em
      .getKysely()
      .insertInto('solicitacao')
      .values(
        paradas.map((parada, i) => ({
          ...parada,
          rota_id: rota.id,
          ordem: i + 1,
          comercio_id,
          urgente,
          origem,
          data_solicitacao: instant(agora),
          data_status: instant(agora),
        })),
      )
      .returning(['id', 'comercio_id', 'entregador_id'])
      .execute();
    await registrarStatus(em, criadas, 'aguardando', { ator_tipo: 'comercio', ator_id: comercio_id }, agora);
    return { message: mensagemDe(origem, criadas.length), solicitacao_ids: criadas.map((s) => s.id) };
  });
}
