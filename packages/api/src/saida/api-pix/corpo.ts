import type { Config } from '../../base/config.ts';
import type { CobrancaPedida } from '../recebimentos/porta.ts';
import { dinheiro } from './formato.ts';

type Regras = Pick<Config, 'PIX_MULTA' | 'PIX_JUROS_MES' | 'PIX_DESCONTO' | 'PIX_DESCONTO_DIAS' | 'PIX_VALIDADE_DIAS'>;

/** Domains of the API Pix: a percentage, a percentage a month by calendar days, a percentage until a day. */
const MULTA_PERCENTUAL = 2;
const JUROS_AO_MES = 3;
const DESCONTO_ATE_A_DATA = 2;

const DAY_MS = 86_400_000;

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Returns amount, fine, interest and discount of a charge with a due date. A rule of 0 % is left out. */
const valorComVencimento = (regras: Regras, { valor, vence_em }: CobrancaPedida) => ({
  original: dinheiro(valor),
  ...(regras.PIX_MULTA > 0 && { multa: { modalidade: MULTA_PERCENTUAL, valorPerc: dinheiro(regras.PIX_MULTA) } }),
  ...(regras.PIX_JUROS_MES > 0 && {
    juros: { modalidade: JUROS_AO_MES, valorPerc: dinheiro(regras.PIX_JUROS_MES) },
  }),
  ...(regras.PIX_DESCONTO > 0 && {
    desconto: {
      modalidade: DESCONTO_ATE_A_DATA,
      descontoDataFixa: [
        { data: daysBefore(vence_em, regras.PIX_DESCONTO_DIAS), valorPerc: dinheiro(regras.PIX_DESCONTO) },
      ],
    },
  }),
});

/** Returns what a revision may change: the days and the amount. */
export function cobrancaRevisada(regras: Regras, cobranca: CobrancaPedida): object {
  if (cobranca.tipo === 'cob')
    return { calendario: { expiracao: cobranca.expira_em }, valor: { original: dinheiro(cobranca.valor) } };
  return {
    calendario: { dataDeVencimento: cobranca.vence_em, validadeAposVencimento: regras.PIX_VALIDADE_DIAS },
    valor: valorComVencimento(regras, cobranca),
  };
}

/** Returns the body of a new charge. A document of 11 characters is a CPF. */
export function cobrancaPedida(regras: Regras, chave: string, cobranca: CobrancaPedida): object {
  const { nome, documento } = cobranca.devedor;
  return {
    ...cobrancaRevisada(regras, cobranca),
    devedor: { [documento.length === 11 ? 'cpf' : 'cnpj']: documento, nome },
    chave,
    solicitacaoPagador: cobranca.texto,
  };
}
