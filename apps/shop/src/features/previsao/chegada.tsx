import { fraseDaChegada } from './frases.ts';
import { usePrevisao } from './use-previsao.ts';

/** The expected arrival of an open request. Renders nothing if it is unknown. */
export function Chegada({ solicitacao_id }: { solicitacao_id: number }) {
  const janela = usePrevisao()?.janelas.find((uma) => uma.solicitacao_id === solicitacao_id);
  return janela ? <p className="text-[14px] leading-5 tabular-nums text-ink-2">{fraseDaChegada(janela)}</p> : null;
}
