import { trpc } from '@corre/client/trpc.ts';
import type { FichaDoEntregador } from '@corre/contract/entregadores/ficha-contrato.ts';
import { NOME_CHAVE_PIX, NOME_VEICULO } from '@corre/contract/entregadores/labels.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { Veiculo } from '@corre/contract/vocabulario.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { Eye, EyeOff, House, type LucideIcon, QrCode, Settings, UserRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { chaveLegivel, ESTADO_CIVIL, formatCep, formatCpf } from './ficha.ts';

type Segredo = 'cpf' | 'rg' | 'pix_chave';

/** Returns the revealed CPF, RG and PIX key of one courier. Each reveal is a call to the server, which records it. */
function useRevelar(entregador_id: number) {
  const utils = trpc.useUtils();
  const [visible, setVisible] = useState<Partial<Record<Segredo, string>>>({});
  const [asking, setAsking] = useState<Segredo | null>(null);
  const reveal = async (segredo: Segredo) => {
    setAsking(segredo);
    try {
      // Zero for both: the cache must not keep documents, and the next reveal must be recorded as well.
      const revelados = await utils.entregadores.revelar.fetch({ entregador_id }, { staleTime: 0, gcTime: 0 });
      setVisible((before) => ({ ...before, [segredo]: revelados[segredo] }));
    } catch (error) {
      notifyFailureWithReason(FALHAS['entregadores.revelar'], error);
    } finally {
      setAsking(null);
    }
  };
  const ocultar = (segredo: Segredo) => setVisible((before) => ({ ...before, [segredo]: undefined }));
  return {
    visible,
    asking,
    toggle: (segredo: Segredo) => {
      if (visible[segredo] === undefined) void reveal(segredo);
      else ocultar(segredo);
    },
  };
}

/** One group of the details: a heading and its values. */
function Group({ title, icon: Icon, children }: { title: string; icon: LucideIcon; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-(--ui-card) border border-line px-4 py-4 sm:px-5">
      <h3 id={id} className="flex items-center gap-2.5 text-[16px] leading-6">
        <Icon aria-hidden="true" className="size-[18px] text-ink-2" />
        {title}
      </h3>
      <dl className="mt-2.5 grid grid-cols-1 gap-x-4 gap-y-3 min-[400px]:grid-cols-2">{children}</dl>
    </section>
  );
}

type FactProps = { label: string; wide?: boolean; children: ReactNode };

/** One value of the details with its label. */
function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={twMerge('min-w-0', wide && 'min-[400px]:col-span-2')}>
      <dt className="text-[13px] leading-[18px] text-ink-2">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 text-[15px] leading-6 font-[650] wrap-anywhere">
        <Spoken>{children}</Spoken>
      </dd>
    </div>
  );
}

type SegredoProps = {
  label: string;
  /** shown until the value is revealed */
  mascara: string;
  valor: string | undefined;
  asking: boolean;
  onToggle: () => void;
};

/** A masked value with 'Mostrar' and 'Ocultar'. */
function SecretFact({ label, mascara, valor, asking, onToggle }: SegredoProps) {
  const open = valor !== undefined;
  return (
    <Fact label={label} wide>
      <span className="tabular-nums">
        <Spoken>{valor ?? mascara}</Spoken>
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon={open ? EyeOff : Eye}
        loading={asking}
        onClick={onToggle}
        className="-ml-1 text-brand-ink"
      >
        {open ? 'Ocultar' : 'Mostrar'}
        <span className="sr-only"> {label}</span>
      </Button>
    </Fact>
  );
}

type Props = {
  entregador: FichaDoEntregador;
  situacao: string;
  /** absent for a person who was never approved */
  veiculo?: Veiculo | undefined;
};
type ComSegredos = Pick<Props, 'entregador'> & { segredos: ReturnType<typeof useRevelar> };

function Pessoais({ entregador: e, segredos }: ComSegredos) {
  const { visible, asking, toggle } = segredos;
  return (
    <Group title="Dados pessoais" icon={UserRound}>
      <Fact label="Nome completo" wide>
        {e.nome_completo}
      </Fact>
      <Fact label="Data de nascimento">{formatDate(e.data_nascimento)}</Fact>
      <Fact label="Estado civil">{ESTADO_CIVIL[e.estado_civil]}</Fact>
      <SecretFact
        label="CPF"
        mascara={e.cpf}
        valor={visible.cpf && formatCpf(visible.cpf)}
        asking={asking === 'cpf'}
        onToggle={() => toggle('cpf')}
      />
      <SecretFact label="RG" mascara={e.rg} valor={visible.rg} asking={asking === 'rg'} onToggle={() => toggle('rg')} />
      <Fact label="Telefone">{formatPhone(e.telefone_pessoal)}</Fact>
    </Group>
  );
}

function Pix({ entregador: e, segredos }: ComSegredos) {
  const { visible, asking, toggle } = segredos;
  const chave = visible.pix_chave;
  return (
    <Group title="Dados PIX" icon={QrCode}>
      <Fact label="Tipo da chave" wide>
        {NOME_CHAVE_PIX[e.pix_tipo_chave]}
      </Fact>
      <SecretFact
        label="Chave"
        mascara={e.pix_chave}
        valor={chave && chaveLegivel({ ...e, pix_chave: chave })}
        asking={asking === 'pix_chave'}
        onToggle={() => toggle('pix_chave')}
      />
    </Group>
  );
}

function Endereco({ entregador: e }: Pick<Props, 'entregador'>) {
  return (
    <Group title="Endereço" icon={House}>
      <Fact label="Endereço" wide>
        {e.endereco}
      </Fact>
      <Fact label="Bairro">{e.bairro}</Fact>
      <Fact label="CEP">{formatCep(e.cep)}</Fact>
    </Group>
  );
}

function Sistema({ entregador: e, situacao, veiculo }: Props) {
  return (
    <Group title="Dados do sistema" icon={Settings}>
      {veiculo && <Fact label="Veículo">{NOME_VEICULO[veiculo]}</Fact>}
      <Fact label="Data de início">{formatDate(e.data_inicio)}</Fact>
      <Fact label="Data de cadastro">{formatDate(e.data_cadastro)}</Fact>
      <Fact label="Usuário">{e.usuario}</Fact>
      <Fact label="Assinatura na planilha">{e.assinatura_planilha}</Fact>
      <Fact label="Situação">{situacao}</Fact>
    </Group>
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
