import type { EtapaDoRastreio } from '@corre/contract/rastreio/contrato.ts';

interface Passo {
  etapa: EtapaDoRastreio;
  quando: string;
}

/**
 * The steps as they stand now. A delivery that went back (a step undone, handed over, given up) shows nothing of what came
 * after the step that it is at again: that is between shop and courier. Ready stays ready.
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
