import { trpc } from '@corre/client/trpc.ts';
import type { ResumoSemanal } from '@corre/contract/entregas/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate, formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { releaseNote } from '@corre/ui/domain/format/entrega-when.ts';
import { devida } from '@corre/ui/domain/invoice-badge/invoice-badge.tsx';
import { orderNumber } from '@corre/ui/domain/order-number/order-number.ts';
import { Statement, StatementActs } from '@corre/ui/domain/statement/statement.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { PixDaFatura } from './pix-da-fatura.tsx';
import { type Fatura, fraseDaFatura, fraseDoAjuste, valorDasEntregas } from './regras.ts';
import { useFaturas } from './use-faturas.ts';

/** Returns '#4821 · Rua São João, 4, liberada às 18:40'. A launched delivery has neither number nor address. */
export function notaDaEntrega(entrega: ResumoSemanal['entregas'][number]): string | null {
  const { solicitacao_id, numero_pedido, endereco } = entrega;
  const numero = solicitacao_id !== null && `#${orderNumber({ id: solicitacao_id, numero_pedido })}`;
  const facts = [[numero, endereco].filter(Boolean).join(' · '), releaseNote(entrega)].filter(Boolean);
  return facts.length === 0 ? null : facts.join(', ');
}

type SheetProps = { fatura: Fatura; resumo: ResumoSemanal | undefined };

/** Returns the text to share. It contains the PIX code, so that any receiver of the text can pay. */
function textoDaFatura(empresa: string, comercio: string, fatura: Fatura, sentence: string): string {
  return [
    `${empresa}: fatura de ${comercio}, semana de ${fatura.semana}`,
    `${countOf(fatura.total_entregas, 'entrega', 'entregas')}: ${formatMoney(devida(fatura) ? fatura.a_pagar : fatura.valor)}`,
    ...fatura.ajustes.map(fraseDoAjuste),
    sentence,
    ...(fatura.copia_e_cola === null ? [] : [`PIX copia e cola: ${fatura.copia_e_cola}`]),
  ].join('\n');
}

function Sheet({ fatura, resumo }: SheetProps) {
  const comercio_nome = useComercioNome();
  const empresa = useConfiguracao()?.empresa ?? 'Corre';
  const now = serverNow();
  const sentence = fraseDaFatura(fatura, now, true);
  return (
    <>
      <StatementActs
        file={`Fatura ${fatura.semana.replaceAll('/', '-')}`}
        summary={textoDaFatura(empresa, comercio_nome, fatura, sentence)}
      />
      <Statement
        empresa={empresa}
        title="Fatura da semana"
        situacao={sentence}
        facts={[
          ['Comércio', comercio_nome],
          ['Semana', fatura.semana],
          ['Vencimento', formatDate(fatura.vence_em)],
          ['Identificação do PIX (txid)', fatura.txid],
          ['Emitida em', formatDateTime(now)],
        ]}
        column="Entregador"
        rows={(resumo?.entregas ?? []).map((entrega) => ({
          id: entrega.id,
          quando: entrega.data,
          nome: entrega.entregador_nome,
          nota: notaDaEntrega(entrega),
          valor: entrega.valor,
        }))}
        contas={[
          {
            id: 'entregas',
            nome: countOf(fatura.total_entregas, 'entrega', 'entregas'),
            valor: valorDasEntregas(fatura),
          },
          ...fatura.ajustes.map(({ id, valor, motivo }) => ({
            id: `ajuste ${id}`,
            nome: `${valor < 0 ? 'Desconto' : 'Acréscimo'}: ${motivo}`,
            valor,
            sinal: true,
          })),
          ...(devida(fatura) && fatura.recebido > 0
            ? [{ id: 'recebido', nome: 'Já recebido por PIX', valor: -fatura.recebido }]
            : []),
        ]}
        total={
          devida(fatura)
            ? { nome: 'A pagar', valor: fatura.a_pagar }
            : { nome: fatura.recebida_em === null ? 'A pagar' : 'Pago', valor: fatura.valor }
        }
      >
        <div className="break-inside-avoid">
          <PixDaFatura fatura={fatura} />
        </div>
      </Statement>
    </>
  );
}

/** Loads the invoice and its deliveries with two queries. */
function Loaded({ semana_inicio }: { semana_inicio: string }) {
  const comercio_nome = useComercioNome();
  const faturas = useFaturas();
  const fatura = faturas.data?.find((uma) => uma.semana_inicio === semana_inicio);
  const entregas = trpc.entregas.historicoDoComercio.useQuery(
    { comercio_nome, semana_inicio },
    { enabled: fatura !== undefined },
  );
  const failed = faturas.isError ? faturas : entregas.isError && !entregas.data ? entregas : null;
  if (fatura && entregas.data) return <Sheet fatura={fatura} resumo={entregas.data[0]} />;
  if (!failed && (faturas.isPending || fatura)) return <LoadingCard />;
  return (
    <Card>
      {failed ? (
        <ErrorState
          title={FALHAS['faturas.doComercio']}
          onRetry={() => void failed.refetch()}
          retrying={failed.isRefetching}
        />
      ) : (
        <EmptyState title="Não há fatura nesta semana" text="Só semanas com entregas têm fatura." />
      )}
    </Card>
  );
}

/** The printable invoice of one week, at an address of its own. */
export function PapelDaFatura({ semana_inicio }: { semana_inicio: string }) {
  return (
    <div className="mx-auto grid max-w-[820px] grid-cols-1 gap-4">
      <Link
        href={`/historico?semana=${semana_inicio}`}
        className={buttonClass({ variant: 'ghost', className: 'justify-self-start max-md:min-h-11 print:hidden' })}
      >
        <ArrowLeft aria-hidden="true" className="size-[18px]" />
        Voltar ao histórico
      </Link>
      <Loaded semana_inicio={semana_inicio} />
    </div>
  );
}
