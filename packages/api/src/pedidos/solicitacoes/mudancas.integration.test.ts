import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { MUDANCAS_POR_VEZ } from '@corre/contract/solicitacoes/mudancas-contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { type Race, startRace } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let race: Race;
let loja: SignedIn;
beforeAll(async () => {
  race = await startRace(2, { ABERTAS_POR_LOJA: '500' });
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await race.empty();
  loja = await race.api.novo.comercio();
});

interface Mudancas {
  solicitacoes: SolicitacaoDoComercio[];
  cursor: string;
  ha_mais: boolean;
  codigo: string;
}
const caminho = (resto: string) => `/comercio/${encodeURIComponent(loja.nome)}/${resto}`;
const ler = (desde?: string, cabecalhos: Record<string, string> = {}, quem = loja) =>
  quem.cliente.get<Mudancas>(caminho(desde === undefined ? 'mudancas' : `mudancas?desde=${desde}`), cabecalhos);
const idsDe = ({ body }: Awaited<ReturnType<typeof ler>>) => body.solicitacoes.map(({ id }) => id);

/** The fields of a request that its own row and its milestones decide, not the queue of the moment. */
const estado = ({
  id,
  status,
  data_status,
  pronto_em,
  entregador_id,
  marcos,
  nota,
  a_liberar,
}: SolicitacaoDoComercio) =>
  JSON.stringify({ id, status, data_status, pronto_em, entregador_id, marcos, nota, a_liberar });

/** A reader that follows the cursor to its end and keeps the last state of each request. */
class Leitor {
  readonly vistas = new Map<number, string>();
  #desde: string | undefined;
  readonly #quem: SignedIn;
  constructor(quem: SignedIn) {
    this.#quem = quem;
  }

