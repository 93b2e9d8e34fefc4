import { CAMPOS_DA_EMPRESA } from '@corre/contract/configuracoes/campos.ts';
import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Deps } from '../base/deps.ts';
import { ultimasDitas } from './ditas.queries.ts';
import { ehFixa, noFio, oQueFalta, valoresQueValem } from './valores.ts';

/**
 * Returns the company's settings as the database has them, not as this process knows them: an answer shows the change
 * that the same transaction made.
 */
export async function lerConfiguracoes(
  em: Em,
  { config, settings }: Pick<Deps, 'config' | 'settings'>,
): Promise<Configuracoes> {
  const ditas = await ultimasDitas(em);
  return {
    valores: noFio(valoresQueValem(config, settings.preset, ditas)),
    fixadas: CAMPOS_DA_EMPRESA.filter((campo) => ehFixa(config, campo)),
    ditas: ditas
      .filter(({ campo, valor }) => valor !== null && !ehFixa(config, campo))
      .map(({ campo, quem, em: instante }) => ({ campo, quem, em: instante })),
    falta: oQueFalta(config, ditas),
  };
}
