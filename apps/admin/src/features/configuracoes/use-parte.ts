import { trpc } from '@corre/client/trpc.ts';
import { type Configuracoes, mudarBancoSchema, mudarEmpresaSchema } from '@corre/contract/configuracoes/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type ParteComFormulario, porDizer, schemaDaParte, type Textos, textosDe } from './partes.ts';

type Opcoes = { parte: ParteComFormulario; configuracoes: Configuracoes; onSaved: (message: string | null) => void };
type Saida = Record<string, unknown>;

/** Kind and key of PIX are sent together, because one says nothing without the other. */
const PIX = ['empresa_pix_tipo_chave', 'empresa_pix_chave'];

/**
 * Returns what to send: the changed fields, because two administrators must not overwrite each other's, and what holds
 * without anybody having said so.
 */
function aEnviar(saida: Saida, sujos: Partial<Record<string, boolean>>, por_dizer: readonly string[]): Saida {
  const campos = Object.keys(saida).filter(
    (campo) => sujos[campo] || (por_dizer.includes(campo) && saida[campo] !== null),
  );
  const todos = campos.some((campo) => PIX.includes(campo)) ? [...campos, ...PIX] : campos;
  return Object.fromEntries(todos.map((campo) => [campo, saida[campo]]));
}

/** Returns the form of a part. `onSaved` gets null where nothing had changed. */
export function useParte({ parte, configuracoes, onSaved }: Opcoes) {
  const utils = trpc.useUtils();
  const form = useForm<Textos, unknown, Saida>({
    values: textosDe(parte, configuracoes),
    // A change by somebody else must not overwrite the fields that the user is editing.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schemaDaParte(parte)),
  });
  const opcoes = {
    onSuccess: ({ message, configuracoes: salvas }: { message: string; configuracoes: Configuracoes }) => {
      utils.configuracoes.ler.setData(undefined, salvas);
      form.reset(textosDe(parte, salvas), { keepDirtyValues: false });
      void utils.configuracoes.mudancas.invalidate();
      void utils.publico.configuracao.invalidate();
      void utils.aprovacao.totais.invalidate();
      onSaved(message);
    },
  };
  const mudar = trpc.configuracoes.mudar.useMutation({
    ...opcoes,
    onError: (error) => notifyFailureWithReason(FALHAS['configuracoes.mudar'], error),
  });
  const mudarBanco = trpc.configuracoes.mudarBanco.useMutation({
    ...opcoes,
    onError: (error) => notifyFailureWithReason(FALHAS['configuracoes.mudarBanco'], error),
  });
  // Read while rendering, because react-hook-form keeps only what is read.
  const { dirtyFields, isDirty } = form.formState;
  const saving = mudar.isPending || mudarBanco.isPending;
  return {
    form,
    dirty: isDirty,
    saving,
    enviar: form.handleSubmit((saida) => {
      if (saving) return;
      const envio = aEnviar(saida, dirtyFields, porDizer(parte, configuracoes));
      if (Object.keys(envio).length === 0) onSaved(null);
      else if (parte === 'sexta') mudarBanco.mutate(mudarBancoSchema.parse(envio));
      else mudar.mutate(mudarEmpresaSchema.parse(envio));
    }),
  };
}
