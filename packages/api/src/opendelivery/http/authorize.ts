import { baseOf, PANELS } from '@corre/contract/panels.ts';
import type { Request } from 'express';
import { z } from 'zod';
import type { Config } from '../../base/config.ts';
import { Problem } from '../formato/problem.ts';
import { read } from '../formato/read.ts';
import type { Answer } from './answer.ts';

const text = z.string('deve ser um texto').max(200, 'é longo demais');
const querySchema = z.object({
  response_type: z.literal('code', 'deve ser code'),
  client_id: z.guid('deve ser um UUID'),
  redirect_uri: text.optional(),
});

const shopPanel = PANELS.find(({ user_type }) => user_type === 'comercio');

/**
 * Answers the standard's `getOAuthAuthorize`: sends the shop to its panel, where it authorises the application and sees
 * the code (ADR 0045). Throws 400 for a `redirect_uri`, because the code is passed on by the shop.
 */
export function authorize({ query }: Pick<Request, 'query'>, { SITE_URL }: Pick<Config, 'SITE_URL'>): Answer {
  const { client_id, redirect_uri } = read(querySchema, { ...query });
  if (redirect_uri !== undefined)
    throw new Problem(400, 'redirect_uri: não usamos. A loja vê o código no painel e passa a você.');
  const panel = shopPanel === undefined ? '/' : baseOf(shopPanel);
  return { status: 302, location: `${SITE_URL ?? ''}${panel}configuracoes/sistemas?autorizar=${client_id}` };
}
