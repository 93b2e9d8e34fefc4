import type { Outputs } from '@corre/client/trpc.ts';
import { taxaNaFrase } from '@corre/contract/configuracoes/taxa.ts';
import { formatDuration, formatHoursMinutes } from '@corre/ui/domain/format/dates.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useConfiguracaoQuery } from '@corre/ui/shell/use-configuracao.ts';
import { ChevronDown } from 'lucide-react';

type Numeros = Pick<
  Outputs['publico']['configuracao'],
  | 'oferta_segundos'
  | 'recusas_para_suspender'
  | 'suspensao_horas'
  | 'expiradas_para_sair'
  | 'pausa_recusa_segundos'
  | 'pausa_expirada_segundos'
  | 'taxa_percentual'
>;

const tempo = (seconds: number): string => formatDuration(seconds * 1_000);

interface Regra {
  title: string;
  text: string;
}

/** Returns the rules that a courier should know, with this installation's numbers. */
export const regras = (n: Numeros): readonly Regra[] => [
  {
    title: 'A fila',
    text: 'Quem fica online primeiro é chamado primeiro. Ao finalizar uma entrega, você entra no fim da fila.',
  },
  {
    title: `Os ${n.oferta_segundos} segundos`,
    text: `Cada oferta espera ${n.oferta_segundos} segundos. Sem resposta, passa para a próxima pessoa. Você vai para o fim da fila. Depois de ${countOf(n.expiradas_para_sair, 'oferta', 'ofertas seguidas')} sem resposta, você fica offline.`,
  },
  {
    title: 'Recusas',
    text: `Você pode recusar, e vai para o fim da fila. ${countOf(n.recusas_para_suspender, 'recusa suspende', 'recusas seguidas suspendem')} a conta por ${formatHoursMinutes(n.suspensao_horas * 60)}. Aceitar zera a contagem.`,
  },
  {
    title: 'Pausas',
    text: `O pedido que você recusou só volta para você depois de ${tempo(n.pausa_recusa_segundos)}; o que passou sem resposta, depois de ${tempo(n.pausa_expirada_segundos)}.`,
  },
  {
    title: 'Suspensão',
    text: 'Acaba sozinha na hora marcada. Se foi injusta, conteste: o suporte responde por aqui.',
  },
  {
    title: 'Pagamento',
    text: `A semana vai de segunda a domingo. Na sexta seguinte o valor cai no seu PIX, já sem a ${taxaNaFrase(n.taxa_percentual)}.`,
  },
];

/** The rules as a list to expand. `aberta` expands the first one. */
export function RegrasList({ open = false }: { open?: boolean }) {
  const { data, isError, refetch } = useConfiguracaoQuery();
  if (isError && !data) return <InlineError title="Erro ao carregar as regras" onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <SkeletonRows />
      </Loading>
    );
  }
  return (
    <div className="divide-y divide-line rounded-xl border border-line">
      {regras(data).map(({ title, text }, i) => (
        <details key={title} name="regras" open={open && i === 0} className="group">
          <summary className="flex min-h-12 list-none items-center gap-3 px-3.5 text-[17px] font-[650]">
            <span className="flex-1">{title}</span>
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-2 group-open:rotate-180" />
          </summary>
          <p className="px-3.5 pb-3.5 text-[17px] leading-6 text-ink-2">{text}</p>
        </details>
      ))}
    </div>
  );
}
