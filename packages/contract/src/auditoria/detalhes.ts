import { NOME_VEICULO } from '../entregadores/labels.ts';

/** The details of an audit row: ids and closed values only (docs/security.md, audit). */
export type Detalhes = Readonly<Record<string, unknown>>;

/** Returns a number of the details, or null. */
export function numero(detalhes: Detalhes, campo: string): number | null {
  const valor = detalhes[campo];
  return typeof valor === 'number' ? valor : null;
}

/** Returns a closed value of the details, or ''. */
export function palavra(detalhes: Detalhes, campo: string): string {
  const valor = detalhes[campo];
  return typeof valor === 'string' ? valor : '';
}

/** Returns a list of closed values of the details. */
export function lista(detalhes: Detalhes, campo: string): string[] {
  const valor = detalhes[campo];
  return Array.isArray(valor) ? valor.filter((item) => typeof item === 'string') : [];
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Returns ' de R$ 12,50' for the field `valor` in reais, or ''. */
export function comValor(detalhes: Detalhes, ligacao = 'de'): string {
  const valor = numero(detalhes, 'valor');
  return valor === null ? '' : ` ${ligacao} ${reais.format(valor)}`;
}

/** The fields that an edit names, with their article. */
export const NOME_CAMPO: Partial<Record<string, string>> = {
  telefone_pessoal: 'o telefone',
  telefone: 'o telefone',
  veiculo: 'o veículo',
  endereco_retirada: 'o endereço de retirada',
  link_loja: 'o link do mapa',
  razao_social: 'a razão social',
  documento: 'o CNPJ ou CPF',
};

const NOME_VALOR: Partial<Record<string, string>> = NOME_VEICULO;

/** Returns ': Moto com baú → Carro' where the details keep a former and a new value, or ''. */
export function deAte(detalhes: Detalhes): string {
  const nomeDe = (campo: string) => NOME_VALOR[palavra(detalhes, campo)];
  const [antes, depois] = [nomeDe('antes'), nomeDe('depois')];
  return antes && depois ? `: ${antes} → ${depois}` : '';
}

export const NOME_INTERVENCAO: Partial<Record<string, string>> = {
  transferir: 'transferiu ',
  finalizar: 'finalizou ',
  cancelar: 'cancelou ',
};

export const NOME_RESPOSTA: Partial<Record<string, string>> = {
  tentar_de_novo: ': tentar de novo',
  trazer_de_volta: ': trazer de volta',
  cancelar: ': cancelar',
  novo_endereco: ': entregar em outro endereço',
};
