import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { copyText } from '@corre/ui/kit/clipboard/copy-text.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useState } from 'react';
import { falta, next, valorSaiu } from '../pagamentos/contas.ts';
import { useDesfazer, useMarcar } from './use-marcar.ts';
import { usePix } from './use-pix.ts';
import type { Sheet } from './use-sheet.ts';

const button = (id: number) => document.querySelector<HTMLElement>(`tr[data-row="${id}"] button`);

/**
 * Scrolls a row of the sheet into view and focuses it, again after the next render: a moved row loses the focus. With
 * `soSeNaTabela`, a focus on an element outside the sheet stays there.
 */
function focusRow(id: number, { soSeNaTabela = false }: { soSeNaTabela?: boolean } = {}): void {
  const { activeElement } = document;
  const fora = activeElement !== null && activeElement !== document.body && !activeElement.closest('[data-row]');
  // A letter that follows in the same frame must not reach the search field.
  if (!(soSeNaTabela && fora)) button(id)?.focus();
  requestAnimationFrame(() => {
    const target = button(id);
    if (!target) return;
    if (soSeNaTabela && fora) target.scrollIntoView({ block: 'nearest' });
    else target.focus();
  });
}

const NOTHING: LinhaDoFechamento[] = [];
const PIX_ANTES = 'mostre (Enter) ou copie (C) o PIX antes. A tecla P só marca como pago quem já teve o PIX mostrado.';

/** Returns the chosen row. A desktop always has one. On a phone it is the row of the open dialog. */
function useChoice({ todas, rows }: Sheet) {
  const phone = usePhone();
  const [id, setId] = useState<number | null>(null);
  const [visible, setVisible] = useState<readonly LinhaDoFechamento[]>(NOTHING);
  const nomeada = todas.find(({ entregador_id }) => entregador_id === id);
  const byDefault = phone ? undefined : (rows?.find(falta) ?? rows?.[0]);
  // Stores the default row. Without this, a mark by another person would move the choice to a different row.
  if (id === null && byDefault) setId(byDefault.entregador_id);
  return { chosen: nomeada ?? byDefault, setId, visible, setVisible };
}

/** Returns the payouts of the week with all actions: choose, show the PIX code, copy it, mark, undo. */
export function usePagamentos(semana_inicio: string, folha: Sheet) {
  const { chosen, setId, visible, setVisible } = useChoice(folha);
  const [anuncio, setAnuncio] = useState('');
  const pix = usePix(semana_inicio, folha);
  const [copied, setCopied] = useState<number | null>(null);
  const [contestado, setContestado] = useState<LinhaDoFechamento | null>(null);

  const choose = (row: LinhaDoFechamento | null) => {
    if (row?.entregador_id === chosen?.entregador_id) return;
    pix.hide();
    setId(row?.entregador_id ?? null);
  };
  const undo = useDesfazer(semana_inicio, folha, (entregador_id) => {
    pix.hide();
    setId(entregador_id);
    setAnuncio('Desfeito: voltou a falta pagar.');
  });
  const marcacao = useMarcar(semana_inicio, folha, undo.remember);
  const seguinte = chosen && next(visible, chosen.entregador_id);

  const enviar = (row: LinhaDoFechamento) => {
    const after = next(visible, row.entregador_id);
    if (!marcacao.marcar(row) || row !== chosen) return;
    pix.hide();
    if (!after) return;
    setId(after.entregador_id);
    focusRow(after.entregador_id, { soSeNaTabela: true });
    setAnuncio(`Próximo: ${after.nome_completo}, ${formatMoney(after.liquido)}.`);
  };
  const marcar = (row: LinhaDoFechamento | undefined) => {
    if (!row || !falta(row)) return;
    if (row.contestacao) setContestado(row);
    else enviar(row);
  };
  const copy = async (row: LinhaDoFechamento | undefined) => {
    if (!row || !falta(row)) return;
    focusRow(row.entregador_id, { soSeNaTabela: true });
    // The pane shows the failure.
    const pronto = await pix.reveal(row.entregador_id).catch(() => null);
    if (!pronto) return;
    if (await copyText(pronto.copia_e_cola)) {
      setCopied(row.entregador_id);
      setAnuncio('PIX copiado.');
    } else notify.error('O navegador não deixou copiar. Selecione o código e copie.');
  };
  const move = (rows: number) => {
    const aqui = visible.findIndex(({ entregador_id }) => entregador_id === chosen?.entregador_id);
    const target = visible[aqui < 0 ? 0 : Math.min(visible.length - 1, Math.max(0, aqui + rows))];
    if (!target) return;
    choose(target);
    focusRow(target.entregador_id);
  };
  return {
    chosen,
    seguinte,
    choose,
    setVisible,
    anuncio,
    pix,
    /** id of the courier whose PIX code was copied last */
    copied,
    undo,
    marking: marcacao.marking,
    pausa: marcacao.pausa,
    move,
    mostrarPix: (row: LinhaDoFechamento | undefined) => {
      if (!row || !falta(row)) return;
      focusRow(row.entregador_id, { soSeNaTabela: true });
      void pix.reveal(row.entregador_id).catch(() => undefined);
    },
    copy: (row: LinhaDoFechamento | undefined) => void copy(row),
    marcar,
    /**
     * The key P marks only a payout whose PIX code was shown before. A key is easier to press by mistake than a button.
     */
    marcarPorTecla: (row: LinhaDoFechamento | undefined) => {
      if (!row || !falta(row)) return;
      if (valorSaiu(row) || pix.doEntregador(row.entregador_id)?.pix) marcar(row);
      else notify.info(`${row.nome_completo}: ${PIX_ANTES}`);
    },
    contestado,
    confirmarContestado: (sim: boolean) => {
      if (sim && contestado) enviar(contestado);
      setContestado(null);
    },
  };
}

export type Pagamentos = ReturnType<typeof usePagamentos>;
