import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { copyText } from '@corre/ui/kit/clipboard/copy-text.ts';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useState } from 'react';
import { falta, proxima, valorSaiu } from '../pagamentos/contas.ts';
import type { Folha } from './use-folha.ts';
import { useDesfazer, useMarcar } from './use-marcar.ts';
import { usePix } from './use-pix.ts';

const botao = (id: number) => document.querySelector<HTMLElement>(`tr[data-row="${id}"] button`);

/**
 * Scrolls a row of the sheet into view and focuses it after the next render. With `soSeNaTabela`, a focus on an element
 * outside the sheet stays there.
 */
function focarLinha(id: number, { soSeNaTabela = false }: { soSeNaTabela?: boolean } = {}): void {
  const { activeElement } = document;
  const fora = activeElement !== null && activeElement !== document.body && !activeElement.closest('[data-row]');
  requestAnimationFrame(() => {
    const alvo = botao(id);
    if (!alvo) return;
    if (soSeNaTabela && fora) alvo.scrollIntoView({ block: 'nearest' });
    else alvo.focus();
  });
}

const NADA: LinhaDoFechamento[] = [];
const PIX_ANTES = 'mostre (Enter) ou copie (C) o PIX antes. A tecla P só marca como pago quem já teve o PIX mostrado.';

/** Returns the chosen row. A desktop always has one. On a phone it is the row of the open dialog. */
function useEscolha({ todas, linhas }: Folha) {
  const phone = usePhone();
  const [id, setId] = useState<number | null>(null);
  const [visiveis, setVisiveis] = useState<readonly LinhaDoFechamento[]>(NADA);
  const nomeada = todas.find(({ entregador_id }) => entregador_id === id);
  const padrao = phone ? undefined : (linhas?.find(falta) ?? linhas?.[0]);
  // Stores the default row. Without this, a mark by another person would move the choice to a different row.
  if (id === null && padrao) setId(padrao.entregador_id);
  return { escolhida: nomeada ?? padrao, setId, visiveis, setVisiveis };
}

/** Returns the payouts of the week with all actions: choose, show the PIX code, copy it, mark, undo. */
export function usePagamentos(semana_inicio: string, folha: Folha) {
  const { escolhida, setId, visiveis, setVisiveis } = useEscolha(folha);
  const [anuncio, setAnuncio] = useState('');
  const pix = usePix(semana_inicio, folha);
  const [copiado, setCopiado] = useState<number | null>(null);
  const [contestado, setContestado] = useState<LinhaDoFechamento | null>(null);

  const escolher = (linha: LinhaDoFechamento | null) => {
    if (linha?.entregador_id === escolhida?.entregador_id) return;
    pix.esconder();
    setId(linha?.entregador_id ?? null);
  };
  const desfazer = useDesfazer(semana_inicio, folha, (entregador_id) => {
    pix.esconder();
    setId(entregador_id);
    setAnuncio('Desfeito: voltou a falta pagar.');
  });
  const marcacao = useMarcar(semana_inicio, folha, desfazer.lembrar);
  const seguinte = escolhida && proxima(visiveis, escolhida.entregador_id);

  const enviar = (linha: LinhaDoFechamento) => {
    const depois = proxima(visiveis, linha.entregador_id);
    if (!marcacao.marcar(linha) || linha !== escolhida) return;
    pix.esconder();
    if (!depois) return;
    setId(depois.entregador_id);
    focarLinha(depois.entregador_id, { soSeNaTabela: true });
    setAnuncio(`Próximo: ${depois.nome_completo}, ${formatMoney(depois.liquido)}.`);
  };
  const marcar = (linha: LinhaDoFechamento | undefined) => {
    if (!linha || !falta(linha)) return;
    if (linha.contestacao) setContestado(linha);
    else enviar(linha);
  };
  const copiar = async (linha: LinhaDoFechamento | undefined) => {
    if (!linha || !falta(linha)) return;
    focarLinha(linha.entregador_id, { soSeNaTabela: true });
    // The pane shows the failure.
    const pronto = await pix.mostrar(linha.entregador_id).catch(() => null);
    if (!pronto) return;
    if (await copyText(pronto.copia_e_cola)) {
      setCopiado(linha.entregador_id);
      setAnuncio('PIX copiado.');
    } else notify.error('O navegador não deixou copiar. Selecione o código e copie.');
  };
  const mover = (linhas: number) => {
    const aqui = visiveis.findIndex(({ entregador_id }) => entregador_id === escolhida?.entregador_id);
    const alvo = visiveis[aqui < 0 ? 0 : Math.min(visiveis.length - 1, Math.max(0, aqui + linhas))];
    if (!alvo) return;
    escolher(alvo);
    focarLinha(alvo.entregador_id);
  };
  return {
    escolhida,
    seguinte,
    escolher,
    setVisiveis,
    anuncio,
    pix,
    /** id of the courier whose PIX code was copied last */
    copiado,
    desfazer,
    marcando: marcacao.marcando,
    pausa: marcacao.pausa,
    mover,
    mostrarPix: (linha: LinhaDoFechamento | undefined) => {
      if (!linha || !falta(linha)) return;
      focarLinha(linha.entregador_id, { soSeNaTabela: true });
      void pix.mostrar(linha.entregador_id).catch(() => undefined);
    },
    copiar: (linha: LinhaDoFechamento | undefined) => void copiar(linha),
    marcar,
    /**
     * The key P marks only a payout whose PIX code was shown before. A key is easier to press by mistake than a button.
     */
    marcarPorTecla: (linha: LinhaDoFechamento | undefined) => {
      if (!linha || !falta(linha)) return;
      if (valorSaiu(linha) || pix.doEntregador(linha.entregador_id)?.pix) marcar(linha);
      else notify.info(`${linha.nome_completo}: ${PIX_ANTES}`);
    },
    contestado,
    confirmarContestado: (sim: boolean) => {
      if (sim && contestado) enviar(contestado);
      setContestado(null);
    },
  };
}

export type Pagamentos = ReturnType<typeof usePagamentos>;
