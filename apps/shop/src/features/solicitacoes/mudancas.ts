import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';

type Vista = Pick<SolicitacaoDoComercio, 'id' | 'status' | 'endereco' | 'nome_entregador'>;

/** Returns one text for each request with a new status: 'Av. Brasil, 4312: Aceita, Ana Beatriz'. */
export function mudancas(antes: readonly Vista[], depois: readonly Vista[]): string[] {
  const status = new Map(antes.map((solicitacao) => [solicitacao.id, solicitacao.status]));
  return depois
    .filter((solicitacao) => status.has(solicitacao.id) && status.get(solicitacao.id) !== solicitacao.status)
    .map(({ endereco, status: novo, nome_entregador }) =>
      [`${endereco}: ${NOME_STATUS[novo]}`, nome_entregador].filter(Boolean).join(', '),
    );
}
