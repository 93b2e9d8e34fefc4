import { trpc } from '@corre/client/trpc.ts';
import { ATOS, ehAcao, TIPOS_DE_ATO } from '@corre/contract/auditoria/atos.ts';
import type { ListarRegistro, Registro } from '@corre/contract/auditoria/contrato.ts';
import { autorDo, fraseDo, quemDo } from '@corre/contract/auditoria/frase.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

/** A row of the page: the sentence and the columns that an export names. */
export interface Linha {
  id: number;
  quando: string;
  frase: string;
  tipo: string;
  quem_fez: string;
  sobre_quem: string;
}

const linhaDe = (registro: Registro): Linha => ({
  id: registro.id,
  quando: registro.quando,
  frase: fraseDo(registro),
  tipo: ehAcao(registro.acao) ? TIPOS_DE_ATO[ATOS[registro.acao].tipo] : 'Outro',
  quem_fez: autorDo(registro),
  sobre_quem: quemDo(registro),
});

const DO_COMECO: number | null = null;

/** Query of the audit log, newest first. `NextPageButton` loads the next fifty rows. */
export function useRegistro(filtro: ListarRegistro) {
  const { client } = trpc.useUtils();
  const queryKey = [['auditoria', 'listar', 'partes'], filtro] as const;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      client.auditoria.listar.query({ ...filtro, ...(pageParam !== null && { antes_de: pageParam }) }, { signal }),
    initialPageParam: DO_COMECO,
    getNextPageParam: ({ proxima }) => proxima,
    select: ({ pages }) => pages.flatMap(({ registros }) => registros).map(linhaDe),
  });
  useFailureNotice(query.isError, FALHAS['auditoria.listar']);
  return { ...query, queryKey };
}