  async alcancar(): Promise<void> {
    for (;;) {
      const { body, status } = await ler(this.#desde, {}, this.#quem);
      expect(status).toBe(200);
      expect(new Set(body.solicitacoes.map(({ id }) => id)).size).toBe(body.solicitacoes.length);
      for (const solicitacao of body.solicitacoes) this.vistas.set(solicitacao.id, estado(solicitacao));
      this.#desde = body.cursor;
      if (!body.ha_mais) return;
    }
  }
}

// [mudancas]
describe('the list of changes', () => {
  it('has each changed request once, with its present state, in the order of the last change', async () => {
    const [um] = await pedir(loja);
    const [dois] = await pedir(loja);
    const [tres] = await pedir(loja);
    const primeira = await ler();
    expect(idsDe(primeira)).toEqual([um, dois, tres]);
    expect((await ler(primeira.body.cursor)).body).toEqual({
      solicitacoes: [],
      cursor: primeira.body.cursor,
      ha_mais: false,
    });
    const ana = await race.api.novo.entregador();
    await loja.cliente.put(`/comercio/solicitacao/${tres}/cancelar`);
    await ficarOnline(ana);
    await aceitar(ana, um);
    await avancar(ana, um, 'em_retirada', 'em_entrega');
    await ana.cliente.put(`/entregador/solicitacao/${um}/marco`, { tipo: 'no_cliente' });
    const { body } = await ler(primeira.body.cursor);
    expect(body.solicitacoes).toMatchObject([
      { id: tres, status: 'cancelada' },
      { id: um, status: 'em_entrega', nome_entregador: ana.nome, marcos: [{ tipo: 'no_cliente' }] },
    ]);
    await avancar(ana, um, 'finalizada');
    const depois = await ler(body.cursor);
    expect(depois.body.solicitacoes).toMatchObject([{ id: um, status: 'finalizada' }]);
    await loja.cliente.post(`/comercio/avaliar-entrega/${um}`, { nota: 4 });
    // The former cursor still works and says the same requests once.
    expect(idsDe(await ler(primeira.body.cursor))).toEqual([tres, um]);
  });

  it('is read in parts, and is not of another shop', async () => {
    const ids: number[] = [];
    for (let i = 0; i < Math.ceil((MUDANCAS_POR_VEZ + 1) / 10); i += 1)
      ids.push(
        ...(await pedir(loja, {
          multiplas_entregas: Array.from({ length: 9 }, (_, n) => ({ endereco: `Rua ${i}, ${n}`, valor_estimado: 8 })),
        })),
      );
    const parte = await ler();
    expect([idsDe(parte), parte.body.ha_mais]).toEqual([ids.slice(0, MUDANCAS_POR_VEZ), true]);
    const resto = await ler(parte.body.cursor);
    expect([idsDe(resto), resto.body.ha_mais]).toEqual([ids.slice(MUDANCAS_POR_VEZ), false]);
    const vizinha = await race.api.novo.comercio();
    const dela = await vizinha.cliente.get<Mudancas>(`/comercio/${encodeURIComponent(vizinha.nome)}/mudancas`);
    expect(dela.body).toEqual({ solicitacoes: [], cursor: '0', ha_mais: false });
    expect((await vizinha.cliente.get(caminho('mudancas'))).status).toBe(403);
  });

  it('is read with a key that may read, and refuses a cursor that it never gave', async () => {
    const [id] = await pedir(loja);
    const { chave } = await criarChave(loja, { escopos: ['solicitacoes:ler'] });
    const { chave: cega } = await criarChave(loja, { escopos: ['solicitacoes:cancelar'] });
    const anonimo = { ...loja, cliente: race.api.anonymous() };
    expect(idsDe(await ler(undefined, comChave(chave), anonimo))).toEqual([id]);
    expect((await ler(undefined, comChave(cega), anonimo)).status).toBe(403);
    const alheio = await ler('999999');
    expect([alheio.status, alheio.body.codigo]).toEqual([409, 'CURSOR_DESCONHECIDO']);
    for (const desde of ['-1', 'x', '1e3', '9'.repeat(20)]) expect((await ler(desde)).status).toBe(400);
  });

  it('does not lose a change that is committed after a later one was read', async () => {
    const [um] = await pedir(loja);
    const [dois] = await pedir(loja);
    const leitor = new Leitor(loja);
    await leitor.alcancar();
    const lento = race.api.orm.em.fork();
    await lento.begin();
    await lento.execute("update solicitacao set observacao = 'lenta', pronto_em = agora() where id = ?", [um]);
    await loja.cliente.put(`/comercio/solicitacao/${dois}/cancelar`);
    await leitor.alcancar();
    expect(leitor.vistas.get(dois)).toContain('cancelada');
    expect(leitor.vistas.get(um)).toContain('"pronto_em":null');
    await lento.commit();
    await leitor.alcancar();
    expect(leitor.vistas.get(um)).not.toContain('"pronto_em":null');
  });

  it('leads two readers to the state of the board, while two processes write and readers do not wait', async () => {
    const entregadores = await race.entregadores(6);
    await ficarOnline(...entregadores);
    const leitores = [0, 1].map((vez) => new Leitor(race.via(loja, vez)));
    let escrevendo = true;
    const lendo = leitores.map(async (leitor) => {
      while (escrevendo) await leitor.alcancar();
    });
    const suporte = await race.api.novo.funcionario('suporte');
    const VEZES = 12;
    await Promise.all(
      entregadores.map(async (entregador, i) => {
        for (let vez = 0; vez < VEZES; vez += 1) {
          const [id, outra] = await pedir(race.via(loja, i + vez), {
            multiplas_entregas: [{ endereco: `Av. Brasil, ${vez}`, valor_estimado: 8 }],
          });
          const quem = race.via(entregador, vez);
          // Another courier may have it already: each attempt is a writer, and none of them decides the test.
          await race.via(suporte, vez).cliente.put('/suporte/atribuir-entrega', {
            solicitacao_id: id,
            entregador_id: entregador.id,
            force_assign: true,
          });
          for (const novo_status of ['em_retirada', 'em_entrega'])
            await quem.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status });
          await Promise.all([
            quem.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'no_cliente' }),
            race.via(entregador, vez + 1).cliente.put(`/entregador/solicitacao/${outra}/marco`, { tipo: 'no_cliente' }),
          ]);
          await quem.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada' });
        }
      }),
    );
    escrevendo = false;
    await Promise.all(lendo);
    const todas = await race.rows('select id from solicitacao where comercio_id = ? order by id', loja.id);
    const ids = todas.map((row) => (row as { id: number }).id);
    expect(ids).toHaveLength(entregadores.length * VEZES * 2);
    for (const leitor of leitores) {
      await leitor.alcancar();
      expect([...leitor.vistas.keys()].sort((a, b) => a - b)).toEqual(ids);
    }
    let finalizadas = 0;
    for (const id of ids) {
      const { body } = await loja.cliente.get<SolicitacaoDoComercio>(caminho(`solicitacoes/${id}`));
      if (body.status === 'finalizada') finalizadas += 1;
      for (const leitor of leitores) expect(leitor.vistas.get(id)).toBe(estado(body));
    }
    expect(finalizadas).toBeGreaterThan(0);
  });
});
