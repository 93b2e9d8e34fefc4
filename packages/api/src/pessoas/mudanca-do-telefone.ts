const fim = (telefone: string): string => `terminado em ${telefone.slice(-4)}`;

/**
 * Returns how a telephone changed, as a sentence without full stop and without the whole numbers: 'Do terminado em 4076
 * para o terminado em 3127'.
 */
export function mudancaDoTelefone(antes: string | null, depois: string | null): string {
  if (!depois) return antes ? `Sem telefone; antes, ${fim(antes)}` : 'Sem telefone';
  return antes ? `Do ${fim(antes)} para o ${fim(depois)}` : `Telefone novo, ${fim(depois)}`;
}
