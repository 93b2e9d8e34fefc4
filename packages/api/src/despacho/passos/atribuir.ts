import type { atribuirSchema } from '@corre/contract/solicitacoes/contrato.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { entregarRota } from '../kernel/entregar-rota.ts';
import { retirarOfertas } from '../kernel/retirar-ofertas.ts';
import {
  entregadorNaoEncontrado,
  entregadorOcupado,
  entregadorSuspenso,
  naoAtribuivel,
  solicitacaoNaoEncontrada,
} from './erros.ts';

type Entrada = z.output<typeof atribuirSchema>;

async function rotaAguardando(em: Em, solicitacao_id: number): Promise<number> {
  const atual = await row(
    em,
    sql<{
      rota_id: number;
      status: StatusSolicitacao;
    }>`select rota_id, status from solicitacao where id = ${solicitacao_id}`,
  );
  if (!atual) throw solicitacaoNaoEncontrada();
  if (atual.status !== 'aguardando') throw naoAtribuivel(atual.status);
  return atual.rota_id;
}

async function conferirEntregador(em: Em, { entregador_id, force_assign }: Entrada): Promise<{ ocupado: boolean }> {
  const courier = await row(
    em,
    sql<{ suspenso: boolean; ocupado: boolean }>`
      select coalesce(f.suspenso_ate > agora(), false) as suspenso,
             exists (select 1 from solicitacao s where s.entregador_id = e.id
                      and s.status in ('aceita', 'em_retirada', 'em_entrega')) as ocupado
        from entregador e join fila_entregador f on f.entregador_id = e.id
       where e.id = ${entregador_id} and e.ativo`,
  );
  if (!courier) throw entregadorNaoEncontrado();
  if (courier.suspenso) throw entregadorSuspenso();
  if (courier.ocupado && !force_assign) throw entregadorOcupado();
  return courier;
}

/** Support gives a waiting route to a courier; with `force_assign` also to a busy one, behind what he has (specification §5). */
export async function atribuirEntrega(em: Em, config: Config, ator: Ator, entrada: Entrada) {
  return comDespacho(em, config, async (agora) => {
    const rota_id = await rotaAguardando(em, entrada.solicitacao_id);
    const { ocupado } = await conferirEntregador(em, entrada);
    // pointless now: the route's, and one the courier may be looking at
    await retirarOfertas(em, sql`rota_id = ${rota_id} or entregador_id = ${entrada.entregador_id}`, agora);
    const autor = { ator_tipo: ator.user_type, ator_id: ator.id };
    await entregarRota(em, { rota_id, entregador_id: entrada.entregador_id, atribuida_por: ator.id, autor }, agora);
    await auditar(em, ator, 'atribuir', 'entregador', entrada.entregador_id, { rota_id, ocupado });
    return {
      message: ocupado
        ? 'Entrega atribuída com sucesso! O entregador está ocupado: ela entra na fila dele.'
        : 'Entrega atribuída com sucesso!',
    };
  });
}
