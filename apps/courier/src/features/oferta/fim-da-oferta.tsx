import { useCountdown } from '@corre/ui/domain/countdown/use-countdown.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import type { OfertaAtual } from './use-oferta.ts';

/** Ends an offer at its deadline, on every tab [oferta-prazo]. Give it `key={oferta_id}`. */
export function FimDaOferta({ expira_em, acabar }: { expira_em: number; acabar: OfertaAtual['acabar'] }) {
  useCountdown({ expira_em, agora: serverNow, onEnd: acabar });
  return null;
}
