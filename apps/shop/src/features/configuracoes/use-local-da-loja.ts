import { type LocalDoComercio, type NovoLocal, salvarLocalSchema } from '@corre/contract/comercios/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useMudancas } from '../bloco/use-mudancas.ts';
import { useLocal, useSalvarLocal } from '../local/use-local.ts';

const camposSchema = z.object({ endereco_retirada: z.string(), link_loja: z.string(), telefone: z.string() });

/** What is said of a saved place: the link's own words when it changed (specification §8), else the server's. */
export function fraseDoLocal(antes: string | null, depois: string | null, message: string): string {
  if (antes === depois) return message;
  return depois === null ? 'Link da loja removido' : 'Link da loja salvo';
}

/** As the fields show it. */
const typed = ({ endereco_retirada, link_loja, telefone }: LocalDoComercio) => ({
  endereco_retirada: endereco_retirada ?? '',
  link_loja: link_loja ?? '',
  telefone: formatPhone(telefone ?? ''),
});

/** The shop's place as it is typed; saving an empty link removes it (specification §5). */
export function useLocalDaLoja() {
  const local = useLocal();
  const { salvar, salvando } = useSalvarLocal();
  const { endereco_retirada = null, link_loja = null, telefone = null } = local.data ?? {};
  const form = useForm({
    values: typed({ endereco_retirada, link_loja, telefone }),
    // What somebody is typing stays when the server tells of another field.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(salvarLocalSchema),
  });
  const mudou = useMudancas<z.input<typeof salvarLocalSchema>, NovoLocal>(
    form,
    `local:${useComercioNome()}`,
    camposSchema,
    local.data !== undefined,
  );
  const enviar = form.handleSubmit(async (novo) => {
    try {
      const salvo = await salvar(novo);
      // the form as it was saved, whatever was typed: the options above hold for this one too
      form.reset(typed(salvo), { keepDirtyValues: false });
      notify.success(fraseDoLocal(link_loja, salvo.link_loja, salvo.message));
    } catch (erro) {
      notifyFailureWithReason(FALHAS['comercios.salvarLocal'], erro);
    }
  });
  return {
    form,
    enviar,
    salvando,
    link_loja,
    conhecido: local.data !== undefined,
    falhou: local.isError,
    local,
    mudou,
  };
}
