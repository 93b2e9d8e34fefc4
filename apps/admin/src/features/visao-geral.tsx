import { trpc } from '@corre/client/trpc.ts';
import { askedOf } from '@corre/ui/domain/numeros/asked.ts';
import { comparadasDe } from '@corre/ui/domain/numeros/comparacao.ts';
import { ComparacaoCard } from '@corre/ui/domain/numeros/comparacao-card.tsx';
import { dias } from '@corre/ui/domain/numeros/dias.ts';
import { GanhosCard, ReaisPorHoraCard } from '@corre/ui/domain/numeros/dinheiro-cards.tsx';
import { AceitacaoCard, FaltaCard } from '@corre/ui/domain/numeros/equipe-cards.tsx';
import { EsperaCard } from '@corre/ui/domain/numeros/esperas-cards.tsx';
import { Filters } from '@corre/ui/domain/numeros/filters.tsx';
import { LojasCard, PortaCard } from '@corre/ui/domain/numeros/lugares-cards.tsx';
import { MaisNumeros } from '@corre/ui/domain/numeros/mais-numeros.tsx';
import { FinsCard, PicoCard } from '@corre/ui/domain/numeros/operacao-cards.tsx';
import { EscolherPeriodo } from '@corre/ui/domain/numeros/periodo.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { KEEP, useNumeros } from '@corre/ui/shell/numeros/use-numeros.ts';
import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import { ultimaSemana } from './semana/endereco.ts';

/** The figures of a span of days in pictures, beside the span before, and more figures one step away [numeros]. */
export function VisaoGeral() {
  const numeros = useNumeros();
  const { now, periodo, choose, filtros, bairros, filtrado, operacao, ofertas, lojas, porta, equipe } = numeros;
  const { data: comercios = [] } = trpc.comercios.listar.useQuery();
  const { data: entregadores = [] } = trpc.entregadores.listaMascarada.useQuery({ situacao: 'todos' });
  const dinheiro = askedOf(trpc.numeros.dinheiro.useQuery(periodo, KEEP));
  const file = `visao-geral-${periodo.de}-${periodo.ate}`;
  const comparacao = comparadasDe({ operacao, ofertas, dinheiro });
  return (
    <div className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="min-w-[min(100%,10rem)] flex-1">Visão geral</h1>
        <EscolherPeriodo now={now} periodo={periodo} onChange={choose} />
        <Filters
          {...filtros}
          opcoes={{
            comercio: comercios,
            entregador: entregadores.map(({ id, nome_completo }) => ({ id, nome: nome_completo })),
            bairro: bairros,
          }}
        />
        <Link href={`/semana/${ultimaSemana(now)}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <FileText aria-hidden="true" className="size-4" />
          Folha da semana
        </Link>
      </header>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-12">
        <ComparacaoCard asked={comparacao} dias={dias(periodo)} file={file} className="lg:col-span-12" />
        <PicoCard asked={operacao} file={file} className="lg:col-span-7" />
        <FaltaCard asked={equipe} file={file} deTodos={filtrado} className="lg:col-span-5" />
        <EsperaCard asked={operacao} file={file} className="lg:col-span-8" />
        <AceitacaoCard asked={ofertas} file={file} className="lg:col-span-4" />
        <LojasCard asked={lojas} file={file} className="lg:col-span-4" />
        <PortaCard asked={porta} file={file} className="lg:col-span-4" />
        <ReaisPorHoraCard asked={dinheiro} file={file} className="lg:col-span-4" />
        <FinsCard asked={operacao} file={file} className="lg:col-span-6" />
        <GanhosCard asked={dinheiro} file={file} className="lg:col-span-6" />
      </div>
      <MaisNumeros operacao={operacao} ofertas={ofertas} equipe={equipe} dinheiro={dinheiro} file={file} />
    </div>
  );
}
