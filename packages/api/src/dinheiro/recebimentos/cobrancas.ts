import type { EstadoCobranca } from '@corre/contract/fechamento/contrato.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import type { Deps } from '../../base/deps.ts';
import { delayAfter } from '../../saida/envio/schedule.ts';
import type { CobrancaNoBanco, CobrancaPedida, Falha, Recebimentos, Resposta } from '../../saida/recebimentos/porta.ts';
import { acertarFaturas } from '../cobranca/atos.ts';
import { travarSemanaFechada } from '../fechamento/semana.ts';
import { anotarAvisos } from './avisos.ts';

type Means = Pick<Deps, 'orm' | 'config' | 'vault'>;

/**
 * How long a taken call belongs to one process, in seconds: longer than a token, a call and a look after a refusal
 * take.
 */
const LEASE_SECONDS = 150;
/** The most charges that one look calls about at once. */
const AT_ONCE = 4;
/** How often a charge that nobody touched is looked at, in hours. The bank may have removed it. */
const CONFERIR_HORAS = 24;

type Tomada = Pick<Row<'cobranca'>, 'id' | 'fatura_id' | 'txid' | 'tipo' | 'valor' | 'vence_em' | 'estado' | 'envios'> &
  Pick<Row<'fatura'>, 'semana_inicio'> &
  Pick<Row<'comercio'>, 'razao_social' | 'documento'> & { expira_em: number };

/**
 * Takes due charges for this process alone. A charge that the bank has not seen cannot fall due in the past. Index
 * `cobranca_da_vez`.
 */
const tomar = (em: Em, validade: number): Promise<Tomada[]> =>
  rows(
    em,
    sql<Tomada>`
      with vez as (
        select id from cobranca where proximo_envio <= (select agora())
         order by proximo_envio limit ${AT_ONCE} for no key update skip locked
      ), tomada as (
        update cobranca k
           set proximo_envio = agora() + make_interval(secs => ${LEASE_SECONDS}), envios = k.envios + 1,
               tomado_ate = agora() + make_interval(secs => ${LEASE_SECONDS}),
               vence_em = case when k.estado in ('a_registrar', 'a_revisar')
                               then greatest(k.vence_em, timezone('America/Sao_Paulo', agora())::date) else k.vence_em end
          from vez where k.id = vez.id
        returning k.*
      )
      select t.id, t.fatura_id, t.txid, t.tipo, t.valor, t.vence_em, t.estado, t.envios, f.semana_inicio, c.razao_social,
             c.documento,
             greatest(3600, extract(epoch from timezone('America/Sao_Paulo', (t.vence_em + 1 + ${validade}::int)::timestamp)
               - t.criada_em))::int as expira_em
        from tomada t join fatura f on f.id = t.fatura_id join comercio c on c.id = f.comercio_id`,
  );

const TEXTO_MAX = 140;

/** Returns the charge as the bank gets it. Returns null for a shop whose legal data was removed meanwhile. */
function pedida({ config, vault }: Means, tomada: Tomada): CobrancaPedida | null {
  const { txid, tipo, valor, vence_em, expira_em, razao_social, documento, semana_inicio } = tomada;
  if (razao_social === null || documento === null) return null;
  const texto = `${config.EMPRESA_NOME ?? 'Corre'}: entregas de ${semanaLabel(semana_inicio)}`.slice(0, TEXTO_MAX);
  const devedor = { nome: vault.open(razao_social), documento: vault.open(documento) };
  return { txid, tipo, valor, vence_em, expira_em, devedor, texto };
}

const SEM_DADOS: Falha = {
  falha: 'recusada',
  erro: 'o comércio não tem mais razão social e CNPJ ou CPF',
  esperar: null,
};

/**
 * Makes the call that a charge's state asks for. A refusal is followed by a look: the charge may exist already, because
 * an earlier answer was lost, or it was paid or removed meanwhile.
 */
