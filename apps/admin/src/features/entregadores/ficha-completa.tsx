import { NOME_CHAVE_PIX } from '@corre/contract/entregadores/chave-pix.ts';
import type { FichaDoEntregador } from '@corre/contract/entregadores/ficha-contrato.ts';
import { NOME_VEICULO } from '@corre/contract/entregadores/veiculos.ts';
import type { Veiculo } from '@corre/contract/vocabulario.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatCep, formatCpf } from '@corre/ui/domain/format/documents.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { House, QrCode, Settings, UserRound } from 'lucide-react';
import { chaveLegivel, ESTADO_CIVIL } from './ficha.ts';
import { Dado, DadoSecreto, Grupo } from './grupo.tsx';
import { useRevelar } from './use-revelar.ts';

type Props = {
  entregador: FichaDoEntregador;
  situacao: string;
  /** absent for a person who was never approved */
  veiculo?: Veiculo | undefined;
};
type ComSegredos = Pick<Props, 'entregador'> & { segredos: ReturnType<typeof useRevelar> };

function Pessoais({ entregador: e, segredos }: ComSegredos) {
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

function Pix({ entregador: e, segredos }: ComSegredos) {
  const { visiveis, pedindo, alternar } = segredos;
  const chave = visiveis.pix_chave;
  return (
    <Grupo title="Dados PIX" icon={QrCode}>
      <Dado label="Tipo da chave" largo>
        {NOME_CHAVE_PIX[e.pix_tipo_chave]}
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

function Endereco({ entregador: e }: Pick<Props, 'entregador'>) {
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

function Sistema({ entregador: e, situacao, veiculo }: Props) {
  return (
    <Grupo title="Dados do sistema" icon={Settings}>
      {veiculo && <Dado label="Veículo">{NOME_VEICULO[veiculo]}</Dado>}
      <Dado label="Data de início">{formatDate(e.data_inicio)}</Dado>
      <Dado label="Data de cadastro">{formatDate(e.data_cadastro)}</Dado>
      <Dado label="Usuário">{e.usuario}</Dado>
      <Dado label="Assinatura na planilha">{e.assinatura_planilha}</Dado>
      <Dado label="Situação">{situacao}</Dado>
    </Grupo>
  );
}

/** The data of a registration in four groups. 'Mostrar' asks the server for a masked value. */
export function FichaCompleta({ entregador, situacao, veiculo }: Props) {
  const segredos = useRevelar(entregador.id);
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <div className="flex flex-col gap-4 *:last:flex-1">
        <Pessoais entregador={entregador} segredos={segredos} />
        <Pix entregador={entregador} segredos={segredos} />
      </div>
      <div className="flex flex-col gap-4 *:last:flex-1">
        <Endereco entregador={entregador} />
        <Sistema entregador={entregador} situacao={situacao} veiculo={veiculo} />
      </div>
    </div>
  );
}
