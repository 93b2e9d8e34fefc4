import { BusinessError } from '../base/business-error.ts';

/**
 * Returns the fields of an edit whose new value is not the present one. Throws 409 if the form showed another value of
 * such a field: somebody else changed it meanwhile, and the edit would overwrite that. Without `antes`, as a system
 * sends it, the edit always applies. The caller holds the lock of the row.
 */
export function camposMudados<Campo extends string>(
  campos: readonly Campo[],
  {
    atual,
    novo,
    antes,
  }: Record<'atual' | 'novo', Partial<Record<Campo, unknown>>> & {
    antes: Partial<Record<Campo, unknown>> | undefined;
  },
): Campo[] {
  const mudados = campos.filter((campo) => novo[campo] !== undefined && novo[campo] !== atual[campo]);
  if (antes && mudados.some((campo) => antes[campo] !== atual[campo])) throw new BusinessError('DADOS_MUDARAM');
  return mudados;
}
