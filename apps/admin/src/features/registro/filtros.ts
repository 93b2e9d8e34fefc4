import { TIPOS_DE_ATO, type TipoDeAto } from '@corre/contract/auditoria/atos.ts';
import { AUTORES, type ListarRegistro, type PessoaDoRegistro } from '@corre/contract/auditoria/contrato.ts';
import { useAddress } from '@corre/ui/shell/use-address.ts';

/** A choice of an author or of a person that an act is about. `chave` stands in the address: 'suporte-3'. */
export interface Escolha {
  chave: string;
  nome: string;
  detalhe: string;
}

const NOME_TIPO = { entregador: 'Entregador', comercio: 'Comércio', admin: 'Administrador', suporte: 'Suporte' };

const umaPessoa = ({ tipo, id, nome, ativo }: PessoaDoRegistro): Escolha => ({
  chave: `${tipo}-${id}`,
  nome,
  detalhe: ativo ? NOME_TIPO[tipo] : `${NOME_TIPO[tipo]} · saiu`,
});

/** Authors that are no account. */
const SEM_CONTA: readonly Escolha[] = [
  { chave: 'sistema', nome: 'O sistema', detalhe: 'Sem pessoa' },
  { chave: 'anonimo', nome: 'Alguém sem sessão', detalhe: 'Tentativas de entrar' },
];

/** Returns who may have acted. */
export const autores = (pessoas: readonly PessoaDoRegistro[]): Escolha[] => [...pessoas.map(umaPessoa), ...SEM_CONTA];

/** Returns whom an act may be about. */
export const sobrePessoas = (pessoas: readonly PessoaDoRegistro[]): Escolha[] => pessoas.map(umaPessoa);

const partes = (chave: string) => {
  const [tipo = '', id] = chave.split('-');
  return { tipo, id: id === undefined ? undefined : Number(id) };
};

function autorDe(chave: string): Pick<ListarRegistro, 'ator_tipo' | 'ator_id'> {
  const { tipo, id } = partes(chave);
  const ator_tipo = AUTORES.find((autor) => autor === tipo);
  return ator_tipo === undefined ? {} : { ator_tipo, ...(id !== undefined && { ator_id: id }) };
}

/** The table of an account by its type in the address. */
const TABELA = {
  entregador: 'entregador',
  comercio: 'comercio',
  admin: 'funcionario',
  suporte: 'funcionario',
} as const;
const TIPOS = ['entregador', 'comercio', 'admin', 'suporte'] as const;

function sobreDe(chave: string): Pick<ListarRegistro, 'sobre_tipo' | 'sobre_id'> {
  const { tipo, id } = partes(chave);
  const conta = TIPOS.find((nome) => nome === tipo);
  return conta === undefined || id === undefined ? {} : { sobre_tipo: TABELA[conta], sobre_id: id };
}

export const OPCOES_DE_TIPO = (Object.keys(TIPOS_DE_ATO) as TipoDeAto[]).map((value) => ({
  value,
  label: TIPOS_DE_ATO[value],
}));

const DIA = /^\d{4}-\d{2}-\d{2}$/;
const diaDe = (texto: string | null) => (texto !== null && DIA.test(texto) ? texto : undefined);

/** Returns the filters of an address, as the server takes them. Unknown values count as absent. */
export function filtroDe(params: URLSearchParams): ListarRegistro {
  const tipo = OPCOES_DE_TIPO.find(({ value }) => value === params.get('tipo'))?.value;
  const [de, ate] = [diaDe(params.get('de')), diaDe(params.get('ate'))];
  const trocados = de !== undefined && ate !== undefined && de > ate;
  const [primeiro, ultimo] = trocados ? [ate, de] : [de, ate];
  return {
    ...autorDe(params.get('quem') ?? ''),
    ...sobreDe(params.get('sobre') ?? ''),
    ...(tipo && { tipo }),
    ...(primeiro && { de: primeiro }),
    ...(ultimo && { ate: ultimo }),
  };
}

/** The parameters of the address that filter. */
const NOMES = ['quem', 'sobre', 'tipo', 'de', 'ate'] as const;
export type NomeDoFiltro = (typeof NOMES)[number];

/** Returns the filters of the address and a function that changes one. A change leads to the first page. */
export function useFiltros() {
  const [params, change] = useAddress();
  return {
    filtro: filtroDe(params),
    valor: (nome: NomeDoFiltro) => params.get(nome) ?? '',
    mudar: (nome: NomeDoFiltro, valor: string) => change({ [nome]: valor === '' ? null : valor, pagina: null }),
    limpar: () => change({ quem: null, sobre: null, tipo: null, de: null, ate: null, pagina: null }),
    algum: NOMES.some((nome) => params.has(nome)),
  };
}
