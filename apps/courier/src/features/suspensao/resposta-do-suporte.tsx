import type { SuspensaoContestada } from '@corre/contract/suspensoes/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useSyncExternalStore } from 'react';
import { useContestadas } from './use-contestadas.ts';

/** In milliseconds. An older answer is only in Perfil. */
const NOVIDADE_MS = 7 * 24 * 3_600_000;

/** An objection that support has answered. */
type Respondida = SuspensaoContestada & { resposta: string; respondida_em: string };

const respondida = (contestada: SuspensaoContestada): contestada is Respondida =>
  contestada.resposta !== null && contestada.respondida_em !== null;

/**
 * Returns support's newest unread answer to an objection. While the suspension runs, its own card shows the answer.
 * `now` is in epoch milliseconds.
 */
export const respostaALer = (
  contestadas: readonly SuspensaoContestada[],
  lidas: readonly number[],
  now: number,
): Respondida | undefined =>
  contestadas
    .filter(respondida)
    .find(
      ({ suspensao_id, em_curso, respondida_em }) =>
        !em_curso && !lidas.includes(suspensao_id) && now - Date.parse(respondida_em) < NOVIDADE_MS,
    );

const STORAGE_KEY = 'respostas_lidas';
/** Maximum number of remembered answers. Older answers are only in Perfil. */
const LIDAS_MAX = 20;

function ler(): readonly number[] {
  try {
    const lidas: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(lidas) ? lidas.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

let lidas = ler();
const listeners = new Set<() => void>();
const listen = (avisar: () => void) => {
  listeners.add(avisar);
  return () => void listeners.delete(avisar);
};

/** Returns the suspensions whose answer the courier has read on this phone. */
const useLidas = (): readonly number[] => useSyncExternalStore(listen, () => lidas);

function marcarLida(suspensao_id: number): void {
  lidas = [...lidas, suspensao_id].slice(-LIDAS_MAX);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(lidas));
  } catch {
    // Without storage the answer appears again after a reload.
  }
  for (const avisar of listeners) avisar();
}

/** Support's answer to an objection, after the suspension is over. It stays until the courier confirms it. */
export function RespostaDoSuporte() {
  const { data = [] } = useContestadas();
  const resposta = respostaALer(data, useLidas(), serverNow());
  if (!resposta) return null;
  return (
    <Card aria-labelledby="resposta-do-suporte" className="mb-4">
      <CardHeader title="O suporte respondeu" id="resposta-do-suporte" />
      <CardBody className="grid gap-3 pt-0">
        <p role="status" className="whitespace-pre-line break-words">
          {resposta.resposta}
        </p>
        <p className="text-[16px] leading-6 break-words text-ink-2">Você escreveu: “{resposta.texto}”</p>
        <Button variant="secondary" size="lg" full onClick={() => marcarLida(resposta.suspensao_id)}>
          Entendi
        </Button>
      </CardBody>
    </Card>
  );
}
