import type { EscopoChave } from '@corre/contract/vocabulario.ts';

/**
 * What a key of each scope may call, and nothing else may be called with a key: whoever adds a procedure adds nothing to any key
 * (docs/decisions/0076-api-keys.md). What a key may do must be of the shop itself, and acts run in a transaction, or a test key
 * could not take them back.
 */
const PERMITIDAS: Record<EscopoChave, readonly string[]> = {
  'solicitacoes:ler': [
    'solicitacoes.doComercio',
    'solicitacoes.umaDoComercio',
    'previsao.doComercio',
    'preparo.balcaoDoComercio',
    'problemas.doComercio',
    'prova.doComercio',
    'enderecos.precos',
    'comercios.local',
  ],
  // whoever asks for a delivery tells its recipient the code
  'solicitacoes:criar': ['solicitacoes.criar', 'preparo.pronto', 'prova.codigo'],
  'solicitacoes:cancelar': ['solicitacoes.cancelar'],
};

/** Whose key it is: every key may ask that. */
const DE_TODAS = 'sessao.atual';

const ESCOPOS = Object.entries(PERMITIDAS).flatMap(([escopo, procedures]) =>
  procedures.map((procedure): [string, string] => [procedure, escopo]),
);
const POR_PROCEDURE = new Map(ESCOPOS);

/** The scope that opens this procedure; null when no key opens it. */
export const escopoDe = (procedure: string): string | null => POR_PROCEDURE.get(procedure) ?? null;

/** Whether a key with these scopes may call it. */
export const permite = (escopos: readonly string[], procedure: string): boolean =>
  procedure === DE_TODAS || escopos.some((escopo) => escopo === POR_PROCEDURE.get(procedure));
