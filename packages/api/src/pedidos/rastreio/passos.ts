import type { EtapaDoRastreio } from '@corre/contract/rastreio/contrato.ts';

interface Passo {
  etapa: EtapaDoRastreio;
  quando: string;
}

/**
 * Returns the steps that count now. A delivery may go back to an earlier step: a step undone, a transfer, a release by
 * the courier. The steps after that step are then dropped, because they concern only shop and courier. The step
 * 'pronto' is never dropped.
 */
export function passosDe(etapas: readonly Passo[]): Passo[] {
  let passos: Passo[] = [];
  for (const passo of etapas) {
    const antes = passos.findIndex(({ etapa }) => etapa === passo.etapa);
    if (antes === -1) passos.push(passo);
    else passos = passos.filter(({ etapa }, n) => n <= antes || etapa === 'pronto');
  }
  return passos;
}
