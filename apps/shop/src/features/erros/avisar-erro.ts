import { textoDoErro } from '@corre/api/client/erro.ts';
import { notify } from '@corre/ui/toaster/notify.ts';

/** The catalogue's text (specification §8) and, when the server refused, its reason behind it. */
export function fraseDoErro(falha: string, erro: unknown): string {
  const motivo = textoDoErro(erro, '');
  return motivo === '' || motivo === falha ? falha : `${falha}. ${motivo}`;
}

/** Shows a failed act as a toast. */
export const avisarErro = (falha: string, erro: unknown) => notify.error(fraseDoErro(falha, erro));
