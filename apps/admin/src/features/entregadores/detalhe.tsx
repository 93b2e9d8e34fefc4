import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatCep, formatCpf } from '@corre/ui/domain/format/documents.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Ban, Check, House, QrCode, Settings, Trash2, UserRound } from 'lucide-react';
import { chaveLegivel, ESTADO_CIVIL, TIPO_DE_CHAVE } from './ficha.ts';
import { Dado, DadoSecreto, Grupo } from './grupo.tsx';
import { useRevelar } from './use-revelar.ts';

function Pessoais({
  entregador: e,
  segredos,
}: {
  entregador: EntregadorDoAdmin;
  segredos: ReturnType<typeof useRevelar>;
}) {
  const { visiveis, pedindo, alternar } = segredos;
  return (
    <Grupo title="Dados pessoais" icon={UserRound}>
      <Dado label="Nome completo" largo>
        {e.nome_completo}
      </Dado>
      <Dado label="Data de nascimento">{formatDate(e.data_nascimento)}</Dado>
      <Dado label="Estado civil">{ESTADO_CIVIL[e.estado_civil]}</Dado>
      <DadoSecreto
        label="CPF"
        mascara={e.cpf}
        valor={visiveis.cpf && formatCpf(visiveis.cpf)}
        pedindo={pedindo === 'cpf'}
        onAlternar={() => alternar('cpf')}
      />
      <DadoSecreto
        label="RG"
        mascara={e.rg}
        valor={visiveis.rg}
        pedindo={pedindo === 'rg'}
        onAlternar={() => alternar('rg')}
      />
      <Dado label="Telefone">{formatPhone(e.telefone_pessoal)}</Dado>
    </Grupo>
  );
}

function Pix({ entregador: e, segredos }: { entregador: EntregadorDoAdmin; segredos: ReturnType<typeof useRevelar> }) {
  const { visiveis, pedindo, alternar } = segredos;
  const chave = visiveis.pix_chave;
  return (
    <Grupo title="Dados PIX" icon={QrCode}>
      <Dado label="Tipo da chave" largo>
        {TIPO_DE_CHAVE[e.pix_tipo_chave]}
      </Dado>
      <DadoSecreto
        label="Chave"
        mascara={e.pix_chave}
        valor={chave && chaveLegivel({ ...e, pix_chave: chave })}
        pedindo={pedindo === 'pix_chave'}
        onAlternar={() => alternar('pix_chave')}
      />
    </Grupo>
  );
}

function Endereco({ entregador: e }: { entregador: EntregadorDoAdmin }) {
  return (
    <Grupo title="Endereço" icon={House}>
      <Dado label="Endereço" largo>
        {e.endereco}
      </Dado>
      <Dado label="Bairro">{e.bairro}</Dado>
      <Dado label="CEP">{formatCep(e.cep)}</Dado>
    </Grupo>
  );
}

function Sistema({ entregador: e }: { entregador: EntregadorDoAdmin }) {
  return (
    <Grupo title="Dados do sistema" icon={Settings}>
      <Dado label="Data de início">{formatDate(e.data_inicio)}</Dado>
      <Dado label="Data de cadastro">{formatDate(e.data_cadastro)}</Dado>
      <Dado label="Usuário">{e.usuario}</Dado>
      <Dado label="Assinatura na planilha">{e.assinatura_planilha}</Dado>
      <Dado label="Situação">{e.ativo ? 'Ativo' : 'Inativo'}</Dado>
    </Grupo>
  );
}

function Situacao({ entregador: e }: { entregador: EntregadorDoAdmin }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={e.ativo ? 'finalizada' : 'cancelada'} icon={e.ativo ? Check : Ban}>
        {e.ativo ? 'Ativo' : 'Inativo'}
      </Badge>
      @{e.usuario}
      <Rating avaliacao_media={e.avaliacao_media} total_avaliacoes={e.total_avaliacoes} />
    </span>
  );
}

type Props = { entregador: EntregadorDoAdmin; open: boolean; onFechar: () => void; onRemover: () => void };

/** Everything about one courier in four groups (specification §2); the server masks CPF, RG and PIX key until somebody asks. */
export function Detalhe({ entregador, open, onFechar, onRemover }: Props) {
  const segredos = useRevelar(entregador.id);
  return (
    <Dialog
      open={open}
      onOpenChange={(aberto) => !aberto && onFechar()}
      width={880}
      title={entregador.nome_completo}
      description={<Situacao entregador={entregador} />}
      lead={<UserAvatar user_type="entregador" user_id={entregador.id} size={64} />}
      footer={
        <>
          {entregador.ativo && (
            <Button variant="danger-outline" icon={Trash2} onClick={onRemover} className="sm:mr-auto">
              Remover Entregador
            </Button>
          )}
          <p className="text-[13px] text-ink-2 max-sm:hidden">Cada revelação fica registrada.</p>
          <Button onClick={onFechar}>Fechar</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <div className="flex flex-col gap-4 *:last:flex-1">
          <Pessoais entregador={entregador} segredos={segredos} />
          <Pix entregador={entregador} segredos={segredos} />
        </div>
        <div className="flex flex-col gap-4 *:last:flex-1">
          <Endereco entregador={entregador} />
          <Sistema entregador={entregador} />
        </div>
      </div>
    </Dialog>
  );
}
