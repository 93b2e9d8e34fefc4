import { FALHAS } from '@corre/contract/falhas.ts';
import type { ProvaDoComercio } from '@corre/contract/prova/contrato.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { useCustodia } from '../custodia/use-custodia.ts';
import { openAtCustodia } from '../pendentes/remembered-part.ts';
import { SettingsBody, SettingsCard, SettingsPending } from '../settings-card.tsx';
import { useProvaDaLoja, useSalvarProva } from '../use-prova-da-loja.ts';

const PROVAS: readonly { field: keyof ProvaDoComercio; titulo: string; detalhe: string }[] = [
  {
    field: 'exigir_codigo',
    titulo: 'Código do cliente',
    detalhe:
      'Quem recebe diz 4 números, que estão na página de acompanhamento. Você também vê o código nos detalhes do pedido.',
  },
  { field: 'exigir_foto', titulo: 'Foto da entrega', detalhe: 'Fica guardada por 90 dias.' },
  { field: 'exigir_recebedor', titulo: 'Nome de quem recebeu', detalhe: 'Quem entrega pergunta e digita.' },
];

/** The proof that every new delivery of this shop asks for before its end. */
function ProvaDaLoja() {
  const { data, isError, refetch } = useProvaDaLoja();
  const salvar = useSalvarProva();
  if (!data) {
    return (
      <SettingsPending failed={isError} title={FALHAS['prova.doComercio']} rows={3} onRetry={() => void refetch()} />
    );
  }
  return (
    <SettingsBody>
      <div className="grid gap-2">
        {PROVAS.map(({ field, titulo, detalhe }) => (
          <Switch
            key={field}
            checked={data[field]}
            detail={detalhe}
            onChange={({ target }) => salvar({ ...data, [field]: target.checked })}
          >
            <strong className="font-semibold">{titulo}</strong>
          </Switch>
        ))}
      </div>
    </SettingsBody>
  );
}

/** The count of card machines, and a link to 'Pendentes', which is the page to manage them. */
function Maquininhas() {
  const maquininhas = useCustodia().data?.maquininhas;
  return (
    <SettingsBody>
      <p className="flex flex-wrap items-center justify-between gap-3">
        {maquininhas && (
          <span>
            {maquininhas.length === 0 ? 'Nenhuma cadastrada' : countOf(maquininhas.length, 'cadastrada', 'cadastradas')}
          </span>
        )}
        <Link href="/pendentes" onClick={openAtCustodia} className={buttonClass({ variant: 'secondary' })}>
          Cadastrar e entregar
          <ArrowRight aria-hidden="true" className="size-[18px]" />
        </Link>
      </p>
    </SettingsBody>
  );
}

/** The part 'Entrega e prova': the proof of delivery, and the card machines. */
export const EntregaEProva = () => (
  <>
    <SettingsCard
      title="Prova de entrega"
      text="O que se pede para finalizar. Vale para os próximos pedidos; em cada um dá para mudar o código."
    >
      <ProvaDaLoja />
    </SettingsCard>
    <SettingsCard title="Maquininhas" text="As da loja, e com quem cada uma está. Ficam em Pendentes, com o dinheiro.">
      <Maquininhas />
    </SettingsCard>
  </>
);
