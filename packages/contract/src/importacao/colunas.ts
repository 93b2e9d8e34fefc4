/** What a sheet may contain. */
export const TIPOS_DE_PLANILHA = ['entregadores', 'comercios'] as const;
export type TipoDePlanilha = (typeof TIPOS_DE_PLANILHA)[number];

/** A column of a sheet: the field, its heading, other names of the heading in `chaveDaColuna` form, and a sample. */
export interface Coluna {
  campo: string;
  titulo: string;
  nomes: readonly string[];
  exemplo: string;
  obrigatoria: boolean;
}

const coluna = (campo: string, titulo: string, nomes: string[], exemplo: string, obrigatoria = true): Coluna => ({
  campo,
  titulo,
  nomes,
  exemplo,
  obrigatoria,
});

/** The columns of each sheet, in the order of the sample. */
export const COLUNAS: Record<TipoDePlanilha, readonly Coluna[]> = {
  entregadores: [
    coluna('nome_completo', 'Nome completo', ['nome', 'entregador', 'motoboy'], 'Ana Paula Souza'),
    coluna('usuario', 'Usuário', ['login', 'user', 'nome de usuario'], 'ana.souza'),
    coluna('cpf', 'CPF', ['documento', 'n cpf', 'numero do cpf'], '529.982.247-25'),
    coluna('rg', 'RG', ['identidade', 'n rg'], '12.345.678-9'),
    coluna(
      'data_nascimento',
      'Data de nascimento',
      ['nascimento', 'nasc', 'data nascimento', 'dt nascimento'],
      '10/03/1995',
    ),
    coluna('estado_civil', 'Estado civil', ['civil'], 'solteiro'),
    coluna(
      'telefone_pessoal',
      'Telefone',
      ['celular', 'fone', 'whatsapp', 'telefone pessoal', 'contato'],
      '(44) 99812-4076',
    ),
    coluna('endereco', 'Endereço', ['rua', 'logradouro', 'endereco completo'], 'Rua Neo Alves Martins, 100'),
    coluna('bairro', 'Bairro', [], 'Zona 1'),
    coluna('cep', 'CEP', ['codigo postal'], '87013-060'),
    coluna(
      'pix_tipo_chave',
      'Tipo da chave PIX',
      ['tipo pix', 'tipo da chave', 'tipo chave pix', 'tipo de chave'],
      'email',
    ),
    coluna('pix_chave', 'Chave PIX', ['pix', 'chave'], 'ana@exemplo.com'),
    coluna('data_inicio', 'Data de início', ['inicio', 'admissao', 'data inicio', 'comecou em'], '05/01/2026'),
    coluna('assinatura_planilha', 'Assinatura na planilha', ['assinatura', 'apelido'], 'Ana Souza', false),
    coluna('veiculo', 'Veículo', ['moto', 'transporte', 'tipo de veiculo'], 'Moto com baú', false),
  ],
  comercios: [
    coluna(
      'nome',
      'Nome',
      ['comercio', 'loja', 'nome do comercio', 'nome da loja', 'nome fantasia', 'fantasia'],
      'Bar do Zé',
    ),
    coluna('telefone', 'Telefone', ['celular', 'fone', 'whatsapp', 'contato'], '(44) 3025-1100', false),
    coluna(
      'endereco_retirada',
      'Endereço de retirada',
      ['endereco', 'rua', 'logradouro'],
      'Av. Brasil, 4312, Zona 1',
      false,
    ),
    coluna('link_loja', 'Link do mapa', ['link', 'mapa', 'google maps', 'localizacao'], '', false),
    coluna('razao_social', 'Razão social', ['nome empresarial', 'empresa'], 'Bar do Zé Ltda', false),
    coluna('documento', 'CNPJ ou CPF', ['cnpj', 'cpf', 'cnpj cpf', 'cpf cnpj'], '11.222.333/0001-81', false),
  ],
};

/** Returns a heading without accents, case and signs: 'Nº do CPF:' becomes 'n do cpf'. */
export const chaveDaColuna = (titulo: string): string =>
  titulo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Matches headings with fields by name. Returns the field of each heading, or null. Two headings never get one field:
 * exact headings come first, then the other names.
 */
export function combinarColunas(tipo: TipoDePlanilha, cabecalho: readonly string[]): (string | null)[] {
  const chaves = cabecalho.map(chaveDaColuna);
  const campos: (string | null)[] = chaves.map(() => null);
  const usar = (combina: (coluna: Coluna, chave: string) => boolean) => {
    for (const coluna of COLUNAS[tipo]) {
      if (campos.includes(coluna.campo)) continue;
      const onde = chaves.findIndex((chave, i) => campos[i] === null && combina(coluna, chave));
      if (onde >= 0) campos[onde] = coluna.campo;
    }
  };
  usar(({ campo, titulo }, chave) => chave === chaveDaColuna(titulo) || chave === chaveDaColuna(campo));
  usar(({ nomes }, chave) => nomes.includes(chave));
  return campos;
}
