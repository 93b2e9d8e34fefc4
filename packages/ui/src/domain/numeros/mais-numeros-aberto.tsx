import type { EntregadoresDoPeriodo, OfertasDoPeriodo, Operacao } from '@corre/contract/numeros/contrato.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import type { ReactNode } from 'react';
import type { Asked } from './asked.ts';
import { daEquipe, dasOfertas, doPrazo, type Linha, ListaDeNumeros } from './lista-de-numeros.tsx';
import { PrecisaramCard, RecusasCard, SemNinguemCard } from './ofertas-cards.tsx';
import { EmMaosCard, PagamentosCard } from './pagamentos-cards.tsx';

export type MaisNumerosProps = {
  operacao: Asked<Operacao>;
  ofertas: Asked<OfertasDoPeriodo>;
  equipe: Asked<EntregadoresDoPeriodo>;
  /** left out for who may not read money */
  dinheiro?: Asked<DinheiroDoPeriodo>;
  file: string;
};

// Styles stand inline, because classes of this part would weigh on every page.
/** As many columns of text as have room. */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' };
/** A picture. The pictures of the last row share the row, so that no place stays empty. */
const PICTURE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: '1 1 320px', minWidth: 0 };

const Picture = ({ children }: { children: ReactNode }) => <div style={PICTURE}>{children}</div>;

/** The lines of a query, dim while they are those of the span before. */
function Lines<T>({ asked, title, linhas }: { asked: Asked<T>; title: string; linhas: (data: T) => Linha[] }) {
  if (asked.data === undefined) return null;
  return (
    <div aria-busy={asked.old} inert={asked.old} style={asked.old ? { opacity: 0.35 } : undefined}>
      <ListaDeNumeros title={title} linhas={linhas(asked.data)} />
    </div>
  );
}

/** The pictures and lines of 'Mais números'. */
export function MaisNumerosAberto({ operacao, ofertas, equipe, dinheiro, file }: MaisNumerosProps) {
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Picture>
          <SemNinguemCard asked={ofertas} file={file} />
        </Picture>
        <Picture>
          <PrecisaramCard asked={ofertas} file={file} />
        </Picture>
        <Picture>
          <RecusasCard asked={ofertas} file={file} />
        </Picture>
        {dinheiro && (
          <>
            <Picture>
              <PagamentosCard asked={dinheiro} file={file} />
            </Picture>
            <Picture>
              <EmMaosCard asked={dinheiro} file={file} />
            </Picture>
          </>
        )}
      </div>
      <div className="grid gap-x-4 gap-y-4 rounded-(--ui-card) border border-line bg-surface px-4 py-3" style={COLUMNS}>
        <Lines title="Tempo de entrega" asked={operacao} linhas={doPrazo} />
        <Lines
          title="Entregadores"
          asked={{ ...equipe, old: equipe.old || dinheiro?.old === true }}
          linhas={(data) => daEquipe(data, dinheiro?.data)}
        />
        <Lines title="Ofertas" asked={ofertas} linhas={dasOfertas} />
      </div>
    </div>
  );
}
