import { defineEntity, p } from '@mikro-orm/core';
import { bytes } from '../columns/bytes.ts';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/**
 * A browser in which an account's correct password was typed. It gives no access, but failed logins of other browsers
 * do not block it (ADR 0015). `navegador_hash` is the SHA-256 of a random id that only the cookie holds.
 */
export const NavegadorConhecido = defineEntity({
  name: 'NavegadorConhecido',
  tableName: 'navegador_conhecido',
  properties: {
    id: p.integer().primary().autoincrement(),
    navegador_hash: bytes().check('length(navegador_hash) = 32'),
    entregador_id: reference(Entregador, 'entregador_id').nullable(),
    comercio_id: reference(Comercio, 'comercio_id').nullable(),
    funcionario_id: reference(Funcionario, 'funcionario_id').nullable(),
    criado_em: timestamp().defaultRaw('agora()'),
    usado_em: timestamp().defaultRaw('agora()'),
  },
  checks: [
    {
      name: 'navegador_conhecido_de_um',
      expression: 'num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1',
    },
  ],
  uniques: [
    {
      name: 'navegador_conhecido_unico',
      expression: `create unique index navegador_conhecido_unico on navegador_conhecido
        (navegador_hash, entregador_id, comercio_id, funcionario_id) nulls not distinct`,
    },
  ],
  indexes: [
    { name: 'navegador_conhecido_antigo', properties: 'usado_em' },
    { name: 'navegador_conhecido_do_entregador', properties: 'entregador_id', where: 'entregador_id is not null' },
    { name: 'navegador_conhecido_do_comercio', properties: 'comercio_id', where: 'comercio_id is not null' },
    { name: 'navegador_conhecido_do_funcionario', properties: 'funcionario_id', where: 'funcionario_id is not null' },
  ],
});
