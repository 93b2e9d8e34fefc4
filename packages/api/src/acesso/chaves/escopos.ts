import type { EscopoChave } from '@corre/contract/vocabulario.ts';

/**
 * The procedures of each scope. A key may call only these, so a new procedure is closed to all keys (ADR 0039).
 * They must concern only the shop itself. Acts must run in a transaction, or a test key could not undo them.
 */
const PERMITIDAS: Record<EscopoChave, readonly string[]> = {
  'solicitacoes:ler': [
    'solicitacoes.doComercio',
    'solicitacoes.mudancas',
    'solicitacoes.umaDoComercio',
    'localizacao.doPedido',
    'previsao.doComercio',
    'preparo.balcaoDoComercio',
    'problemas.doComercio',
    'prova.doComercio',
    'enderecos.precos',
    'comercios.local',
  ],
  // a shop that requests a delivery tells the recipient the code
  'solicitacoes:criar': ['cotacoes.criar', 'solicitacoes.criar', 'preparo.pronto', 'prova.codigo'],
  'solicitacoes:cancelar': ['solicitacoes.cancelar'],
  // Its address for keys is `GET /api/eventos` (eventos/live-route.ts).
  'eventos:ler': ['eventos.aoVivo'],
  // a key reaches webhooks of its own environment only (integracoes/rotas.ts)
  'webhooks:ler': [
    'integracoesDaLoja.listar',
    'integracoesDaLoja.ler',
    'integracoesDaLoja.chamadas',
    'integracoesDaLoja.mensagens',
  ],
  'webhooks:escrever': [
    'integracoesDaLoja.criar',
    'integracoesDaLoja.editar',
    'integracoesDaLoja.remover',
    'integracoesDaLoja.rotacionar',
    'integracoesDaLoja.testar',
    'integracoesDaLoja.reenviar',
  ],
};

/** Returns the owner of the key. Every key may call it. */
const DE_TODAS = 'sessao.atual';

const ESCOPOS = Object.entries(PERMITIDAS).flatMap(([escopo, procedures]) =>
  procedures.map((procedure): [string, string] => [procedure, escopo]),
);
const POR_PROCEDURE = new Map(ESCOPOS);

/** Returns the scope that allows this procedure, or null if no key may call it. */
export const escopoDe = (procedure: string): string | null => POR_PROCEDURE.get(procedure) ?? null;

/** Returns whether some key may call the procedure. */
export const algumaChavePode = (procedure: string): boolean => procedure === DE_TODAS || POR_PROCEDURE.has(procedure);

/** Returns whether a key with these scopes may call the procedure. */
export const permite = (escopos: readonly string[], procedure: string): boolean =>
  procedure === DE_TODAS || escopos.some((escopo) => escopo === POR_PROCEDURE.get(procedure));
