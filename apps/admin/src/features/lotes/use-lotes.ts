import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { LinhaDeLote } from '@corre/contract/lotes/contrato.ts';
import { downloadFile } from '@corre/ui/kit/csv/csv.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';

/** Downloads the file in the format of the bank's programs: ASCII, lines of 240 characters. */
const baixarTexto = (nome: string, file: string) =>
  downloadFile(nome, new Blob([file], { type: 'text/plain;charset=us-ascii' }));

/** Returns the batches of a week and their actions. Each action also refetches the sheet. */
export function useLotes(semana_inicio: string) {
  const utils = trpc.useUtils();
  const { data } = trpc.lotes.daSemana.useQuery({ semana_inicio });
  const onSettled = () => Promise.all([utils.lotes.daSemana.invalidate(), utils.fechamento.invalidate()]);
  const criar = trpc.lotes.criar.useMutation({
    onSuccess: ({ arquivo, nome_arquivo, nsa, quantidade }) => {
      baixarTexto(nome_arquivo, arquivo);
      notify.success(`Arquivo nº ${nsa} baixado, com ${countOf(quantidade, 'pagamento', 'pagamentos')}.`);
    },
    onError: (error) => notifyFailureWithReason(FALHAS['lotes.criar'], error),
    onSettled,
  });
  const cancelar = trpc.lotes.cancelar.useMutation({
    onSuccess: ({ nsa }) => notify.success(`Lote nº ${nsa} cancelado: os pagamentos voltaram a falta pagar.`),
    onError: (error) => notifyFailureWithReason(FALHAS['lotes.cancelar'], error),
    onSettled,
  });
  const retorno = trpc.lotes.retorno.useMutation({
    onError: (error) => notifyFailureWithReason(FALHAS['lotes.retorno'], error),
    onSettled,
  });
  return {
    daSemana: data,
    criar,
    cancelar,
    retorno,
    /** fetches the file each time without a cache; each fetch is recorded, because the file contains CPFs and keys */
    baixar: async ({ lote_id, nome_arquivo }: LinhaDeLote) => {
      try {
        const { arquivo } = await utils.lotes.ler.fetch({ id: lote_id }, { staleTime: 0, gcTime: 0 });
        if (arquivo === null) notify.info('Este arquivo já foi apagado: passou o tempo de guarda.');
        else baixarTexto(nome_arquivo, arquivo);
      } catch (error) {
        notifyFailureWithReason(FALHAS['lotes.ler'], error);
      }
    },
    importar: async (lote: LinhaDeLote, file: File) => {
      // This encoding maps each byte to one character, so that other encodings of names do not shift the columns.
      const text = new TextDecoder('iso-8859-1').decode(await file.arrayBuffer());
      retorno.mutate({ id: lote.lote_id, arquivo: text });
    },
  };
}

export type Lotes = ReturnType<typeof useLotes>;
