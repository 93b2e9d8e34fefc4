import type { MotivoProblema, StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import {
  AVARIADO_NA_RUA,
  type Dizer,
  ENTREGADOR_RESPONDE,
  LOJA_RESPONDE,
  NINGUEM_DE_NOVO,
  PROBLEMAS_RESPONDIDOS,
} from '../texts.ts';

/** What a message asks for. `endereco` and `codigo` fill the shop's sentences; null leaves a general one. */
export interface Recado {
  mensagem: string;
  status: StatusSolicitacao;
  endereco?: string | null;
  codigo?: string | null;
}

const semAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const naEtapa = (diz: Dizer, status: StatusSolicitacao): string | undefined =>
  typeof diz === 'string' ? diz : status in diz ? diz[status as keyof typeof diz] : undefined;

/** Fills a sentence. Returns undefined where its fact is unknown. */
function preenchida(frase: string, { endereco, codigo }: Recado): string | undefined {
  const fatos = { '{endereco}': endereco, '{codigo}': codigo };
  let dita = frase;
  for (const [lugar, fato] of Object.entries(fatos)) {
    if (!dita.includes(lugar)) continue;
    if (!fato) return undefined;
    dita = dita.replace(lugar, fato);
  }
  return dita;
}

function responder(respostas: typeof LOJA_RESPONDE, recado: Recado): string {
  const texto = semAcentos(recado.mensagem);
  for (const { palavras, diz } of respostas.linhas) {
    if (!palavras.test(texto)) continue;
    const frase = naEtapa(diz, recado.status);
    const dita = frase && preenchida(frase, recado);
    if (dita) return dita;
  }
  return texto.trimEnd().endsWith('?') ? respostas.pergunta : respostas.outra;
}

/** Returns what a shop answers its courier's message. */
export const respostaDaLoja = (recado: Recado): string => responder(LOJA_RESPONDE, recado);

/** Returns what a courier answers the shop's message. */
export const respostaDoEntregador = (recado: Recado): string => responder(ENTREGADOR_RESPONDE, recado);

/** Whether a message speaks of the code that the recipient says at the door. */
export const pedeCodigo = (mensagem: string): boolean => semAcentos(mensagem).includes('codigo');

/** Returns an address with another number of the same street, as if two digits had been mistaken. */
export const numeroTrocado = (endereco: string): string =>
  endereco.replace(/\d+/, (numero) => String(Number(numero) + (Number(numero) % 100 < 90 ? 9 : -9)));

interface ProblemaDito {
  motivo: MotivoProblema;
  status: StatusSolicitacao;
  endereco: string;
}

/** Returns a shop's answer to a problem. `deNovo`: the shop has already said once to try this delivery again. */
export function respostaAoProblema({ motivo, status, endereco }: ProblemaDito, deNovo: boolean) {
  const naRua = status === 'em_entrega';
  if (motivo === 'avariado' && naRua) return AVARIADO_NA_RUA;
  if (motivo === 'ninguem_atende' && naRua && deNovo) return NINGUEM_DE_NOVO;
  const resposta = PROBLEMAS_RESPONDIDOS[motivo];
  return resposta.acao === 'novo_endereco' ? { ...resposta, endereco: numeroTrocado(endereco) } : resposta;
}
