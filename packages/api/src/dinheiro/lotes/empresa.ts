import type { Config } from '../../base/config.ts';
import { febraban } from './cnab/febraban.ts';
import type { Layout } from './cnab/layout.ts';
import type { Company } from './cnab/write-file.ts';
import { contaEmOutroBanco, faltaConfigurar, layoutDesconhecido } from './erros.ts';

/** Every layout that is shipped; the first is the one for a bank that is given by its number. */
const LAYOUTS: readonly Layout[] = [febraban];

export const layoutsConhecidos = () => LAYOUTS.map(({ nome, titulo, homologado }) => ({ nome, titulo, homologado }));

/** The layout by which a batch was made. */
export function layoutDe(nome: string): Layout {
  const layout = LAYOUTS.find((conhecido) => conhecido.nome === nome);
  if (!layout)
    throw layoutDesconhecido(
      nome,
      LAYOUTS.map((conhecido) => conhecido.nome),
    );
  return layout;
}

const NECESSARIAS = ['EMPRESA_NOME', 'EMPRESA_CNPJ', 'EMPRESA_AGENCIA', 'EMPRESA_CONTA', 'EMPRESA_CONVENIO'] as const;

/** What the configuration lacks for a bank file. */
export const faltaNaConfiguracao = (config: Config): string[] =>
  [...NECESSARIAS, 'EMPRESA_BANCO' as const].filter((nome) => config[nome] === undefined);

export interface Remetente {
  layout: Layout;
  /** three digits */
  banco: string;
  empresa: Company;
}

/**
 * Who sends the file, in which layout, to which bank. `banco` is the name of a layout, for the account's own bank, or three
 * digits with the generic layout. Refuses, with the names of the variables, while the company is not configured.
 */
export function remetente(config: Config, banco: string): Remetente {
  const numero = /^\d{3}$/.test(banco) ? banco : null;
  const layout = layoutDe(numero === null ? banco : febraban.nome);
  const da_conta = config.EMPRESA_BANCO;
  if (numero !== null && da_conta !== undefined && da_conta !== numero) throw contaEmOutroBanco(numero, da_conta);
  const codigo = numero ?? da_conta;
  const { EMPRESA_NOME, EMPRESA_CNPJ, EMPRESA_AGENCIA, EMPRESA_CONTA, EMPRESA_CONVENIO } = config;
  if (!EMPRESA_NOME || !EMPRESA_CNPJ || !EMPRESA_AGENCIA || !EMPRESA_CONTA || !EMPRESA_CONVENIO || !codigo) {
    throw faltaConfigurar(faltaNaConfiguracao(config).filter((nome) => nome !== 'EMPRESA_BANCO' || !codigo));
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
