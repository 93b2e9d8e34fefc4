import { trpc } from '@corre/client/trpc.ts';
import { comparadasDe } from '@corre/ui/domain/numeros/comparacao.ts';
import { ComparacaoCard } from '@corre/ui/domain/numeros/comparacao-card.tsx';
import { dias } from '@corre/ui/domain/numeros/dias.ts';
import { AceitacaoCard, FaltaCard } from '@corre/ui/domain/numeros/equipe-cards.tsx';
import { EsperaCard } from '@corre/ui/domain/numeros/esperas-cards.tsx';
import { Filters } from '@corre/ui/domain/numeros/filters.tsx';
import { LojasCard, PortaCard } from '@corre/ui/domain/numeros/lugares-cards.tsx';
import { MaisNumeros } from '@corre/ui/domain/numeros/mais-numeros.tsx';
import { FinsCard, PicoCard } from '@corre/ui/domain/numeros/operacao-cards.tsx';
import { EscolherPeriodo } from '@corre/ui/domain/numeros/periodo.tsx';
import { KEEP, useNumeros } from '@corre/ui/shell/numeros/use-numeros.ts';

/** The figures of a span of days: waits first, no money, and more figures one step away [numeros]. */
export function Estatisticas() {
  const numeros = useNumeros();
  const { now, periodo, choose, filtros, bairros, filtrado, operacao, ofertas, lojas, porta, equipe } = numeros;
  const { data: entregadores = [] } = trpc.entregadores.todos.useQuery();
  // The choices: all shops with deliveries in the span.
  const { data: todas } = trpc.numeros.lojas.useQuery(periodo, KEEP);
  const file = `estatisticas-${periodo.de}-${periodo.ate}`;
  const comparacao = comparadasDe({ operacao, ofertas, equipe });
  return (
    <div className="mx-auto grid w-full max-w-[1312px] grid-cols-1 gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="min-w-[min(100%,10rem)] flex-1">Estatísticas</h1>
        <EscolherPeriodo now={now} periodo={periodo} onChange={choose} />
        <Filters
          {...filtros}
          opcoes={{
            comercio: (todas?.lojas ?? []).map(({ comercio_id, comercio }) => ({ id: comercio_id, nome: comercio })),
            entregador: entregadores.map(({ id, nome_completo }) => ({ id, nome: nome_completo })),
            bairro: bairros,
          }}
        />
      </header>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-12">
        <EsperaCard asked={operacao} file={file} className="lg:col-span-8" />
        <AceitacaoCard asked={ofertas} file={file} className="lg:col-span-4" />
        <PicoCard asked={operacao} file={file} className="lg:col-span-6" />
        <FaltaCard asked={equipe} file={file} deTodos={filtrado} className="lg:col-span-6" />
        <LojasCard asked={lojas} file={file} className="lg:col-span-4" />
        <PortaCard asked={porta} file={file} className="lg:col-span-4" />
        <FinsCard asked={operacao} file={file} className="lg:col-span-4" />
        <ComparacaoCard asked={comparacao} dias={dias(periodo)} file={file} className="lg:col-span-12" />
      </div>
      <MaisNumeros operacao={operacao} ofertas={ofertas} equipe={equipe} file={file} />
    </div>
  );
}