async function chamar(means: Means, banco: Recebimentos, tomada: Tomada): Promise<Resposta<CobrancaNoBanco>> {
  const { tipo, txid, estado } = tomada;
  if (estado === 'ativa') return banco.consultar(tipo, txid);
  const cobranca = estado === 'a_remover' ? null : pedida(means, tomada);
  if (cobranca === null && estado !== 'a_remover') return SEM_DADOS;
  const call = { a_registrar: banco.cobrar, a_revisar: banco.revisar };
  const first =
    cobranca !== null && (estado === 'a_registrar' || estado === 'a_revisar')
      ? await call[estado](cobranca)
      : await banco.cancelar(tipo, txid);
  if ('ok' in first || first.falha !== 'recusada') return first;
  const found = await banco.consultar(tipo, txid);
  // An active charge was not changed by the refused call, except that a refused registration may have been repeated.
  return 'ok' in found && (found.ok.estado !== 'ativa' || estado === 'a_registrar') ? found : first;
}

/** The wait until the same call is made again after an answer that did not change the charge, in seconds. */
const SEM_EFEITO = 60;

/**
 * Returns the state that follows from the bank's answer, and when the next call is due, in seconds (null: never).
 * `pediu` is the state that the call was made for, `estado` the present one: an act may have changed it meanwhile.
 */
function seguinte(
  pediu: EstadoCobranca,
  { estado, valor }: Pick<Row<'cobranca'>, 'estado' | 'valor'>,
  noBanco: CobrancaNoBanco,
): { estado: EstadoCobranca; em: number | null } {
  if (noBanco.estado !== 'ativa') return { estado: noBanco.estado, em: null };
  const certo = estado !== 'a_remover' && noBanco.valor === valor;
  if (certo) return { estado: 'ativa', em: CONFERIR_HORAS * 3_600 };
  const falta = estado === 'a_remover' ? estado : 'a_revisar';
  return { estado: falta, em: falta === pediu ? SEM_EFEITO : 0 };
}

const daqui = (seconds: number) => sql<string>`agora() + make_interval(secs => ${seconds})`;

/** Writes what the bank said. Does nothing if the lease was lost, because the charge belongs to another call then. */
async function liquidar(
  { orm, config, vault }: Means,
  tomada: Tomada,
  resposta: Resposta<CobrancaNoBanco>,
): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    await travarSemanaFechada(tx, tomada.semana_inicio);
    const db = tx.getKysely();
    const minha = await db
      .selectFrom('cobranca')
      .select(['estado', 'valor', 'vence_em', 'falhas'])
      .where('id', '=', tomada.id)
      .where('envios', '=', tomada.envios)
      .where('encerrada_em', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!minha) return;
    const escrever = (set: object) =>
      db
        .updateTable('cobranca')
        .set({ tomado_ate: null, ...set })
        .where('id', '=', tomada.id)
        .execute();
    // Nothing to remove. The lease kept this call behind any registration, so none can follow.
    const nada = tomada.estado === 'a_remover' && 'falha' in resposta && resposta.falha === 'desconhecida';
    if ('falha' in resposta && !nada) {
      const falhas = minha.falhas + 1;
      const espera = minha.estado === tomada.estado ? (resposta.esperar ?? delayAfter(falhas)) : 0;
      await escrever({ erro: resposta.erro, falhas, proximo_envio: daqui(espera) });
      return;
    }
    if (!('ok' in resposta)) {
      await escrever({ estado: 'removida', encerrada_em: agora, proximo_envio: null, erro: null, falhas: 0 });
      return acertarFaturas(tx, { config, vault }, [tomada.fatura_id]);
    }
    const { location, copia_e_cola, pix } = resposta.ok;
    const { estado, em } = seguinte(tomada.estado, minha, resposta.ok);
    await escrever({
      estado,
      erro: null,
      falhas: 0,
      ...(location !== null && { location }),
      ...(copia_e_cola !== null && { copia_e_cola }),
      ...(em === null ? { encerrada_em: agora, proximo_envio: null } : { proximo_envio: daqui(em) }),
    });
    await anotarAvisos(tx, pix);
    // A removed charge makes room for the next one. A paid one waits for its Pix, which is looked up now.
    await acertarFaturas(tx, { config, vault }, estado === 'removida' ? [tomada.fatura_id] : [null]);
  });
}

/** Calls the bank about the charges that are due. Returns how many there were. */
export async function conduzirCobrancas(means: Means, banco: Recebimentos): Promise<number> {
  const tomadas = await tomar(means.orm.em.fork(), means.config.PIX_VALIDADE_DIAS);
  await Promise.all(tomadas.map(async (tomada) => liquidar(means, tomada, await chamar(means, banco, tomada))));
  return tomadas.length;
}
