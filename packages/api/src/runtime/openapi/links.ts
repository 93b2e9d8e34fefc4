/** A link from an answer to the next call (OpenAPI 3.1, Link Object). */
export interface Link {
  operationId: string;
  parameters: Record<string, string>;
  description: string;
}

const SHOP = { comercio_nome: '$request.path.comercio_nome' };
const FIRST_REQUEST = { solicitacao_id: '$response.body#/solicitacao_ids/0' };
const NEW_ID = '$response.body#/id';

/** The calls that follow a creation, by procedure. */
export const LINKS: Record<string, Record<string, Link>> = {
  'solicitacoes.criar': {
    ler: {
      operationId: 'lerSolicitacaoDaLoja',
      parameters: { ...SHOP, ...FIRST_REQUEST },
      description: 'Lê a primeira solicitação que foi criada.',
    },
    cancelar: {
      operationId: 'cancelarSolicitacao',
      parameters: FIRST_REQUEST,
      description: 'Cancela a primeira solicitação que foi criada.',
    },
  },
  'integracoes.criar': {
    ler: {
      operationId: 'lerIntegracao',
      parameters: { integracao_id: NEW_ID },
      description: 'Lê a integração que foi criada.',
    },
  },
  'integracoesDaLoja.criar': {
    ler: {
      operationId: 'lerIntegracaoDaLoja',
      parameters: { ...SHOP, integracao_id: NEW_ID },
      description: 'Lê a integração que foi criada.',
    },
  },
  'chaves.criar': {
    revogar: {
      operationId: 'revogarChave',
      parameters: { ...SHOP, chave_id: NEW_ID },
      description: 'Revoga a chave que foi criada.',
    },
  },
};
