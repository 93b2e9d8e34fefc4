import { ROTULO_DO_CAMPO } from '@corre/contract/configuracoes/campos.ts';
import { BusinessError } from '../../base/business-error.ts';
import { type Config, variavelDo } from '../../base/config.ts';
import { febraban } from './cnab/febraban.ts';
import type { Layout } from './cnab/layout.ts';
import type { Company } from './cnab/write-file.ts';

/** All shipped layouts. */
const LAYOUTS: readonly Layout[] = [febraban];

export const layoutsConhecidos = () => LAYOUTS.map(({ nome, titulo, homologado }) => ({ nome, titulo, homologado }));

/** Returns the layout of this name. Throws 400 if there is none. */
export function layoutDe(nome: string): Layout {
  const layout = LAYOUTS.find((conhecido) => conhecido.nome === nome);
  if (!layout)
    throw new BusinessError('LAYOUT_DESCONHECIDO', {
      banco: nome,
      conhecidos: LAYOUTS.map((conhecido) => conhecido.nome),
    });
  return layout;
}

const NECESSARIOS = ['empresa_nome', 'empresa_cnpj', 'empresa_agencia', 'empresa_conta', 'empresa_convenio'] as const;

/** Returns what a bank file needs and the company has not said, in words. */
export const faltaNaConfiguracao = (config: Config, banco_dito = false): string[] =>
  [...NECESSARIOS, ...(banco_dito ? [] : ['empresa_banco' as const])]
    .filter((campo) => config[variavelDo(campo)] === undefined)
    .map((campo) => ROTULO_DO_CAMPO[campo]);

export interface Remetente {
  layout: Layout;
  /** three digits */
  banco: string;
  empresa: Company;
}

/**
 * Returns the company, layout and bank of a file. `banco` is a layout's name, which means the bank of the company's
 * account, or three digits, which mean the generic layout. Throws 409 with the missing variables if the company is not
 * configured, and 400 for an unknown layout or another bank.
 */
export function remetente(config: Config, banco: string): Remetente {
  const numero = /^\d{3}$/.test(banco) ? banco : null;
  const layout = layoutDe(numero === null ? banco : febraban.nome);
  const da_conta = config.EMPRESA_BANCO;
  if (numero !== null && da_conta !== undefined && da_conta !== numero)
    throw new BusinessError('CONTA_EM_OUTRO_BANCO', { banco: numero, da_conta });
  const codigo = numero ?? da_conta;
  const { EMPRESA_NOME, EMPRESA_CNPJ, EMPRESA_AGENCIA, EMPRESA_CONTA, EMPRESA_CONVENIO } = config;
  if (!EMPRESA_NOME || !EMPRESA_CNPJ || !EMPRESA_AGENCIA || !EMPRESA_CONTA || !EMPRESA_CONVENIO || !codigo) {
    throw new BusinessError('EMPRESA_SEM_DADOS', {
      variaveis: faltaNaConfiguracao(config, codigo !== undefined),
    });
  }
  const empresa = {
    nome: EMPRESA_NOME,
    documento: EMPRESA_CNPJ,
    agencia: EMPRESA_AGENCIA,
    conta: EMPRESA_CONTA,
    convenio: EMPRESA_CONVENIO,
  };
  return { layout, banco: codigo, empresa };
}
