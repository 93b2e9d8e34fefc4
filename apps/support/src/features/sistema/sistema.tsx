import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { EstadoDoSistema, TransacaoAberta } from '@corre/contract/sistema/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { acoesRecusadas, desdeQuando, mensagensAtrasadas, oQueFaz, oQueFazer, oQueSegura } from './palavras.ts';

/** No event tells of a transaction of another program. In milliseconds. */
const POLL_MS = 5_000;

function Transacao({ transacao }: { transacao: TransacaoAberta }) {
  const { pid, papel, programa, endereco, esperando, do_corre } = transacao;
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3 text-[14px] leading-5 text-ink-2">
      <p className="text-[15.5px] leading-6 font-bold text-ink">
        {programa ?? 'Programa sem nome'}, {desdeQuando(transacao)}
      </p>
      <p className="wrap-anywhere text-ink">
        {oQueSegura(transacao)} {oQueFaz(transacao)}
        {esperando > 0 && ` ${countOf(esperando, 'ação espera', 'ações esperam')} por isso agora.`}
      </p>
      <p>
        Para quem cuida do servidor: processo {pid} · usuário do banco {papel}
        {endereco && ` · de ${endereco}`}
      </p>
      <p className="font-semibold text-ink">{oQueFazer(transacao)}</p>
      {!do_corre && (
        <code translate="no" className="wrap-anywhere">
          select pg_terminate_backend({pid});
        </code>
      )}
    </li>
  );
}

/** Who holds rows of the database. */
function Presas({ estado }: { estado: EstadoDoSistema }) {
  return (
    <Card aria-labelledby="presas">
      <CardHeader title="O que está travando o sistema" total={estado.transacoes.length} id="presas" className="pb-2" />
      {!estado.ve_tudo && (
        <Banner tone="aviso" className="mx-4 mb-3">
          Faltam detalhes: o Corre não pode ver o que os outros programas fazem. Peça a quem cuida do servidor que dê a
          ele o papel pg_read_all_stats.
        </Banner>
      )}
      {estado.transacoes.length === 0 ? (
        <EmptyState title="Nada está travado." text="Nenhum programa impede os pedidos e as entregas." />
      ) : (
        <ul>
          {estado.transacoes.map((transacao) => (
            <Transacao key={transacao.pid} transacao={transacao} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/**
 * The page 'Sistema': who holds rows of the database, what was refused because of it, and what to do [sistema-preso].
 */
export function Sistema() {
  const { data, isError, isFetching, refetch } = trpc.sistema.estado.useQuery(undefined, { refetchInterval: POLL_MS });
  useFailureNotice(isError && data !== undefined, FALHAS['sistema.estado']);
  return (
    <div className="mx-auto grid w-full max-w-[860px] grid-cols-1 gap-4">
      <h1>Sistema</h1>
      {data ? (
        <>
          <Presas estado={data} />
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            <Card aria-labelledby="recusas">
              <CardHeader title="Na última hora" id="recusas" />
              <CardBody className="pt-1 text-[14px] leading-5">{acoesRecusadas(data)}</CardBody>
            </Card>
            <Card aria-labelledby="mensagens">
              <CardHeader title="Mensagens a outros sistemas" id="mensagens" />
              <CardBody className="pt-1 text-[14px] leading-5">
                {mensagensAtrasadas(data.mensagens)}
                {data.mensagens.esperando > 0 && ' A administração vê em Integrações qual sistema não responde.'}
              </CardBody>
            </Card>
          </div>
        </>
      ) : isError ? (
        <Card>
          <ErrorState title={FALHAS['sistema.estado']} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <Card>
          <Loading>
            <SkeletonRows rows={4} />
          </Loading>
        </Card>
      )}
    </div>
  );
}
