import { semanaInicioSchema } from '@corre/contract/fechamento/contrato.ts';
import { ContaRecusada } from '../acesso/contas/achar-pessoa.ts';
import { type Comando, dizer } from '../acesso/contas/comandos.ts';
import { conferir } from '../dinheiro/prova/conferir.ts';

/** Parses `id:hash` as an earlier check printed it. */
function eloPedido(text: string | undefined): { id: number; hash: string } | null {
  if (text === undefined) return null;
  const [, id, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!id || !hash)
    throw new ContaRecusada('O elo se diz como foi mostrado: --elo 1560:3fa9… (o número e o hash inteiro).');
  return { id: Number(id), hash };
}

/** Parses a Monday; null means all weeks. */
function semanaPedida(text: string | undefined): string | null {
  if (text === undefined) return null;
  const { success, data } = semanaInicioSchema.safeParse(text);
  if (!success) throw new ContaRecusada('A semana se diz pela segunda-feira: conferir 2026-11-09.');
  return data;
}

/** Runs `npm run conta -- conferir [semana]`. The exit code is 1 if an amount does not follow from the deliveries. */
export const checkContas: Comando = async ({ url, vault }, { argumentos, elo }) => {
  const pedido = { semana: semanaPedida(argumentos[0]), elo: eloPedido(elo) };
  await conferir(url, { ...pedido, abrir: (await vault()).open }, dizer);
};
