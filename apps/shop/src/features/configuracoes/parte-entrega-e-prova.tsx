import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Bloco, BlocoCorpo } from '../bloco/bloco.tsx';
import { useCustodia } from '../custodia/use-custodia.ts';
import { abrirCustodia } from '../pendentes/parte-lembrada.ts';
import { ProvaDaLoja } from '../prova/prova-da-loja.tsx';

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
