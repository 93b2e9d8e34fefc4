import { ENDERECO_IFOOD_SEM_RUA } from '@corre/contract/ifood/regras.ts';
import type { Solicitacao } from '../rotas/rotas.ts';

/** 'Endereço: Rua X, 1' says no more than 'Rua X, 1'. */
const semRotulo = (linha: string) => linha.trim().replace(/^[\p{L} ]{1,24}:\s*/u, '');

type ComNota = Pick<Solicitacao, 'observacao' | 'endereco'>;

/** The note without the line that is the address: a pasted iFood text has it, and it stands on the card already. */
export function textoDaNota({ observacao, endereco }: ComNota): string | null {
  const linhas = observacao?.split('\n').filter((linha) => linha.trim() !== endereco && semRotulo(linha) !== endereco);
  return linhas?.join('\n').trim() || null;
}

/** A note that holds the address, because no line of it looked like one, is shown whole. */
export const notaSemCorte = ({ endereco }: Pick<ComNota, 'endereco'>): boolean => endereco === ENDERECO_IFOOD_SEM_RUA;
