import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { z } from 'zod';
import type { Merchants } from '../formato/answers.ts';
import { read } from '../formato/read.ts';
import { MERCHANT_STATUS } from '../formato/vocabulary.ts';
import type { Bearer } from './caller.ts';

const PAGE_SIZE = 50;
const PAGE_SIZE_MAX = 200;
/** The last page that PostgreSQL can count to. */
const PAGE_MAX = 1_000_000;

const whole = (max: number, preset: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, `deve ser um número de 1 a ${max}`)
    .transform(Number)
    .refine((value) => value <= max, `deve ser um número de 1 a ${max}`)
    .optional()
    .transform((value) => value ?? preset);

const querySchema = z.object({
  page: whole(PAGE_MAX, 1),
  pageSize: whole(PAGE_SIZE_MAX, PAGE_SIZE),
  status: z.enum(MERCHANT_STATUS, `deve ser ${MERCHANT_STATUS.join(', ')}`).optional(),
});

/**
 * Answers `listMerchants`: the shops that the caller may name, oldest authorisation first. A shop is PAUSED while its
 * authorisation is switched off. Index `integracao_do_aplicativo`.
 */
export async function listMerchants(em: Em, bearer: Bearer, query: unknown): Promise<Merchants> {
  const { page, pageSize, status } = read(querySchema, query);
  const whose =
    'aplicativo_id' in bearer
      ? sql`i.aplicativo_id = ${bearer.aplicativo_id}::int`
      : sql`i.id = ${bearer.caller.id}::int`;
  const seen = sql`
    (select i.id as row, i.merchant_id as id, c.nome as name, case when i.ativa then 'OPEN' else 'PAUSED' end as status
       from integracao i join comercio c on c.id = i.comercio_id
      where ${whose} and i.tipo = 'opendelivery' and i.removida_em is null and i.merchant_id is not null and c.ativo) m
    where ${status ?? null}::text is null or m.status = ${status ?? null}::text`;
  const { total: totalItems } = await onlyRow(em, sql<{ total: number }>`select count(*)::int as total from ${seen}`);
  const merchants = await rows(
    em,
    sql<Merchants['merchants'][number]>`
      select id, name, status from ${seen} order by row limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { merchants, pagination: { page, pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize) } };
}
