import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { shortEndereco } from '@corre/ui/domain/format/cut-endereco.ts';
import { formatAgo, formatDuration } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { cut } from '@corre/ui/kit/format/shorten.ts';
import { useKeptHeight } from '@corre/ui/kit/held-rows/use-kept-height.ts';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { useActs } from '../atos/atos.tsx';
import { recusasPorExtenso } from '../recusas.tsx';
import { useNow, volta } from '../torre/relogio.tsx';
import type { Entregador } from '../torre/use-torre.ts';
import { EntregadorMenu } from './entregador-menu.tsx';
import { Foto } from './foto.tsx';
import { type Group, grupoDe, NOMES, semSinal } from './groups.ts';

/** Maximum length, in characters [torre]. */
const PRODUTOS_MAX = 60;

type Props = { entregador: Entregador };

/** Shows the refusals of a courier, also when there are none. Two or more are red. */
function ContaDasRecusas({ recusas }: { recusas: number }) {
  const text = recusasPorExtenso(recusas);
  return recusas > 1 ? <strong className="text-perigo-ink">{text}</strong> : text;
}

function Espera({ entregador }: Props) {
  const now = useNow();
  const { posicao_fila, fila_desde, ultimo_sinal, recusas_consecutivas, online } = entregador;
  return (
    <>
      {semSinal(entregador) && (
        <strong className="text-aguardando-ink">
          sem sinal{ultimo_sinal && ` ${formatAgo(ultimo_sinal, now)}`} ·{' '}
        </strong>
      )}
      {posicao_fila !== null && <strong className="text-ink">{posicao_fila}º · </strong>}
      {online ? fila_desde && `${formatAgo(fila_desde, now)} · ` : 'Offline · '}
      <ContaDasRecusas recusas={recusas_consecutivas} />
    </>
  );
}

/** Step, shop and time of the current delivery, then its address and products. */
function Ocupacao({ entregador }: Props) {
  const now = useNow();
  const ativa = entregador.solicitacao_ativa_detalhes;
  // Busy without a delivery under way: the order of a cancelled one is on its way back [devolver].
  if (!ativa) return <span className="block wrap-anywhere">Leva de volta à loja um pedido cancelado</span>;
  const mais = entregador.total_solicitacoes_abertas - 1;
  const tempo = formatDuration(now - Date.parse(ativa.desde));
  return (
    <>
      {/* The text wraps. A truncated line left a gap before the time. */}
      <span className="block wrap-anywhere">
        {NOME_STATUS[ativa.status]} · {ativa.comercio}, <span className="whitespace-nowrap">{tempo}</span>
      </span>
      <span className="block wrap-anywhere">
        {shortEndereco(ativa.endereco_entrega)}
        {mais > 0 && <strong className="text-ink"> · mais {countOf(mais, 'entrega', 'entregas')}</strong>}
        {' · '}
        <ContaDasRecusas recusas={entregador.recusas_consecutivas} />
      </span>
      {ativa.descricao_produtos && <span className="block">{cut(ativa.descricao_produtos, PRODUTOS_MAX)}</span>}
    </>
  );
}

function Suspensao({ entregador }: Props) {
  const now = useNow();
  const { motivo_suspensao, data_expiracao_suspensao, recusas_consecutivas } = entregador;
  return (
    <span className="text-perigo-ink">
      {motivo_suspensao ?? 'Suspenso'}
      {data_expiracao_suspensao && ` · ${volta(data_expiracao_suspensao, now)}`}
      {` · ${recusasPorExtenso(recusas_consecutivas)}`}
    </span>
  );
}

/** Said in the place of a courier who went to another group while the list is held still. */
const Foi = ({ entregador }: Props) => (
  <>
    Agora em <strong className="text-ink">{NOMES[grupoDe(entregador)]}</strong>
  </>
);

const DETALHES = { livres: Espera, ocupados: Ocupacao, suspensos: Suspensao, offline: Espera };

type RowProps = Props & {
  group: Group;
  /** a text while the list holds still (`useHeldRows`) */
  still: string | false;
};

/** Row of a courier in a group of the dashboard. */
export const EntregadorRow = memo(function EntregadorRow({ entregador, group, still }: RowProps) {
  const { show } = useActs();
  const foi = grupoDe(entregador) !== group;
  const row = useKeptHeight<HTMLDivElement>(still);
  // A further line is cut here, not in the row's padding.
  const texts = useKeptHeight<HTMLDivElement>(still);
  const Detalhes = foi ? Foi : DETALHES[group];
  return (
    <div ref={row} data-entregador={entregador.id} className="px-3.5 py-1.5 hover:bg-sunken/60">
      <div className="flex items-start gap-3">
        <Foto entregador={entregador} size={36} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-2">
            <button
              type="button"
              onClick={() => show({ tipo: 'detalhes', entregador })}
              className="line-clamp-2 min-h-6 min-w-0 flex-1 rounded text-left text-[14.5px] leading-5 font-[650] text-ink hover:underline"
            >
              {entregador.nome_completo}
            </button>
            <Rating {...entregador} className="shrink-0 text-[13px]" />
          </div>
          <div ref={texts} className="text-[13px] leading-[18px] text-ink-2">
            <Detalhes entregador={entregador} />
          </div>
        </div>
        <span className="-mr-2.5 flex w-7 shrink-0 justify-center">
          <EntregadorMenu entregador={entregador} size="sm" />
        </span>
      </div>
      {entregador.suspenso && group === 'suspensos' && (
        <Button
          variant="secondary"
          size="sm"
          full
          icon={ShieldCheck}
          className="mt-2"
          onClick={() => show({ tipo: 'remover_suspensao', entregador })}
        >
          Remover suspensão
        </Button>
      )}
    </div>
  );
});
