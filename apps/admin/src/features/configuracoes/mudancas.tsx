import { trpc } from '@corre/client/trpc.ts';
import { type CampoDaEmpresa, ROTULO_DO_CAMPO } from '@corre/contract/configuracoes/campos.ts';
import type { MudancaDaConfiguracao } from '@corre/contract/configuracoes/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Returns a kept value as the form shows it. */
const emPalavras = (campo: CampoDaEmpresa, valor: string | null): string => {
  if (valor === null) return 'sem valor';
  if (campo === 'aprovar_cadastros') return valor === 'true' ? 'você aprova' : 'entra na hora';
  return valor;
};

function Linha({ mudanca: { campo, valor, antes, quem, em } }: { mudanca: MudancaDaConfiguracao }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line px-5 py-2.5 text-[14px] leading-5 sm:px-6">
      <span className="min-w-0 wrap-anywhere">
        <strong>{ROTULO_DO_CAMPO[campo]}</strong>: {emPalavras(campo, antes)} → {emPalavras(campo, valor)}
      </span>
      <span className="text-ink-2">
        {quem}, {formatDayMonthTime(em)}
      </span>
    </li>
  );
}

/** The changes, the newest first, page by page. */
function useMudancas() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // It begins with the key of the tRPC query, so that its invalidation covers this one.
    queryKey: [['configuracoes', 'mudancas', 'paginas']],
    queryFn: ({ pageParam, signal }) =>
      client.configuracoes.mudancas.query(pageParam === null ? {} : { antes_de: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ proximo }) => proximo,
  });
}

/** Who changed what in the company's settings. Absent while nobody said anything. */
export function Mudancas() {
  const { data, isError, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useMudancas();
  if (isError) return <InlineError title={FALHAS['configuracoes.mudancas']} onRetry={() => void refetch()} />;
  const mudancas = (data?.pages ?? []).flatMap((page) => page.mudancas);
  if (mudancas.length === 0) return null;
  return (
    <Card aria-labelledby="mudancas" className="pb-2">
      <h2 id="mudancas" className="px-5 py-3.5 text-[17px] leading-6 sm:px-6">
        Quem mudou a empresa
      </h2>
      <ul>
        {mudancas.map((mudanca) => (
          <Linha key={mudanca.id} mudanca={mudanca} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="ghost"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="mx-4 mt-1 sm:mx-5"
        >
          Mudanças mais antigas
        </Button>
      )}
    </Card>
  );
}
