import { ATORES, CONTAS_CUSTODIA, TIPOS_MOVIMENTO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { oneOf } from '../columns/one-of.ts';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';
import { CustodiaPrestacao } from './prestacao.entity.ts';

/** Rows come, and never change or go. */
const APPEND_ONLY = {
  name: 'so_acrescenta',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  body: `raise exception 'append-only table %', tg_table_name;`,
};

/**
 * One event of the cash that a courier has in hand for a shop (docs/decisions/0062-custody.md). `registrar_custodia` writes it
 * with its two legs. The reason of a difference stands in its handover, where it can be erased.
 */
export const CustodiaMovimento = defineEntity({
  name: 'CustodiaMovimento',
  tableName: 'custodia_movimento',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tipo: p.enum(TIPOS_MOVIMENTO),
    entregador_id: reference(Entregador, 'entregador_id'),
    comercio_id: reference(Comercio, 'comercio_id'),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').nullable(),
    prestacao_id: reference(CustodiaPrestacao, 'prestacao_id').nullable(),
    feito_em: timestamp().defaultRaw('agora()'),
    feito_por_tipo: p.enum(ATORES),
    feito_por_id: p.integer().nullable(),
  },
  checks: [
    // a difference and its end come of a handover
    {
      name: 'custodia_movimento_da_prestacao',
      expression: `not (${oneOf('tipo', ['diferenca', 'diferenca_revertida'])}) or prestacao_id is not null`,
    },
    { name: 'custodia_movimento_recebido', expression: "tipo <> 'recebido' or solicitacao_id is not null" },
  ],
  uniques: [
    // received once of a request, given back once for it, its change taken once
    {
      name: 'custodia_movimento_da_solicitacao',
      properties: ['solicitacao_id', 'tipo'],
      where: 'solicitacao_id is not null',
    },
    // a handover has one effect, whoever confirms it
    { name: 'custodia_movimento_uma_vez', properties: ['prestacao_id', 'tipo'], where: 'prestacao_id is not null' },
  ],
  indexes: [
    { name: 'custodia_movimento_recente', columns: [{ name: 'feito_em', sort: 'desc' }] },
    // as expressions: MikroORM takes the end of `entregador_id` for the column `id` when it reads such an index back
    {
      name: 'custodia_movimento_do_entregador',
      expression: 'create index custodia_movimento_do_entregador on custodia_movimento (entregador_id, id desc)',
    },
    {
      name: 'custodia_movimento_do_comercio',
      expression: 'create index custodia_movimento_do_comercio on custodia_movimento (comercio_id, id desc)',
    },
  ],
  triggers: [APPEND_ONLY],
});

/**
 * A leg of a movement: what came to an account (positive) or left it. The legs of a movement sum to zero at the commit. The
 * balance of a courier with a shop is the sum of their legs of the account `entregador`; each of these carries the sums after
 * it (`saldo_comercio` with that shop, `saldo_total` with all), written once under the lock of the courier's row: the present
 * balance is the newest leg's, one index entry however long the history.
 */
export const CustodiaLancamento = defineEntity({
  name: 'CustodiaLancamento',
  tableName: 'custodia_lancamento',
  properties: {
    movimento_id: reference(CustodiaMovimento, 'movimento_id').primary(),
    conta: p.enum(CONTAS_CUSTODIA).primary(),
    valor: p.decimal('number').precision(12).scale(2).check('valor <> 0'),
    entregador_id: reference(Entregador, 'entregador_id'),
    comercio_id: reference(Comercio, 'comercio_id'),
    // nobody can hand over what they do not have
    saldo_comercio: p.decimal('number').precision(14).scale(2).nullable().check('saldo_comercio >= 0'),
    saldo_total: p.decimal('number').precision(14).scale(2).nullable().check('saldo_total >= 0'),
  },
  checks: [
    {
      name: 'custodia_lancamento_saldos',
      expression:
        "(conta = 'entregador') = (saldo_comercio is not null) and (conta = 'entregador') = (saldo_total is not null)",
    },
  ],
  indexes: [
    {
      name: 'custodia_do_entregador',
      columns: [{ name: 'entregador_id' }, { name: 'movimento_id', sort: 'desc' }],
      include: 'saldo_total',
      where: "conta = 'entregador'",
    },
    {
      name: 'custodia_do_par',
      columns: [{ name: 'entregador_id' }, { name: 'comercio_id' }, { name: 'movimento_id', sort: 'desc' }],
      include: 'saldo_comercio',
      where: "conta = 'entregador'",
    },
  ],
  triggers: [
    APPEND_ONLY,
    {
      name: 'saldos',
      timing: 'before',
      events: ['insert'],
      body: `
        declare
          antes record;
        begin
          select m.entregador_id, m.comercio_id into new.entregador_id, new.comercio_id
            from custodia_movimento m where m.id = new.movimento_id;
          if new.conta <> 'entregador' then return new; end if;
          perform 1 from entregador where id = new.entregador_id for no key update;
          select * into antes from custodia_lancamento
           where entregador_id = new.entregador_id and conta = 'entregador' order by movimento_id desc limit 1;
          if antes.movimento_id > new.movimento_id then
            raise exception 'movement % comes after %: lock the courier first', new.movimento_id, antes.movimento_id;
          end if;
          new.saldo_total := coalesce(antes.saldo_total, 0) + new.valor;
          new.saldo_comercio := new.valor + coalesce(
            (select saldo_comercio from custodia_lancamento
              where entregador_id = new.entregador_id and comercio_id = new.comercio_id and conta = 'entregador'
              order by movimento_id desc limit 1), 0);
          return new;
        end;`,
    },
    {
      name: 'em_aberto',
      timing: 'after',
      events: ['insert'],
      // as PostgreSQL gives it back: MikroORM compares a trigger's condition letter by letter
      when: "(new.conta = 'entregador'::text)",
      body: `
        if new.saldo_comercio > 0 then
          insert into custodia_aberta (entregador_id, comercio_id) values (new.entregador_id, new.comercio_id)
          on conflict do nothing;
        else
          delete from custodia_aberta where entregador_id = new.entregador_id and comercio_id = new.comercio_id;
        end if;
        return null;`,
    },
    {
      name: 'em_equilibrio',
      timing: 'after',
      events: ['insert'],
      expression: `create constraint trigger em_equilibrio after insert on custodia_lancamento
        deferrable initially deferred for each row execute function conferir_equilibrio()`,
    },
  ],
});

/** Who has money of which shop in hand at present, and since when: the open work that lists read, however long the history. */
export const CustodiaAberta = defineEntity({
  name: 'CustodiaAberta',
  tableName: 'custodia_aberta',
  properties: {
    entregador_id: reference(Entregador, 'entregador_id').primary(),
    comercio_id: reference(Comercio, 'comercio_id').primary(),
    desde: timestamp().defaultRaw('agora()'),
  },
  indexes: [{ name: 'custodia_aberta_do_comercio', properties: 'comercio_id' }],
});
