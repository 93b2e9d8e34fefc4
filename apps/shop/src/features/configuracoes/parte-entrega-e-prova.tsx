import { FALHAS } from '@corre/contract/falhas.ts';
import type { ProvaDoComercio } from '@corre/contract/prova/contrato.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Bloco, BlocoCorpo } from '../bloco.tsx';
import { useCustodia } from '../custodia/use-custodia.ts';
import { abrirCustodia } from '../pendentes/parte-lembrada.ts';
import { useProvaDaLoja, useSalvarProva } from '../use-prova-da-loja.ts';

const PROVAS: readonly { campo: keyof ProvaDoComercio; titulo: string; detalhe: string }[] = [
  {
    campo: 'exigir_codigo',
    titulo: 'Código do cliente',
    detalhe:
      'Quem recebe diz 4 números, que estão na página de acompanhamento. Você também vê o código nos detalhes do pedido.',
  },
  { campo: 'exigir_foto', titulo: 'Foto da entrega', detalhe: 'Fica guardada por 90 dias.' },
  { campo: 'exigir_recebedor', titulo: 'Nome de quem recebeu', detalhe: 'Quem entrega pergunta e digita.' },
];

/** The proof that every new delivery of this shop asks for before its end. */
function ProvaDaLoja() {
  const { data, isError, refetch } = useProvaDaLoja();
  const salvar = useSalvarProva();
  if (!data) {
    return isError ? (
      <InlineError title={FALHAS['prova.doComercio']} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <SkeletonRows linhas={3} />
      </Loading>
    );
  }
  return (
    <div className="grid gap-2">
      {PROVAS.map(({ campo, titulo, detalhe }) => (
        <Switch
          key={campo}
          checked={data[campo]}
          detail={detalhe}
          onChange={({ target }) => salvar({ ...data, [campo]: target.checked })}
        >
          <strong className="font-semibold">{titulo}</strong>
        </Switch>
      ))}
    </div>
  );
}

/** The count of card machines, and a link to 'Pendentes', which is the page to manage them. */
function Maquininhas() {
  const maquininhas = useCustodia().data?.maquininhas;
  return (
    <BlocoCorpo>
      <p className="flex flex-wrap items-center justify-between gap-3">
        {maquininhas && (
          <span>
            {maquininhas.length === 0 ? 'Nenhuma cadastrada' : countOf(maquininhas.length, 'cadastrada', 'cadastradas')}
          </span>
        )}
        <Link href="/pendentes" onClick={abrirCustodia} className={buttonClass({ variant: 'secondary' })}>
          Cadastrar e entregar
          <ArrowRight aria-hidden="true" className="size-[18px]" />
        </Link>
      </p>
    </BlocoCorpo>
  );
}

/** The part 'Entrega e prova': the proof of delivery, and the card machines. */
export const EntregaEProva = () => (
  <>
    <Bloco
      title="Prova de entrega"
      texto="O que se pede para finalizar. Vale para os próximos pedidos; em cada um dá para mudar o código."
    >
      <BlocoCorpo>
        <ProvaDaLoja />
      </BlocoCorpo>
    </Bloco>
    <Bloco title="Maquininhas" texto="As da loja, e com quem cada uma está. Ficam em Pendentes, com o dinheiro.">
      <Maquininhas />
    </Bloco>
  </>
);
