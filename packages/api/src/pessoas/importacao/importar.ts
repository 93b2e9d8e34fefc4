import type { Importar, importadosSchema } from '@corre/contract/importacao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import type { Vault } from '../../base/vault.ts';
import { avisar } from '../../eventos/avisar.ts';
import { conferirComercios, gravarComercios } from './importar-comercios.ts';
import { conferirEntregadores, gravarEntregadores } from './importar-entregadores.ts';

type Importados = z.output<typeof importadosSchema>;

const ORDEM = (a: { linha: number }, b: { linha: number }) => a.linha - b.linha;

const palavras = { entregadores: ['entregador', 'entregadores'], comercios: ['comércio', 'comércios'] } as const;

function fraseDe({ tipo, so_conferir }: Importar, total: number, falhas: number): string {
  if (falhas > 0) return 'Nada foi importado: corrija as linhas com problema.';
  const [um, muitos] = palavras[tipo];
  const contados = `${total} ${total === 1 ? um : muitos}`;
  return so_conferir ? `${contados} para importar` : `${contados} ${total === 1 ? 'importado' : 'importados'}!`;
}

async function entregadores(em: Em, vault: Vault, pedido: Importar) {
  const { lidas, falhas } = await conferirEntregadores(em, vault, pedido);
  return { falhas, gravar: () => gravarEntregadores(em, vault, lidas) };
}

async function comercios(em: Em, vault: Vault, pedido: Importar) {
  const { lidas, falhas } = await conferirComercios(em, pedido);
  return { falhas, gravar: () => gravarComercios(em, vault, lidas) };
}

/**
 * Imports the rows of a sheet, all or none. Returns every fault of every row. With `so_conferir`, or with any fault,
 * nothing is written. One line in the audit, because the people themselves did nothing yet.
 */
export async function importar(em: Em, vault: Vault, ator: Ator, pedido: Importar): Promise<Importados> {
  const total = pedido.tabela.length;
  const { falhas, gravar } = await (pedido.tipo === 'entregadores' ? entregadores : comercios)(em, vault, pedido);
  const message = fraseDe(pedido, total, falhas.length);
  if (pedido.so_conferir || falhas.length > 0) return { message, total, importados: 0, falhas: falhas.sort(ORDEM) };
  const ids = await gravar();
  const deEntregadores = pedido.tipo === 'entregadores';
  await avisar(
    em,
    ...ids.map((id) => ({
      tipo: 'cadastro' as const,
      ...(deEntregadores ? { entregador_id: id } : { comercio_id: id }),
    })),
  );
  await auditar(em, ator, deEntregadores ? 'entregadores_importados' : 'comercios_importados', null, null, { total });
  return { message, total, importados: ids.length, falhas: [] };
}
