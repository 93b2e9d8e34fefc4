import { FUSO } from '@corre/contract/constants.ts';
import { STATUS_ENTREGA, TIPOS_PAGAMENTO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { computed } from '../columns/computed.ts';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';
import { FEE_FACTOR } from './fee.ts';

/**
 * A delivery that counts, or will count, for the payout [semana]. The database computes `valor_liquido` [taxa] and
 * `semana_inicio`.
 */
export const Entrega = defineEntity({
  name: 'Entrega',
  tableName: 'entrega',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    entregador_id: reference(Entregador, 'entregador_id'),
    // invariant 6: one entrega per finished request
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').nullable().unique(),
    quantidade: p.integer().check('quantidade >= 1'),
    valor: p.decimal('number').precision(12).scale(2).check('valor >= 0'),
    endereco: p.text().nullable(),
    tipo_pagamento: p.enum(TIPOS_PAGAMENTO),
    status: p.enum(STATUS_ENTREGA),
    data: timestamp(),
    data_entrega: timestamp().nullable(),
    valor_liquido: computed(
      p.decimal('number').precision(12).scale(2).generated(`(valor - round(valor * ${FEE_FACTOR}, 2)) stored`),
    ),
    semana_inicio: computed(
      p.date().nullable().generated(`((date_trunc('week', timezone('${FUSO}', data_entrega)))::date) stored`),
    ),
  },
  checks: [{ name: 'entrega_concluida', expression: "(status = 'concluida') = (data_entrega is not null)" }],
  indexes: [
    {
      name: 'entrega_da_semana_do_entregador',
      columns: [
        { name: 'entregador_id' },
        { name: 'semana_inicio', sort: 'desc' },
        { name: 'data_entrega', sort: 'desc' },
      ],
    },
    {
      name: 'entrega_da_semana_do_comercio',
      columns: [
        { name: 'comercio_id' },
        { name: 'semana_inicio', sort: 'desc' },
        { name: 'data_entrega', sort: 'desc' },
      ],
    },
    { name: 'entrega_recente_do_comercio', columns: [{ name: 'comercio_id' }, { name: 'data', sort: 'desc' }] },
    { name: 'entrega_recente_do_entregador', columns: [{ name: 'entregador_id' }, { name: 'data', sort: 'desc' }] },
    { name: 'entrega_pendente', properties: ['comercio_id', 'data'], where: "status = 'pendente'" },
    // for the sum beside a courier's week: deliveries that shops have yet to release [pendente]
    { name: 'entrega_pendente_do_entregador', properties: ['entregador_id'], where: "status = 'pendente'" },
  ],
  triggers: [
    {
      name: 'contada',
      timing: 'after',
      events: ['insert', 'update'],
      body: `
        if new.status = 'concluida' and (tg_op = 'INSERT' or old.status <> 'concluida') then
          update entregador set total_entregas = total_entregas + 1 where id = new.entregador_id;
        end if;
        return null;`,
    },
    // A finished cash delivery books the cash into the courier's hand, whoever finishes it. If the delivery is
    // concluded at once, the shop already has the cash, so the trigger also books the handover (ADR 0062).
    {
      name: 'recebida',
      timing: 'after',
      events: ['insert'],
      // Written as PostgreSQL prints it, because MikroORM compares a trigger's condition character by character.
      when: "((new.solicitacao_id IS NOT NULL) AND (new.tipo_pagamento = 'dinheiro'::text))",
      body: `
        declare
          recebido numeric;
          quem record;
        begin
          select valor_a_receber into recebido from solicitacao where id = new.solicitacao_id;
          if recebido is null then return null; end if;
          select * into quem from solicitacao_historico where solicitacao_id = new.solicitacao_id and status = 'finalizada';
          perform registrar_custodia('recebido', new.entregador_id, new.comercio_id, new.solicitacao_id, null,
                                     'cliente', 'entregador', recebido, coalesce(quem.ator_tipo, 'sistema'), quem.ator_id, new.data);
          if new.status = 'concluida' then
            perform registrar_custodia('prestado', new.entregador_id, new.comercio_id, new.solicitacao_id, null,
                                       'entregador', 'comercio', recebido, 'sistema', null, new.data_entrega);
          end if;
          return null;
        end;`,
    },
    // Keeps the sums per week, courier and shop, in the transaction of the delivery. A concluded delivery never
    // changes, except that the customer's address may be erased, which no sum contains (ADR 0018).
    {
      name: 'somada',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      body: `
        if tg_op = 'UPDATE' and old.status = 'concluida' and to_jsonb(old) - 'endereco' = to_jsonb(new) - 'endereco' then
          return null;
        end if;
        if tg_op <> 'INSERT' and old.status = 'concluida' then
          raise exception 'a concluded entrega does not change (id %)', old.id;
        end if;
        if tg_op = 'DELETE' then return null; end if;
        if new.status = 'concluida' then
          -- whoever freezes a week (travar_semana) waits for the deliveries that are being written into it; one that comes after
          -- it, with an instant from before, is undone and tried again, and counts in the week that runs then
          perform pg_advisory_xact_lock_shared(hashtext('corre.semana'), semana_de(new.data_entrega) - date '2000-01-03');
          if exists (select from pagamento where semana_inicio = semana_de(new.data_entrega) and entregador_id = new.entregador_id)
            or exists (select from fatura where semana_inicio = semana_de(new.data_entrega) and comercio_id = new.comercio_id) then
            raise exception 'the week of % is frozen', new.data_entrega using errcode = 'serialization_failure';
          end if;
          -- a delivery counts in the week of its instant, which is now; should one come to a week that is closed (an import),
          -- all weeks are open again, and the next sweeps close them anew
          update fechamento set ate = '-infinity' where ate > semana_de(new.data_entrega);
          if found then delete from resumo_fechado; end if;
          insert into resumo_semanal as r
            (semana_inicio, entregador_id, comercio_id, total_entregas, total_quantidade, total_valor)
          values (semana_de(new.data_entrega), new.entregador_id, new.comercio_id, 1, new.quantidade, new.valor)
          on conflict (semana_inicio, entregador_id, comercio_id) do update
            set total_entregas = r.total_entregas + 1,
                total_quantidade = r.total_quantidade + excluded.total_quantidade,
                total_valor = r.total_valor + excluded.total_valor;
        end if;
        return null;`,
    },
  ],
});
