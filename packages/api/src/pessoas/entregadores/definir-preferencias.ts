import type { Preferencias } from '@corre/contract/entregadores/contrato.ts';
import { NOME_VEICULO } from '@corre/contract/entregadores/veiculos.ts';
import { Entregador } from '@corre/db/entregadores/entregador.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';

const RANKING = { sim: 'Você aparece no ranking', nao: 'Você não aparece mais no ranking' };
const RASTREIO = {
  sim: 'Quem recebe vê seu primeiro nome e sua foto',
  nao: 'Quem recebe não vê mais seu nome nem sua foto',
};

const frase = (escolha: boolean | undefined, { sim, nao }: typeof RANKING) => {
  if (escolha === undefined) return [];
  return [escolha ? sim : nao];
};

/**
 * Sets whether the courier appears in the public ranking and on the page of their customer, and sets their vehicle.
 * Absent values do not change. Throws 400 without any value.
 */
export async function definirPreferencias(
  em: Em,
  { entregador_id, aparece_no_ranking, aparece_no_rastreio, veiculo }: Preferencias & { entregador_id: number },
): Promise<{ message: string }> {
  const frases = [
    ...frase(aparece_no_ranking, RANKING),
    ...frase(aparece_no_rastreio, RASTREIO),
    ...(veiculo === undefined ? [] : [`Veículo: ${NOME_VEICULO[veiculo].toLowerCase()}`]),
  ];
  if (frases.length === 0) throw new BusinessError('PREFERENCIAS_VAZIAS');
  await em.nativeUpdate(
    Entregador,
    { id: entregador_id },
    {
      ...(aparece_no_ranking !== undefined && { aparece_no_ranking }),
      ...(aparece_no_rastreio !== undefined && { aparece_no_rastreio }),
      ...(veiculo !== undefined && { veiculo }),
    },
  );
  return { message: frases.join('. ') };
}
