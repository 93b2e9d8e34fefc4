import { toCents, toReais } from '@corre/contract/cents.ts';
import type { MotivoDaSobra } from '@corre/contract/recebimentos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { companyPixKey } from '../../base/pix.ts';
import type { PixNoBanco } from '../../saida/recebimentos/porta.ts';
import { concluirCobranca } from '../cobranca/acertar-cobranca.ts';
import { acertarFaturas, completarFatura, type Meios } from '../cobranca/atos.ts';
import { lancar, type Parcela, parcelasDoPix, travarPix } from '../cobranca/lancar.ts';
import { saldoDaFatura } from '../cobranca/saldo.queries.ts';
import { faturaDoTxid } from '../cobranca/txid.ts';
import { emitir, type UmaFatura } from '../fechamento/emitir-fatura.ts';
import { semanaEstaAberta, travarSemanaFechada } from '../fechamento/semana.ts';
import { refletirDevolucao } from './refletir-devolucao.ts';

/** Where the money of a new Pix belongs: an invoice, or nowhere yet with the reason. */
type Destino = { fatura: UmaFatura } | { motivo: MotivoDaSobra };

/** Returns the invoice that a Pix names, by its charge or by the static code [pix-recebido]. */
async function destinoDe(em: Em, { config }: Meios, { txid, chave }: PixNoBanco): Promise<Destino> {
  if (chave !== null && chave.toLowerCase() !== companyPixKey(config).toLowerCase()) return { motivo: 'outra_chave' };
  if (txid === null) return { motivo: 'sem_txid' };
  const cobrada = await em
    .getKysely()
    .selectFrom('cobranca as k')
    .innerJoin('fatura as f', 'f.id', 'k.fatura_id')
    .select(['f.semana_inicio', 'f.comercio_id'])
    .where('k.txid', '=', txid)
    .executeTakeFirst();
  if (cobrada) return { fatura: cobrada };
  const fatura = faturaDoTxid(txid);
  if (fatura === null) return { motivo: 'txid_desconhecido' };
  return (await semanaEstaAberta(em, fatura.semana_inicio)) ? { motivo: 'semana_aberta' } : { fatura };
}

/** Divides a Pix between its invoice and the unassigned rest. Interest and fine go with the invoice. */
export function dividir(
  { valor, juros, multa, desconto }: Pick<PixNoBanco, 'valor' | 'juros' | 'multa' | 'desconto'>,
  { fatura_id, aberto }: { fatura_id: number; aberto: number },
): { parcelas: Parcela[]; motivo: MotivoDaSobra | null } {
  const inteiro = toCents(valor);
  const principal = inteiro - toCents(juros) - toCents(multa) + toCents(desconto);
  const excesso = Math.max(0, principal - toCents(aberto));
  const solto = { fatura_id: null, principal: 0 };
  if (aberto <= 0) return { parcelas: [{ ...solto, valor }], motivo: 'fatura_ja_paga' };
  if (principal <= 0 || excesso >= inteiro) return { parcelas: [{ ...solto, valor }], motivo: 'valor_a_mais' };
  return {
    parcelas: [
      { fatura_id, valor: toReais(inteiro - excesso), principal: toReais(principal - excesso) },
      { ...solto, valor: toReais(excesso) },
    ],
    motivo: excesso > 0 ? 'valor_a_mais' : null,
  };
}

/** Returns how the money of a new Pix is divided, and the shop of its invoice. */
async function repartir(em: Em, pix: PixNoBanco, destino: Destino) {
  const solta = [{ fatura_id: null, valor: pix.valor, principal: 0 }];
  if ('motivo' in destino) return { parcelas: solta, motivo: destino.motivo, fatura_id: null };
  const emitida = await emitir(em, null, destino.fatura);
  if (!emitida) return { parcelas: solta, motivo: 'txid_desconhecido' as const, fatura_id: null };
  const { aberto } = await saldoDaFatura(em, emitida.id);
  return { ...dividir(pix, { fatura_id: emitida.id, aberto }), fatura_id: emitida.id };
}

/** Writes a Pix that was not known, and lets it pay its invoice. Returns its id. */
async function chegar(em: Em, pix: PixNoBanco, destino: Destino): Promise<number> {
  const { parcelas, motivo, fatura_id } = await repartir(em, pix, destino);
  const { end_to_end_id, txid, chave, valor, juros, multa, desconto, horario } = pix;
  const { id } = await em
    .getKysely()
    .insertInto('pix')
    .values({ end_to_end_id, txid, chave, valor, juros, multa, desconto, horario, motivo })
    .returning('id')
    .executeTakeFirstOrThrow();
  await lancar(em, id, { tipo: 'chegou' }, parcelas);
  if (txid !== null && fatura_id !== null) await concluirCobranca(em, txid);
  if (fatura_id !== null) await completarFatura(em, fatura_id, { pix_id: id, feito_por: null });
  return id;
}

/** Locks the weeks of invoices, the earliest first. All of them are over. */
export async function travarSemanas(em: Em, semanas: readonly (string | null)[]): Promise<void> {
  const distintas = new Set(semanas.filter((semana) => semana !== null));
  for (const semana of [...distintas].sort()) await travarSemanaFechada(em, semana);
}

/**
 * Books what the bank says of one Pix, once: its arrival, and each refund [pix-recebido]. A repeat changes nothing, in
 * whatever order callbacks and sweeps come. Runs in one transaction, with the acts on invoices and their links of the
 * chain. Locks: all Pix, the weeks from the earliest, the chain.
 */
export const assentarPix = (em: Em, meios: Meios, pix: PixNoBanco): Promise<void> =>
  em.transactional(async (tx) => {
    await travarPix(tx);
    const conhecido = await tx
      .getKysely()
      .selectFrom('pix')
      .select('id')
      .where('end_to_end_id', '=', pix.end_to_end_id)
      .executeTakeFirst();
    const antes = conhecido ? await parcelasDoPix(tx, conhecido.id) : [];
    const destino = conhecido ? null : await destinoDe(tx, meios, pix);
    const nova = destino !== null && 'fatura' in destino ? destino.fatura.semana_inicio : null;
    await travarSemanas(tx, [nova, ...antes.map(({ semana_inicio }) => semana_inicio)]);
    const pix_id = destino === null ? conhecido?.id : await chegar(tx, pix, destino);
    if (pix_id === undefined) return;
    const tocadas = new Set((await parcelasDoPix(tx, pix_id)).map(({ fatura_id }) => fatura_id));
    for (const devolucao of pix.devolucoes) await refletirDevolucao(tx, pix_id, devolucao);
    await acertarFaturas(tx, meios, tocadas);
  });
