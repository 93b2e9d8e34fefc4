import type { criarFuncionarioSchema, funcionarioCriadoSchema } from '@corre/contract/equipe/contrato.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { inserirFuncionario } from '../contas/inserir-funcionario.ts';
import { linkPara } from '../links/link-criado.ts';
import { senhaDeNinguem } from '../senhas/senha-de-ninguem.ts';

/** Creates a staff account with a one-time link, in one transaction [equipe]. No password is typed for it. */
export async function criarFuncionario(
  pedido: Pick<Context, 'em' | 'deps' | 'origin'> & { ator: Ator },
  novo: z.output<typeof criarFuncionarioSchema>,
): Promise<z.output<typeof funcionarioCriadoSchema>> {
  const { em, ator } = pedido;
  const id = await inserirFuncionario(em, ator, { ...novo, senha_hash: await senhaDeNinguem() });
  const link = await linkPara(pedido, { user_type: novo.user_type, id });
  return { funcionario_id: id, message: `Conta de ${novo.nome} criada`, link };
}
