import { FALHAS } from '@corre/contract/falhas.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { FilterChips } from '@corre/ui/kit/filter-chips/filter-chips.tsx';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { Bike, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ProblemasDaLoja } from '../problemas/problemas-da-loja.tsx';
import { AoVivo } from './ao-vivo.tsx';
import type { Atos } from './card-atos.tsx';
import { Coluna } from './coluna.tsx';
import { emColunas } from './colunas.ts';
import { CampoDoNumero, numeroProcurado, Procura } from './procura.tsx';
import type { useQuadro } from './use-quadro.ts';

type Props = {
  quadro: ReturnType<typeof useQuadro>;
  atos: Atos;
  /** leads to the form from an empty board */
  onNova: () => void;
};

const partes = ['abertas', 'encerradas'] as const;
type Parte = (typeof partes)[number];

function Conteudo({ quadro, atos, onNova, parte }: Props & { parte: Parte }) {
  const { solicitacoes, agora } = quadro;
  if (!solicitacoes) return null;
  if (solicitacoes.length === 0) {
    return (
      <Card>
        <EmptyState title="Nenhuma solicitação ainda" texto="Peça a primeira entrega em poucos segundos.">
          <Button icon={Bike} onClick={onNova}>
            Solicitar entrega
          </Button>
        </EmptyState>
      </Card>
    );
  }
  const { aguardando, em_andamento, encerradas } = emColunas(solicitacoes);
  const comum = { agora, atos };
  const aberta = parte === 'abertas' ? '' : 'max-md:hidden';
  const encerrada = parte === 'encerradas' ? '' : 'max-md:hidden';
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-6 @3xl:grid-cols-3">
      <div className={aberta}>
        <Coluna
          {...comum}
          agrupar
          title={NOME_STATUS.aguardando}
          nota="mais antiga primeiro"
          vazia="Nada espera por entregador"
          solicitacoes={aguardando}
        />
      </div>
      <div className={aberta}>
        <Coluna {...comum} agrupar title="Em andamento" vazia="Nenhuma entrega na rua" solicitacoes={em_andamento} />
      </div>
      <div className={encerrada}>
        <Coluna
          {...comum}
          title="Encerradas"
          nota="mais nova primeiro"
          vazia="Nada encerrado ainda"
          solicitacoes={encerradas}
          mais={{ ha_mais: quadro.ha_mais, carregar: quadro.carregar, carregando: quadro.carregando }}
        />
      </div>
    </div>
  );
}

/** 'Minhas Solicitações': three columns beside the form, one list with chips on a phone. */
export function Quadro(props: Props) {
  const { quadro } = props;
  const { abertas, encerradas, erro, atualizar, atualizando, solicitacoes } = quadro;
  const [parte, setParte] = useState<Parte>('abertas');
  const [digitado, setDigitado] = useState('');
  const numero = numeroProcurado(digitado);
  // without a system of its own a shop has no numbers to look for
  const numeradas = digitado !== '' || solicitacoes?.some(({ numero_pedido }) => numero_pedido !== null);
  return (
    <section aria-label="Minhas Solicitações" className="@container grid min-w-0 grid-cols-1 content-start gap-4">
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="max-md:sr-only">Minhas Solicitações</h2>
        {numero === null && (
          <FilterChips
            label="Filtrar solicitações"
            className="md:hidden [&_button]:min-h-11"
            value={parte}
            onValueChange={setParte}
            chips={[
              { value: 'abertas', label: 'Abertas', count: abertas },
              { value: 'encerradas', label: 'Encerradas', count: quadro.ha_mais ? undefined : encerradas },
            ]}
          />
        )}
        <AoVivo className="max-md:ml-auto" />
        {numeradas && <CampoDoNumero value={digitado} onChange={setDigitado} />}
        <Button
          variant="ghost"
          size="sm"
          icon={RefreshCw}
          loading={atualizando}
          onClick={atualizar}
          className="ml-auto max-md:hidden"
        >
          Atualizar
        </Button>
      </header>
      <ProblemasDaLoja />
      {erro && !solicitacoes ? (
        <Card>
          <ErrorState
            title={FALHAS['solicitacoes.doComercio']}
            texto="Seus dados estão a salvo. Tente de novo."
            onRetry={atualizar}
            retrying={atualizando}
          />
        </Card>
      ) : solicitacoes && numero ? (
        <Procura numero={numero} agora={quadro.agora} atos={props.atos} />
      ) : solicitacoes ? (
        <Conteudo {...props} parte={parte} />
      ) : (
        <Loading>
          <div className="grid grid-cols-1 gap-4 @3xl:grid-cols-3">
            {['aguardando', 'em_andamento', 'encerradas'].map((coluna) => (
              <Card key={coluna}>
                <SkeletonCard />
              </Card>
            ))}
          </div>
        </Loading>
      )}
    </section>
  );
}
