import { formularioCadastroSchema } from '@corre/contract/entregadores/contrato.ts';
import { zodResolver } from '@hookform/resolvers/zod';

/** The server's own rules, for react-hook-form. */
export const resolver = zodResolver(formularioCadastroSchema);

/** Returns the names of the required fields that are invalid now. */
export function invalidFields(valores: unknown): Set<string> {
  const result = formularioCadastroSchema.safeParse(valores);
  return new Set(result.error?.issues.map(({ path }) => String(path[0])) ?? []);
}
