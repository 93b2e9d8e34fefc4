import { ALONE, type Outputs, trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { COLUNAS, combinarColunas, type TipoDePlanilha } from '@corre/contract/importacao/colunas.ts';
import { LINHAS_DEMAIS, LINHAS_MAX } from '@corre/contract/importacao/contrato.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useState } from 'react';
import type { Planilha } from './ler-arquivo.ts';

/** A file that was read, with the field of each of its columns. */
interface Lida {
  nome: string;
  planilha: Planilha;
  colunas: (string | null)[];
}

/** Returns the titles of the required columns that no heading is matched with. */
export const faltam = (tipo: TipoDePlanilha, colunas: readonly (string | null)[]): string[] =>
  COLUNAS[tipo].filter(({ campo, obrigatoria }) => obrigatoria && !colunas.includes(campo)).map(({ titulo }) => titulo);

/** Gives a field to one column, and takes it from the column that had it. */
export const ligar = (colunas: readonly (string | null)[], indice: number, campo: string | null) =>
  colunas.map((antes, i) => (i === indice ? campo : antes === campo ? null : antes));

/** Returns the steps of an import: a file, its columns, the server's check of every row, and the import. */
export function useImportar(tipo: TipoDePlanilha) {
  const utils = trpc.useUtils();
  const [lida, setLida] = useState<Lida | null>(null);
  const [recusa, setRecusa] = useState<string>();
  const [lendo, setLendo] = useState(false);
  // Kept by itself: a mutation forgets its answer when the next one begins.
  const [conferencia, setConferencia] = useState<Outputs['importacao']['enviar']>();
  const enviar = trpc.importacao.enviar.useMutation({
    trpc: ALONE,
    onSuccess: setConferencia,
    onError: (error) => notifyFailureWithReason(FALHAS['importacao.enviar'], error),
  });
  const pedido = ({ planilha, colunas }: Lida, so_conferir: boolean) => ({
    tipo,
    colunas,
    tabela: JSON.stringify(planilha.linhas),
    so_conferir,
  });
  const conferir = (nova: Lida) => {
    setLida(nova);
    setConferencia(undefined);
    enviar.reset();
    if (faltam(tipo, nova.colunas).length === 0) enviar.mutate(pedido(nova, true));
  };
  const escolher = async (file: File) => {
    setLendo(true);
    setRecusa(undefined);
    setLida(null);
    try {
      // Loaded only with a file, because it brings the readers of CSV and Excel.
      const { lerArquivo } = await import('./ler-arquivo.ts');
      const planilha = await lerArquivo(file);
      if (planilha.linhas.length > LINHAS_MAX) setRecusa(LINHAS_DEMAIS);
      else conferir({ nome: file.name, planilha, colunas: combinarColunas(tipo, planilha.cabecalho) });
    } catch (error) {
      setRecusa(error instanceof Error ? error.message : FALHAS['importacao.enviar']);
    } finally {
      setLendo(false);
    }
  };
  const importar = async () => {
    if (!lida || enviar.isPending) return;
    const resposta = await enviar.mutateAsync(pedido(lida, false)).catch(() => null);
    if (!resposta || resposta.falhas.length > 0) return;
    notify.success(resposta.message);
    setLida(null);
    setConferencia(undefined);
    enviar.reset();
    await Promise.all([utils.entregadores.invalidate(), utils.comercios.invalidate(), utils.relatorios.invalidate()]);
  };
  return {
    lida,
    recusa,
    lendo,
    escolher,
    importar,
    religar: (indice: number, campo: string | null) =>
      lida && conferir({ ...lida, colunas: ligar(lida.colunas, indice, campo) }),
    conferencia,
    ocupado: enviar.isPending,
    importando: enviar.isPending && enviar.variables?.so_conferir === false,
    falhou: enviar.isError,
    conferirDeNovo: () => lida && conferir(lida),
    faltando: lida ? faltam(tipo, lida.colunas) : [],
    recomecar: () => {
      setLida(null);
      setRecusa(undefined);
      setConferencia(undefined);
      enviar.reset();
    },
  };
}
