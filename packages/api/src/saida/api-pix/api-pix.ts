import type { TipoCobranca } from '@corre/contract/recebimentos/contrato.ts';
import type { z } from 'zod';
import type { Config } from '../../base/config.ts';
import { companyPixKey } from '../../base/pix.ts';
import type { Falha, Recebimentos, Resposta } from '../recebimentos/porta.ts';
import { type Chamada, chamadorDoBanco, type Respondida } from './chamar.ts';
import { cobrancaPedida, cobrancaRevisada } from './corpo.ts';
import { lerCredenciais } from './credenciais.ts';
import {
  cobrancaSchema,
  devolucaoSchema,
  dinheiro,
  listaSchema,
  motivoDaRecusa,
  pixSchema,
  webhookSchema,
} from './formato.ts';
import { tokenDoBanco } from './token.ts';

/** Rows of a page that are asked for. A bank may give fewer. */
const PAGE = 100;

/** Returns the kind of a refusal. 403 and 404 are also said for what belongs to others; 410 for what is gone. */
function falhaDe({ http, corpo, esperar }: Respondida): Falha {
  const erro = motivoDaRecusa(http, corpo);
  if (http === 404 || http === 410) return { falha: 'desconhecida', erro, esperar };
  const refused = http >= 400 && http < 500 && ![401, 403, 408, 429].includes(http);
  return { falha: refused ? 'recusada' : 'indisponivel', erro, esperar };
}

const SEM_FORMATO = 'o banco respondeu em um formato que não é o da API Pix';

/**
 * Returns the company's account at a bank with Banco Central's API Pix, version 2 (ADR 0017). Reads the files of mTLS.
 * @throws InvalidConfig
 */
export function apiPix(config: Config): Recebimentos {
  const { chamar, close } = chamadorDoBanco(config, lerCredenciais(config));
  const token = tokenDoBanco(config, chamar);
  const chave = companyPixKey(config);
  const base = config.PIX_URL ?? '';

  /** Calls with a token. A refused token is renewed once. */
  async function comToken(chamada: Omit<Chamada, 'headers'>): Promise<Respondida | Falha> {
    const once = async (recusado?: string) => {
      const access = await token(recusado);
      if ('falha' in access) return { used: undefined, answer: access };
      const headers = {
        authorization: `Bearer ${access.token}`,
        ...(chamada.corpo !== undefined && { 'content-type': 'application/json' }),
      };
      return { used: access.token, answer: await chamar({ ...chamada, headers }) };
    };
    const first = await once();
    const refused = 'http' in first.answer && first.answer.http === 401 && first.used !== undefined;
    return refused ? (await once(first.used)).answer : first.answer;
  }

  /** Calls and reads the answer. `lido` null: the answer has no content. */
  async function pedir<Schema extends z.ZodType>(
    metodo: Chamada['metodo'],
    path: string,
    lido: Schema,
    { corpo, query = {} }: { corpo?: object; query?: Record<string, string> } = {},
  ): Promise<Resposta<z.output<Schema>>> {
    const url = new URL(`${base}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await comToken({ metodo, url, ...(corpo !== undefined && { corpo: JSON.stringify(corpo) }) });
    if ('falha' in answer) return answer;
    if (answer.http < 200 || answer.http > 299) return falhaDe(answer);
    const read = lido.safeParse(answer.corpo);
    return read.success ? { ok: read.data } : { falha: 'indisponivel', erro: SEM_FORMATO, esperar: answer.esperar };
  }

  const daCobranca = (tipo: TipoCobranca, txid: string) => `/${tipo}/${txid}`;
  const doPix = (end_to_end_id: string) => `/pix/${end_to_end_id}`;
  const doWebhook = `/webhook/${encodeURIComponent(chave)}`;

  return {
    cobrar: (cobranca) =>
      pedir('PUT', daCobranca(cobranca.tipo, cobranca.txid), cobrancaSchema, {
        corpo: cobrancaPedida(config, chave, cobranca),
      }),
    revisar: (cobranca) =>
      pedir('PATCH', daCobranca(cobranca.tipo, cobranca.txid), cobrancaSchema, {
        corpo: cobrancaRevisada(config, cobranca),
      }),
    cancelar: (tipo, txid) =>
      pedir('PATCH', daCobranca(tipo, txid), cobrancaSchema, { corpo: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' } }),
    consultar: (tipo, txid) => pedir('GET', daCobranca(tipo, txid), cobrancaSchema),
    pix: (end_to_end_id) => pedir('GET', doPix(end_to_end_id), pixSchema),
    async listar({ inicio, fim, pagina }) {
      const query = {
        inicio,
        fim,
        'paginacao.paginaAtual': String(pagina),
        'paginacao.itensPorPagina': String(PAGE),
      };
      const answer = await pedir('GET', '/pix', listaSchema, { query });
      if (!('ok' in answer)) return answer;
      const { paginaAtual, quantidadeDePaginas, pix, ilegiveis } = answer.ok;
      return { ok: { pix, ilegiveis, mais: paginaAtual + 1 < quantidadeDePaginas } };
    },
    devolver: ({ end_to_end_id, codigo, valor, motivo }) =>
      pedir('PUT', `${doPix(end_to_end_id)}/devolucao/${codigo}`, devolucaoSchema, {
        corpo: { valor: dinheiro(valor), ...(motivo !== null && { descricao: motivo }) },
      }),
    devolucao: (end_to_end_id, codigo) => pedir('GET', `${doPix(end_to_end_id)}/devolucao/${codigo}`, devolucaoSchema),
    async avisarEm(webhookUrl) {
      const present = await pedir('GET', doWebhook, webhookSchema);
      if ('ok' in present && present.ok.webhookUrl === webhookUrl) return { ok: null };
      if ('falha' in present && present.falha !== 'desconhecida') return present;
      const answer = await comToken({
        metodo: 'PUT',
        url: new URL(`${base}${doWebhook}`),
        corpo: JSON.stringify({ webhookUrl }),
      });
      if ('falha' in answer) return answer;
      return answer.http >= 200 && answer.http <= 299 ? { ok: null } : falhaDe(answer);
    },
    close,
  };
}
