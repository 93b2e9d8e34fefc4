import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { APPS, NOME_DO_APP, storeApp, useAppDeNavegacao } from '../mapa/app-de-navegacao.ts';

/** Returns the mutation of the courier's preferences. The profile is then read again. */
function usePreferencias() {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const definir = trpc.entregadores.preferencias.useMutation({
    onError: (error) => notifyFailure(FALHAS['entregadores.preferencias'], error),
    onSettled: () => utils.entregadores.perfil.invalidate(),
  });
  return { entregador_id, definir };
}

/** The choice whether customers see the courier's name and photo during the delivery (ADR 0023). */
export function NoRastreio({ aparece_no_rastreio }: { aparece_no_rastreio: boolean }) {
  const { entregador_id, definir } = usePreferencias();
  const chosen = definir.isPending
    ? (definir.variables.aparece_no_rastreio ?? aparece_no_rastreio)
    : aparece_no_rastreio;
  return (
    <Card>
      <CardBody>
        <Switch
          checked={chosen}
          onChange={({ target }) => definir.mutate({ entregador_id, aparece_no_rastreio: target.checked })}
          detail="Primeiro nome e foto, só durante a entrega"
        >
          Aparecer para quem recebe
        </Switch>
      </CardBody>
    </Card>
  );
}

/** Asks the browser once, so that its question does not come in the middle of a delivery. */
const perguntarAoNavegador = () =>
  navigator.geolocation.getCurrentPosition(
    () => undefined,
    ({ code, PERMISSION_DENIED }) => {
      if (code === PERMISSION_DENIED) notify.error('O navegador não deixa ver sua localização. Libere nas permissões.');
    },
  );

/** The choice whether a shop's system sees where the courier is while they carry its order [localizacao]. */
export function MinhaLocalizacao({ compartilha_localizacao }: { compartilha_localizacao: boolean }) {
  const { entregador_id, definir } = usePreferencias();
  const chosen = definir.isPending
    ? (definir.variables.compartilha_localizacao ?? compartilha_localizacao)
    : compartilha_localizacao;
  if (!('geolocation' in navigator)) return null;
  return (
    <Card>
      <CardBody>
        <Switch
          checked={chosen}
          onChange={({ target }) => {
            if (target.checked) perguntarAoNavegador();
            definir.mutate({ entregador_id, compartilha_localizacao: target.checked });
          }}
          detail="À loja, só com a entrega na mão"
        >
          Mostrar onde estou
        </Switch>
      </CardBody>
    </Card>
  );
}

const PERGUNTAR = 'perguntar';
const OPCOES_DE_APP = [
  { value: PERGUNTAR, label: 'Perguntar' },
  ...APPS.map((app) => ({ value: app, label: NOME_DO_APP[app] })),
];

/** 'Navegação' in Perfil: the navigation app on this phone. */
export function Navegacao() {
  const app = useAppDeNavegacao();
  return (
    <Card>
      <CardBody>
        <Field label="Navegação" hint="Abre num toque e ao sair da loja." group>
          <Segmented
            options={OPCOES_DE_APP}
            value={app ?? PERGUNTAR}
            onValueChange={(chosen) => storeApp(APPS.find((um) => um === chosen) ?? null)}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
