import { RECUSA_MAX } from '@corre/contract/aprovacao/contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import type { useDecidir } from './use-aprovacoes.ts';

type Props = { decisao: ReturnType<typeof useDecidir> };

function Aprovar({ decisao }: Props) {
  const { question, confirmarAprovacao, sending } = decisao;
  const { target, open, onOpenChange } = question;
  if (target?.act !== 'aprovar') return null;
  const { nome_completo, usuario, data_cadastro } = target.cadastro;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={UserCheck}
      title={`Aprovar ${nome_completo}?`}
      description={`@${usuario}, cadastro de ${formatDate(data_cadastro)}. A partir de agora entra no painel e recebe ofertas como os outros.`}
      confirmLabel="Aprovar cadastro"
      confirmIcon={UserCheck}
      loading={sending}
      loadingLabel="Aprovando..."
      onConfirm={() => confirmarAprovacao(target.cadastro)}
    />
  );
}

function AprovarVarios({ decisao }: Props) {
  const { question, confirmarVarias, sending } = decisao;
  const { target, open, onOpenChange } = question;
  if (target?.act !== 'aprovar-varios') return null;
  const { cadastros } = target;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={UserCheck}
      title={`Aprovar ${cadastros.length} cadastros?`}
      description={`${cadastros.map(({ nome_completo }) => nome_completo).join(', ')}. A partir de agora entram no painel e recebem ofertas como os outros.`}
      confirmLabel={`Aprovar ${cadastros.length} cadastros`}
      confirmIcon={UserCheck}
      loading={sending}
      loadingLabel="Aprovando..."
      onConfirm={() => confirmarVarias(cadastros)}
    />
  );
}

function Recusar({ decisao }: Props) {
  const { question, confirmarRecusa, sending } = decisao;
  const { target, open, onOpenChange } = question;
  const [motivo, setMotivo] = useState('');
  const limpo = motivo.trim();
  if (target?.act !== 'recusar') return null;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={UserX}
      title={`Recusar ${target.cadastro.nome_completo}?`}
      description="A pessoa não entra no painel. Ela lê o motivo ao tentar entrar e pode se cadastrar de novo."
      confirmLabel="Recusar cadastro"
      confirmIcon={UserX}
      confirmDisabled={limpo === ''}
      loading={sending}
      loadingLabel="Recusando..."
      onConfirm={() => confirmarRecusa(target.cadastro, limpo)}
    >
      <Field label="Motivo" hint="A pessoa vai ler estas palavras." required>
        <TextArea value={motivo} maxLength={RECUSA_MAX} onChange={(event) => setMotivo(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}

/** The questions before an approval or a refusal. Each refusal starts with an empty reason. */
export function DecidirDialog({ decisao }: Props) {
  const { target } = decisao.question;
  return (
    <>
      <Aprovar decisao={decisao} />
      <AprovarVarios decisao={decisao} />
      <Recusar key={target?.act === 'recusar' ? target.cadastro.id : 0} decisao={decisao} />
    </>
  );
}
