import { FALHAS } from '@corre/contract/falhas.ts';
import type { ProvaDoComercio } from '@corre/contract/prova/contrato.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { useProvaDaLoja, useSalvarProva } from './use-prova-da-loja.ts';

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
export function ProvaDaLoja() {
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
