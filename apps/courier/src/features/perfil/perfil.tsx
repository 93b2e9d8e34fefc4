import { errorText } from '@corre/client/error.ts';
import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { NOME_CHAVE_PIX, NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { PhotoUpload } from '@corre/ui/domain/photo-upload/photo-upload.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { ThemeChoice } from '@corre/ui/kit/theme-choice/theme-choice.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError, notifyFailure, useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { LazyDialog, LazyTab, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { UserAvatar, useRefreshPhoto } from '@corre/ui/shell/user-avatar.tsx';
import { ChevronDown, ChevronRight, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Avisos } from '../avisos/avisos.tsx';
import { MinhasContestacoes } from '../suspensao/minhas-contestacoes.tsx';
import { Avaliacoes } from './avaliacoes.tsx';
import { DadoTrocavel, TrocarTelefone, TrocarVeiculo } from './dado-trocavel.tsx';
import { MinhaLocalizacao, Navegacao, NoRastreio } from './preferencias.tsx';

const AjudaDialog = lazyPart(async () => (await import('../ajuda/ajuda-dialog.tsx')).AjudaDialog);

/** The row that opens 'Ajuda'. */
function Ajuda() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-14 w-full items-center gap-3 rounded-(--ui-card) border border-line bg-surface px-4 text-left text-[18px] font-[700]"
      >
        <LifeBuoy aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
        <span className="flex-1">Ajuda</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      </button>
      <LazyDialog>{open && <AjudaDialog onClose={() => setOpen(false)} />}</LazyDialog>
    </>
  );
}

/** The profile photo and its upload [foto]. */
function FotoDePerfil() {
  const user_id = useEntregadorId();
  const atualizar = useRefreshPhoto();
  const enviar = trpc.fotos.enviar.useMutation({
    onSuccess: () => {
      notify.success('Foto de perfil enviada com sucesso');
      return atualizar({ user_type: 'entregador', user_id });
    },
    onError: (error) => notifyError(error, `Erro ao enviar foto: ${errorText(error, FALHAS['fotos.enviar'])}`),
  });
  return (
    <PhotoUpload
      current={<UserAvatar user_type="entregador" user_id={user_id} size={96} />}
      onSend={(foto_base64) => enviar.mutateAsync({ foto_base64, user_id, user_type: 'entregador' })}
    />
  );
}

/** The choice of the theme: light, dark, or as the phone. */
const Aparencia = () => (
  <Card aria-labelledby="aparencia">
    <CardHeader title="Aparência" id="aparencia" />
    <CardBody className="pt-2">
      {/* Three words in a row leave no room for their icons. */}
      <ThemeChoice className="max-w-[360px] max-sm:[&_svg]:hidden" />
    </CardBody>
  </Card>
);

/** Loaded on demand, because it brings the form library. */
const Acesso = lazyPart(async () => (await import('./acesso.tsx')).Acesso);

type Profile = Outputs['entregadores']['perfil'];

const situacao = ({ suspenso, online, status }: Profile) => {
  if (suspenso) return 'Conta suspensa';
  if (!online) return 'Offline';
  return status === 'ocupado' ? 'Online, em entrega' : 'Online e disponível';
};

/** Returns 'CPF •••.982.247-••'. Returns a dash if the key is erased, or in an answer of the previous release. */
const chavePix = ({ pix_tipo_chave, pix_chave }: Profile) =>
  pix_chave ? `${NOME_CHAVE_PIX[pix_tipo_chave]} ${pix_chave}` : '–';

function Informacoes({ perfil }: { perfil: Profile }) {
  const rows = [
    ['Nome', perfil.nome_completo],
    ['Usuário', `@${perfil.usuario}`],
    ['Número', `nº ${perfil.id}`],
    ['Status', situacao(perfil)],
    ['Tipo', 'Entregador'],
    [
      'Telefone',
      <DadoTrocavel
        key="telefone"
        nome="telefone"
        valor={formatPhone(perfil.telefone_pessoal)}
        cadastro={perfil}
        Trocar={TrocarTelefone}
      />,
    ],
    [
      'Veículo',
      <DadoTrocavel
        key="veiculo"
        nome="veículo"
        valor={NOME_VEICULO[perfil.veiculo]}
        cadastro={perfil}
        Trocar={TrocarVeiculo}
      />,
    ],
    ['Chave PIX', chavePix(perfil)],
    ['Na Corre desde', formatDate(perfil.data_inicio)],
    ['Total de entregas', formatInteger(perfil.total_entregas)],
  ] as const;
  return (
    <dl className="divide-y divide-line border-t border-line">
      {rows.map(([nome, valor]) => (
        <div key={nome} className="flex justify-between gap-4 px-4 py-3 text-[17px]">
          <dt className="text-ink-2">{nome}</dt>
          <dd className="text-right font-[650] break-words">
            {typeof valor === 'string' ? <Spoken>{valor}</Spoken> : valor}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NoRanking({ perfil }: { perfil: Profile }) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const definir = trpc.entregadores.preferencias.useMutation({
    onError: (error) => notifyFailure(FALHAS['entregadores.preferencias'], error),
    onSettled: () => utils.entregadores.perfil.invalidate(),
  });
  const { aparece_no_ranking } = perfil;
  const chosen = definir.isPending ? (definir.variables.aparece_no_ranking ?? aparece_no_ranking) : aparece_no_ranking;
  return (
    <Card>
      <CardBody>
        <Switch
          checked={chosen}
          onChange={({ target }) => definir.mutate({ entregador_id, aparece_no_ranking: target.checked })}
          detail="Nome, foto, nota e ganhos, na página pública"
        >
          Aparecer no ranking
        </Switch>
      </CardBody>
    </Card>
  );
}

/** The tab Perfil. */
export function Perfil() {
  const entregador_id = useEntregadorId();
  const { data: perfil, isError, refetch, isRefetching } = trpc.entregadores.perfil.useQuery({ entregador_id });
  useFailureNotice(isError, FALHAS['entregadores.perfil']);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>Perfil</h1>
      {/* Help is there without a network, and so is what this phone decides. */}
      <Ajuda />
      {perfil ? (
        <DoServidor perfil={perfil} />
      ) : (
        <Card>
          {isError ? (
            <ErrorState title={FALHAS['entregadores.perfil']} onRetry={() => void refetch()} retrying={isRefetching} />
          ) : (
            <Loading>
              <SkeletonCard />
            </Loading>
          )}
        </Card>
      )}
      <Navegacao />
      <Aparencia />
    </div>
  );
}

/** What the server knows of the courier. */
function DoServidor({ perfil }: { perfil: Profile }) {
  return (
    <>
      <Card aria-labelledby="foto">
        <CardHeader title="Foto de perfil" id="foto" />
        <CardBody className="pt-0">
          <FotoDePerfil />
        </CardBody>
      </Card>
      <Avaliacoes {...perfil} />
      <Card aria-labelledby="dados">
        <CardHeader title="Seus dados" id="dados" />
        <Informacoes perfil={perfil} />
      </Card>
      <MinhasContestacoes />
      <Avisos />
      <NoRanking perfil={perfil} />
      <NoRastreio aparece_no_rastreio={perfil.aparece_no_rastreio} />
      <MinhaLocalizacao compartilha_localizacao={perfil.compartilha_localizacao} />
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 rounded-(--ui-card) border border-line bg-surface px-4 text-[18px] font-[700]">
          <span className="flex-1">Senha e aparelhos</span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-2 group-open:rotate-180" />
        </summary>
        <div className="mt-4">
          <LazyTab>
            <Acesso />
          </LazyTab>
        </div>
      </details>
    </>
  );
}
