import { FALHAS } from '@corre/contract/falhas.ts';
import { weekNote } from '@corre/ui/domain/format/week.ts';
import { WeekPickerRow } from '@corre/ui/domain/week-picker/week-picker.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Link, useLocation } from 'wouter';
import { Contestacoes } from '../fechamento/contestacoes.tsx';
import { Descontos } from '../fechamento/descontos.tsx';
import { Novidades } from '../novidades/linhas.tsx';
import { Dias } from './dias.tsx';
import { Extrato } from './extrato.tsx';
import { Pagamento } from './pagamento.tsx';
import { Resumo } from './resumo.tsx';
import { type Historia, type Semana, useHistorico } from './use-historico.ts';

/** The name of the page with a courier's own figures in the address, below the history. */
const NUMEROS = 'numeros';
const MeusNumeros = lazyPart(async () => (await import('./meus-numeros.tsx')).MeusNumeros);

const contaDa = ({ contas }: Historia, semana: Semana) =>
  contas.data?.find(({ semana_inicio }) => semana_inicio === semana.semana_inicio);

/**
 * Returns the payment data for weekNote, or undefined while the accounts load. A week without accounts has nothing to
 * receive.
 */
const pagamentoDaSemana = (historia: Historia, semana: Semana) =>
  historia.contas.data && (contaDa(historia, semana) ?? { pago_em: null, liquido: 0 });

function UmaSemana({ historia, semana }: { historia: Historia; semana: Semana }) {
  const conta = contaDa(historia, semana);
  return (
    <>
      <Card aria-label={`Semana de ${semana.semana}`}>
        <WeekPickerRow
          semanas={historia.semanas}
          semana_inicio={semana.semana_inicio}
          onChange={historia.choose}
          nota={weekNote(semana.semana_inicio, serverNow(), pagamentoDaSemana(historia, semana))}
        />
        <Resumo semana={semana} conta={conta} />
        <Pagamento conta={conta} contas={historia.contas} />
        <Dias key={semana.semana_inicio} entregas={semana.entregas} por_dia={semana.por_dia} />
      </Card>
      {conta && <Contestacoes key={semana.semana_inicio} conta={conta} />}
    </>
  );
}

/** The printable page of one week, at `/historico/<semana_inicio>`. */
function Papel({ historia, semana_inicio }: { historia: Historia; semana_inicio: string }) {
  const semana = historia.semanas.find((uma) => uma.semana_inicio === semana_inicio);
  const conta = semana && contaDa(historia, semana);
  if (conta) return <Extrato semana={semana} conta={conta} />;
  if (historia.contas.isPending) return <LoadingCard />;
  if (historia.contas.isError)
    return (
      <Card>
        <ErrorState
          title={FALHAS['fechamento.doEntregador']}
          onRetry={() => void historia.contas.refetch()}
          retrying={historia.contas.isRefetching}
        />
      </Card>
    );
  return (
    <Card>
      <EmptyState title="Não há nada nesta semana">
        <Link href="/historico" className={buttonClass({ variant: 'secondary' })}>
          Voltar ao histórico
        </Link>
      </EmptyState>
    </Card>
  );
}

function Content({ historia }: { historia: Historia }) {
  const { chosen, isError, refetch, isRefetching } = historia;
  if (chosen) return <UmaSemana historia={historia} semana={chosen} />;
  if (!isError) return <LoadingCard />;
  return (
    <Card>
      <ErrorState title={FALHAS['entregas.historicoDoEntregador']} onRetry={refetch} retrying={isRefetching} />
    </Card>
  );
}

/** The weekly history [semana-do-entregador]: the sum of a week, open discounts, and a printable page per week. */
export function Historico() {
  const historia = useHistorico();
  const [caminho] = useLocation();
  const semana_inicio = caminho.split('/')[2];
  if (semana_inicio === NUMEROS)
    return (
      <LazyTab>
        <MeusNumeros />
      </LazyTab>
    );
  if (semana_inicio && historia.chosen) return <Papel historia={historia} semana_inicio={semana_inicio} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>Histórico semanal</h1>
      {historia.contas.data && <Descontos contas={historia.contas.data} />}
      <Content historia={historia} />
      <Novidades />
      <Link href={`/historico/${NUMEROS}`} className={buttonClass({ variant: 'secondary' })}>
        Meus números
      </Link>
    </div>
  );
}
