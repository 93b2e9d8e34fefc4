import { RECUSA_MAX } from '@corre/contract/aprovacao/contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import { UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import type { useDecidir } from './use-aprovacoes.ts';

type Props = { decisao: ReturnType<typeof useDecidir> };

function Aprovar({ decisao }: Props) {
  const { pergunta, confirmarAprovacao, enviando } = decisao;
  const { alvo, aberto, onOpenChange } = pergunta;
  if (alvo?.ato !== 'aprovar') return null;
  const { nome_completo, usuario, data_cadastro } = alvo.cadastro;
  return (
    <AlertDialog
      open={aberto}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={UserCheck}
      title={`Aprovar ${nome_completo}?`}
      description={`@${usuario}, cadastro de ${formatDate(data_cadastro)}. A partir de agora entra no painel e recebe ofertas como os outros.`}
      confirmLabel="Aprovar cadastro"
      confirmIcon={UserCheck}
      loading={enviando}
      loadingLabel="Aprovando..."
      onConfirm={() => confirmarAprovacao(alvo.cadastro)}
    />
  );
}

function AprovarVarios({ decisao }: Props) {
  const { pergunta, confirmarVarias, enviando } = decisao;
  const { alvo, aberto, onOpenChange } = pergunta;
  if (alvo?.ato !== 'aprovar-varios') return null;
  const { cadastros } = alvo;
  return (
    <AlertDialog
      open={aberto}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={UserCheck}
      title={`Aprovar ${cadastros.length} cadastros?`}
      description={`${cadastros.map(({ nome_completo }) => nome_completo).join(', ')}. A partir de agora entram no painel e recebem ofertas como os outros.`}
      confirmLabel={`Aprovar ${cadastros.length} cadastros`}
      confirmIcon={UserCheck}
      loading={enviando}
      loadingLabel="Aprovando..."
      onConfirm={() => confirmarVarias(cadastros)}
    />
  );
}

function Recusar({ decisao }: Props) {
  const { pergunta, confirmarRecusa, enviando } = decisao;
  const { alvo, aberto, onOpenChange } = pergunta;
  const [motivo, setMotivo] = useState('');
  const limpo = motivo.trim();
  if (alvo?.ato !== 'recusar') return null;
  return (
    <AlertDialog
      open={aberto}
      onOpenChange={onOpenChange}
      icon={UserX}
      title={`Recusar ${alvo.cadastro.nome_completo}?`}
      description="A pessoa não entra no painel. Ela lê o motivo ao tentar entrar e pode se cadastrar de novo."
      confirmLabel="Recusar cadastro"
      confirmIcon={UserX}
      confirmDisabled={limpo === ''}
      loading={enviando}
      loadingLabel="Recusando..."
      onConfirm={() => confirmarRecusa(alvo.cadastro, limpo)}
    >
      <Field label="Motivo" hint="A pessoa vai ler estas palavras." required>
        <TextArea value={motivo} maxLength={RECUSA_MAX} onChange={(event) => setMotivo(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}

/** The questions before an approval or a refusal. Each refusal starts with an empty reason. */
export function DecidirDialog({ decisao }: Props) {
  const { alvo } = decisao.pergunta;
  return (
    <>
      <Aprovar decisao={decisao} />
      <AprovarVarios decisao={decisao} />
      <Recusar key={alvo?.ato === 'recusar' ? alvo.cadastro.id : 0} decisao={decisao} />
    </>
  );
}
