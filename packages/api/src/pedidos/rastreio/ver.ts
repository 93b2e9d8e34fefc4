import { codigoDeFora } from '@corre/contract/prova/regras.ts';
import type { RastreioEmAndamento, RastreioView } from '@corre/contract/rastreio/contrato.ts';
import { STATUS_ABERTO } from '@corre/contract/vocabulario.ts';
import { TRACKING_PATH } from '@corre/contract/web-paths.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { codigoDaEntrega } from '../codigo/codigo.ts';
import { temposGuardados } from '../tempos/guardados.ts';
import { janelaDeChegada } from '../tempos/janela.ts';
import { passosDe } from './passos.ts';
import { primeiroNome } from './primeiro-nome.ts';
import { linkAberto } from './rastreio.queries.ts';
import { ruaDe } from './rua.ts';
import { type ChaveDoLink, chaveDo } from './token.ts';

/** A request for a link, with the address of the caller. */
export interface Pedido {
  token: string;
  ip: string;
}

/**
 * Opens a link. All endpoints for links use this function, so its rate limits apply to all of them. The limits are per
 * link, per address, and per address for unknown links.
 * @throws BusinessError 404 for any reason, 429.
 */
export async function abrirLink<Achado>(
  { brakes, vault }: Pick<Deps, 'brakes' | 'vault'>,
  { token, ip }: Pedido,
  procurar: (chave: ChaveDoLink) => Promise<Achado[]>,
): Promise<Achado> {
  const chave = chaveDo(vault, token);
  // Every token runs the same statement, so only the answer shows whether it is valid.
  const [achado] = await procurar(chave);
  brakes.abrirLink(ip, chave.token_sha256.toString('base64'), achado !== undefined);
  if (achado === undefined) throw new BusinessError('LINK_NAO_ENCONTRADO');
  return achado;
}

type Lido = Awaited<ReturnType<typeof linkAberto>>[number];

const aberta = ({ status }: Lido) => STATUS_ABERTO.some((aberto) => aberto === status);

/** Returns whether the delivery is still expected: open, not handed over and not on its way back. */
const esperada = (lido: Lido) =>
  aberta(lido) && !lido.voltando && !lido.etapas.some(({ etapa }) => etapa === 'entregue' || etapa === 'devolvido');

/** Returns whether the page shows the code: the link may show it, and the delivery asks for it. */
const mostraCodigo = (lido: Lido) => lido.com_codigo && lido.exige_codigo && !codigoDeFora(lido) && esperada(lido);

/** Returns the payment to have ready at the door. Returns undefined after the end and for a paid order. */
function aPagar(lido: Lido): RastreioEmAndamento['a_pagar'] {
  const { pagamento, valor_a_receber, troco_para } = lido;
  if (!esperada(lido) || pagamento === 'online' || valor_a_receber === null) return undefined;
  return { pagamento, valor_a_receber, troco_para };
}

/** Returns the number of earlier stops, while the order is carried and not yet at the door. */
const paradasAntes = ({ status, voltando, faltam_antes }: Lido, passos: ReturnType<typeof passosDe>) =>
  status === 'em_entrega' && !voltando && !passos.some(({ etapa }) => etapa === 'no_cliente' || etapa === 'entregue')
    ? faltam_antes
    : 0;

/** Returns the expected arrival by the shop's own times, until the courier is at the door. */
async function janelaDe(em: Em, lido: Lido, passos: ReturnType<typeof passosDe>) {
  if (!esperada(lido) || passos.some(({ etapa }) => etapa === 'no_cliente')) return null;
  const tempos = await temposGuardados(em, 'finalizada', lido.comercio_id);
  return janelaDeChegada(lido, tempos, lido.agora);
}

/** Returns all data that a link's holder may see now (ADR 0023). */
export async function verRastreio(em: Em, deps: Pick<Deps, 'brakes' | 'vault'>, pedido: Pedido): Promise<RastreioView> {
  const lido = await abrirLink(deps, pedido, (chave) => linkAberto(em, chave));
  if (lido.calado) return { status: 'encerrada' };
  const { status, comercio, etapas, nome_completo } = lido;
  const passos = passosDe(etapas.map(({ etapa, quando }) => ({ etapa, quando: new Date(quando).toISOString() })));
  const a_pagar = aPagar(lido);
  const paradas_antes = paradasAntes(lido, passos);
  return {
    status,
    comercio,
    etapas: passos,
    janela: await janelaDe(em, lido, passos),
    ...(nome_completo !== null && {
      entregador: {
        nome: primeiroNome(nome_completo),
        foto: lido.tem_foto ? `${TRACKING_PATH}/${pedido.token}/foto` : null,
      },
    }),
    ...(mostraCodigo(lido) && { codigo: codigoDaEntrega(deps.vault, lido.id, lido.versao ?? 0) }),
    rua: ruaDe(lido.endereco),
    telefone: lido.telefone,
    ...(a_pagar && { a_pagar }),
    ...(lido.desfecho !== null && { desfecho: lido.desfecho }),
    ...(lido.problema !== null && { problema: lido.problema }),
    ...(lido.voltando && { voltando: true as const }),
    ...(paradas_antes > 0 && { paradas_antes }),
  };
}
