import type { Em } from '@corre/db/orm.ts';
import type { Statement } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';

type Lacrado = { corpo_cifrado: string | null };

/** Some messages have no body: their address says everything (`delivered` of an ordering app). */
const corpoDe = (texto: string): unknown => (texto === '' ? null : JSON.parse(texto));

const aberto = <Linha extends Lacrado>(vault: Pick<Vault, 'open'>, { corpo_cifrado, ...linha }: Linha) => ({
  ...linha,
  corpo: corpo_cifrado === null ? null : corpoDe(vault.open(corpo_cifrado)),
});

/**
 * Lists what a shop's points of sale sent and what its systems received, decrypted, as long as it is stored. It
 * contains data of recipients (docs/privacy.md).
 */
export const pedidosDeFora = (em: Em, vault: Pick<Vault, 'open'>, id: number): Record<string, Statement<object[]>> => ({
  pedidos_de_sistemas: {
    execute: async () => {
      const lidos = await em
        .getKysely()
        .selectFrom('tentativa as t')
        .innerJoin('pedido_externo as p', 'p.id', 't.pedido_externo_id')
        .innerJoin('integracao as i', 'i.id', 'p.integracao_id')
        .innerJoin('fluxo_externo as f', 'f.id', 't.fluxo_id')
        .select(['i.nome as sistema', 'p.order_id', 't.numero', 't.criada_em', 'f.solicitacao_id', 't.corpo_cifrado'])
        .where('i.comercio_id', '=', id)
        .orderBy('t.id')
        .execute();
      return lidos.map((lido) => aberto(vault, lido));
    },
  },
  mensagens_a_sistemas: {
    execute: async () => {
      const ditas = await em
        .getKysely()
        .selectFrom('mensagem_externa as m')
        .innerJoin('integracao as i', 'i.id', 'm.integracao_id')
        .innerJoin('fluxo_externo as f', 'f.id', 'm.fluxo_id')
        .select(['i.nome as sistema', 'm.tipo', 'm.quando', 'm.entregue_em', 'f.solicitacao_id', 'm.corpo_cifrado'])
        .where('i.comercio_id', '=', id)
        .orderBy('m.id')
        .execute();
      return ditas.map((dita) => aberto(vault, dita));
    },
  },
});
