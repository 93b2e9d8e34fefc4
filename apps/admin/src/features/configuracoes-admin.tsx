import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { Limpeza, LimpezaDaTarefa } from '@corre/contract/limpeza/contrato.ts';
import type { TarefaLimpeza } from '@corre/contract/vocabulario.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { ThemeChoice } from '@corre/ui/kit/theme-choice/theme-choice.tsx';
import { SecurityCard } from '@corre/ui/shell/fatores/security-card.tsx';
import { PasswordCard } from '@corre/ui/shell/password-card.tsx';
import { SessionsCard } from '@corre/ui/shell/sessions-card.tsx';
import { ShortcutsCard } from '@corre/ui/shell/shortcuts-card.tsx';
import { Info } from 'lucide-react';
import { RegistroCard } from './registro/registro-card.tsx';
import { Page } from './shell/page.tsx';

/** The labels of the cleanup's tasks. */
const TAREFAS: Record<TarefaLimpeza, string> = {
  semanas: 'Semanas encerradas',
  pedidos: 'Endereços de clientes',
  mensagens: 'Conversas',
  provas: 'Fotos de entregas',
  ofertas: 'Ofertas antigas',
  turnos: 'Tempo online antigo',
  silencios: 'Tempo sem sinal antigo',
  suspensoes: 'Motivos de suspensão',
  intervencoes: 'Motivos de intervenção',
  contas: 'Contas removidas',
  cadastros: 'Cadastros não aprovados',
  rastreios: 'Links de acompanhamento de entregas encerradas',
  externos: 'Pedidos e mensagens de outros sistemas',
  sessoes: 'Sessões vencidas',
  navegadores: 'Navegadores antigos',
  respostas: 'Respostas guardadas',
  limites: 'Limites vencidos',
  auditoria: 'Auditoria antiga',
};

type Props = {
  /** undefined while it loads */
  limpeza: Limpeza | undefined;
  failed: boolean;
  retrying: boolean;
  reload: () => void;
};

const comoTerminou = ({ falhou, ha_mais }: Pick<Limpeza, 'falhou' | 'ha_mais'>) =>
  falhou ? 'Falhou: tenta de novo em uma hora' : ha_mais ? 'Ainda há mais: continua em um minuto' : 'Em dia';

function Tarefa({ tarefa }: { tarefa: LimpezaDaTarefa }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 text-[14px] leading-5">
      <span>{TAREFAS[tarefa.tarefa]}</span>
      <span className="text-ink-2">
        {formatInteger(tarefa.linhas)} {tarefa.linhas === 1 ? 'linha' : 'linhas'} · {comoTerminou(tarefa)}
      </span>
    </li>
  );
}

function Ultima({ limpeza }: { limpeza: Limpeza }) {
  if (limpeza.terminada_em === null) {
    return <EmptyState title="Nenhuma limpeza ainda" text="A primeira roda quando o servidor inicia." />;
  }
  const seconds = (limpeza.duracao_ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  // Skips tasks that had nothing to do and did not fail.
  const ditas = limpeza.tarefas.filter(({ linhas, ha_mais, falhou }) => linhas > 0 || ha_mais || falhou);
  return (
    <>
      <p>
        <strong>{comoTerminou(limpeza)}.</strong> Última em {formatDayMonthTime(limpeza.terminada_em)}: {seconds} s,{' '}
        {formatInteger(limpeza.linhas)} linhas.
      </p>
      {ditas.length > 0 && (
        <ul>
          {ditas.map((tarefa) => (
            <Tarefa key={tarefa.tarefa} tarefa={tarefa} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The last cleanup: its result, and whether more is left (ADR 0010). */
export function LimpezaView({ limpeza, failed, retrying, reload }: Props) {
  return (
    <Card aria-labelledby="limpeza" className="grid gap-3 p-5 sm:p-6">
      <div>
        <h2 id="limpeza">Limpeza dos dados</h2>
        <p className="text-[14px] leading-5 text-ink-2">
          De hora em hora o servidor apaga o que passou do prazo e soma as semanas encerradas.
        </p>
      </div>
      {limpeza && <Ultima limpeza={limpeza} />}
      {!limpeza && failed && <InlineError title={FALHAS['sistema.limpeza']} onRetry={reload} retrying={retrying} />}
      {!limpeza && !failed && (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      )}
    </Card>
  );
}

/** The card of the last cleanup, for the settings. */
function LimpezaCard() {
  const { data, isError, isFetching, refetch } = trpc.sistema.limpeza.useQuery();
  return <LimpezaView limpeza={data} failed={isError} retrying={isFetching} reload={() => void refetch()} />;
}

function ContaMestre() {
  return (
    <div className="flex gap-4 rounded-(--ui-card) bg-aceita px-5 py-4 text-aceita-ink sm:px-6">
      <Info aria-hidden="true" className="mt-1 size-[22px] shrink-0" />
      <div>
        <h2 className="text-[16px] leading-6">Esta é a conta mestre</h2>
        <p>
          Tem acesso total a relatórios, entregadores e comércios. Se a senha for esquecida, é preciso ter acesso ao
          banco de dados: quem cuida do servidor define outra com o comando npm run conta.
        </p>
      </div>
    </div>
  );
}

/** The settings: password, second factor, sessions, audit log, last cleanup, account, appearance, shortcuts. */
export function ConfiguracoesAdmin() {
  return (
    <div className="max-w-[760px]">
      <Page title="Configurações">
        <PasswordCard title="Senha do administrador" loadingLabel="Alterando..." className="grid gap-4 p-5 sm:p-6" />
        <SecurityCard className="p-5 sm:p-6" />
        <SessionsCard className="p-5 sm:p-6" />
        <RegistroCard />
        <LimpezaCard />
        <ContaMestre />
        <Card
          aria-labelledby="aparencia"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:p-6"
        >
          <div>
            <h2 id="aparencia">Aparência</h2>
            <p className="text-[14px] leading-5 text-ink-2">Vale só para este navegador.</p>
          </div>
          <ThemeChoice className="w-full sm:w-[340px]" />
        </Card>
        <ShortcutsCard
          detail="No Fechamento da Semana: C copia o PIX, P marca como pago, U desfaz. Nas tabelas, / busca."
          className="p-5 sm:p-6"
        />
      </Page>
    </div>
  );
}
