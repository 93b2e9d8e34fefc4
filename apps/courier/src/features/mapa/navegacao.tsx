import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { APPS, guardarApp, NOME_DO_APP, useAppDeNavegacao } from './app-de-navegacao.ts';

const PERGUNTAR = 'perguntar';
const OPCOES = [
  { value: PERGUNTAR, label: 'Perguntar' },
  ...APPS.map((app) => ({ value: app, label: NOME_DO_APP[app] })),
];

/** 'Navegação' in Perfil: the navigation app on this phone. */
export function Navegacao() {
  const app = useAppDeNavegacao();
  return (
    <Card>
      <CardBody>
        <Field
          label="Navegação"
          hint="Com um aplicativo escolhido, ele abre num toque e já abre ao confirmar a saída da loja."
          group
        >
          <Segmented
            options={OPCOES}
            value={app ?? PERGUNTAR}
            onValueChange={(escolhido) => guardarApp(APPS.find((um) => um === escolhido) ?? null)}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
