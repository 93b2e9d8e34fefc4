import { errorStatus, errorText, signedOut, unanswered } from '@corre/client/error.ts';
import type { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import type { Envio } from './envio.ts';
import { type Etapa, idDoPasso, type Marco, type Passo, type Problema } from './passo.ts';

type Cliente = ReturnType<typeof trpc.useUtils>['client'];

/** The server refused the photo, so the step itself was not sent. */
export class FotoRecusada extends Error {
  constructor(causa: unknown) {
    super(errorText(causa, FALHAS['prova.enviarFoto']));
  }
}

/**
 * Whether the step is undecided and must be sent again. An ended session or a rate limit (429) says nothing about the
 * step.
 */
export const isUndecided = (error: unknown): boolean =>
  !(error instanceof FotoRecusada) && (unanswered(error) || signedOut(error) || errorStatus(error) === 429);

/** Whether the error is about this stop alone. The step then tries the route's next stop. */
const isAboutThisStop = (error: unknown): boolean => [403, 404, 409].includes(errorStatus(error) ?? 0);

async function enviarFoto(cliente: Cliente, { solicitacao_id }: Etapa, envio: Envio): Promise<void> {
  const { enviarFotoDaEntrega } = await import('./foto-guardada.ts');
  await enviarFotoDaEntrega(cliente, solicitacao_id, envio).catch((error: unknown) => {
    throw isUndecided(error) || envio.signal.aborted ? error : new FotoRecusada(error);
  });
}

/**
 * Sends the photo first, because the step requires it. Then sends the step for the first stop that the server accepts.
 */
async function enviarEtapa(cliente: Cliente, etapa: Etapa, envio: Envio): Promise<string> {
  const { novo_status, feita_em, prova, paradas } = etapa;
  if (prova?.foto) await enviarFoto(cliente, etapa, envio);
  const dito = {
    novo_status,
    ...(feita_em ? { feita_em } : {}),
    ...(prova ? { codigo: prova.codigo, recebedor: prova.recebedor } : {}),
  };
  let recusa: unknown;
  for (const solicitacao_id of new Set([etapa.solicitacao_id, ...paradas])) {
    const context = { conta: envio.conta, idempotency_key: idDoPasso({ ...etapa, solicitacao_id }) };
    try {
      return (await cliente.solicitacoes.avancar.mutate({ solicitacao_id, ...dito }, { context, signal: envio.signal }))
        .message;
    } catch (error) {
      if (!isAboutThisStop(error)) throw error;
      recusa ??= error;
    }
  }
  throw recusa;
}

async function enviarMarco(cliente: Cliente, passo: Marco, envio: Envio): Promise<null> {
  const { solicitacao_id, marco, feita_em, codigo } = passo;
  const context = { conta: envio.conta, idempotency_key: idDoPasso(passo) };
  const dito = { solicitacao_id, tipo: marco, ...(feita_em ? { feita_em } : {}), ...(codigo ? { codigo } : {}) };
  await cliente.marcos.marcar.mutate(dito, { context, signal: envio.signal });
  return null;
}

/** Sends the photo after the problem, so that a slow connection does not delay the report. */
async function enviarProblema(cliente: Cliente, passo: Problema, envio: Envio): Promise<string> {
  const { solicitacao_id, motivo, mensagem, foto } = passo;
  const context = { conta: envio.conta, idempotency_key: idDoPasso(passo) };
  const { message, problema } = await cliente.problemas.abrir.mutate(
    { solicitacao_id, motivo, mensagem },
    { context, signal: envio.signal },
  );
  if (foto) {
    const { enviarFotoDoProblema, esquecerFoto } = await import('./foto-guardada.ts');
    await enviarFotoDoProblema(cliente, solicitacao_id, problema.id, envio).catch((error: unknown) => {
      if (isUndecided(error) || envio.signal.aborted) throw error;
      notify.error(errorText(error, FALHAS['problemas.enviarFoto']));
      return esquecerFoto('problema', solicitacao_id);
    });
  }
  return message;
}

/**
 * Sends one step and returns the server's message, if there is one. The idempotency key makes a repeated request safe.
 */
export function enviarPasso(cliente: Cliente, passo: Passo, envio: Envio): Promise<string | null> {
  if (passo.tipo === 'etapa') return enviarEtapa(cliente, passo, envio);
  if (passo.tipo === 'marco') return enviarMarco(cliente, passo, envio);
  return enviarProblema(cliente, passo, envio);
}
