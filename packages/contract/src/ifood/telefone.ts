import { TEXTO_LONGO_MAX } from '../constants.ts';
import { comLocalizador, lerTelefone } from '../telefones/ler.ts';
import { withoutAccents } from './amounts.ts';
import { cleanLines } from './lines.ts';

/** 'Telefone do cliente: ', 'Contato - ', 'Cel. '. */
const ROTULO =
  /^(?:tel(?:efone)?|fone|cel(?:ular)?|contato|whats ?app|zap|ligar)\.?(?: (?:de contato|d[oe] cliente|para(?: o cliente)?|no))? ?[:–\t-]? ?(?=[+(\d])/u;
/** The number of a call centre needs no label. Any other may be the shop's, in the head of a slip. */
const SEM_ROTULO = /^0[3589]00[ .-]?\d/u;
/** 'ID: 8172', 'Localizador do pedido: 8172', also in the line below the number. */
const LOCALIZADOR = /^(?:id|(?:codigo )?localizador|cod(?:igo)?)(?: (?:do|de) \p{L}+)? ?[.:#-]* ?(\d{2,12})$/u;
const LOCALIZADOR_DE = /\b(?:codigo )?(?:localizador|id)(?: (?:do|de) \p{L}+)(?= ?[.:#-]* ?\d)/u;

/** Returns the telephone at the start of a line with the code to type after dialling, or null. */
function telefoneDaLinha(linha: string, seguinte: string): string | null {
  const lido = lerTelefone(linha.replace(ROTULO, '').replace(LOCALIZADOR_DE, 'localizador'));
  if ('recusa' in lido || lido.tipo === 'local') return null;
  return comLocalizador(lido.telefone, lido.localizador ?? LOCALIZADOR.exec(seguinte)?.[1] ?? null);
}

/**
 * Returns the recipient's telephone of a pasted iFood text as `telefoneDoDestinatarioSchema` makes it, or null
 * [pedido-ifood]. iFood gives a call centre's number and a locator to type: '0800 608 1015 ID: 81726354'.
 */
export function telefoneDoIfood(texto: string): string | null {
  const linhas = cleanLines(texto.slice(0, TEXTO_LONGO_MAX)).map(withoutAccents);
  const cheias = linhas.filter((linha) => linha !== '');
  for (const comeco of [ROTULO, SEM_ROTULO])
    for (const [i, linha] of cheias.entries()) {
      const telefone = comeco.test(linha) ? telefoneDaLinha(linha, cheias[i + 1] ?? '') : null;
      if (telefone !== null) return telefone;
    }
  return null;
}
