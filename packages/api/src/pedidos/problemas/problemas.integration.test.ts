import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { PROBLEMAS_POR_ENTREGA } from '@corre/contract/problemas/regras.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { AcaoProblema } from '@corre/contract/vocabulario.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { countStatus, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;
let admin: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  race = await startRace(2, { VIGIA_VARREDURA_SEGUNDOS: '3600' });
  const { novo } = race.api;
  [loja, suporte, admin] = [await novo.comercio(), await novo.funcionario('suporte'), await novo.funcionario('admin')];
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await race.empty();
  ana = await race.api.novo.entregador();
  await ficarOnline(ana);
});

type Aberto = { message: string; detail?: string; problema: ProblemaDaEntrega };
const abrir = (
  quem: SignedIn,
  id: number,
  corpo: object = { motivo: 'ninguem_atende', mensagem: 'Toquei três vezes' },
) => quem.cliente.post<Aberto>(`/entregador/solicitacao/${id}/problema`, corpo);
const responder = (quem: SignedIn, id: number, acao: AcaoProblema, corpo: object = {}) =>
  quem.cliente.put<{ message: string; detail?: string }>(`/${quem === loja ? 'comercio' : 'suporte'}/problema/${id}`, {
    acao,
    ...corpo,
  });
const listaDe = async (quem: SignedIn) => {
  const onde =
    quem === loja
      ? `/comercio/${encodeURIComponent(loja.nome)}/problemas`
      : quem === suporte
        ? '/suporte/problemas'
        : `/entregador/${quem.id}/problemas`;
  return (await quem.cliente.get<ProblemaDaEntrega[]>(onde)).body;
};
const linhaDe = async (id: number) =>
  (await suporte.cliente.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`)).body;
const auditadas = (id: number) =>
  race.rows(
    `select ator_tipo, detalhes->>'acao' as acao from auditoria where acao = 'responder-problema' and alvo_id = ?`,
    id,
  );

async function naRua(): Promise<number> {
  const [id] = await pedir(loja);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
}
async function comProblema(): Promise<[number, number]> {
  const id = await naRua();
  return [id, (await abrir(ana, id)).body.problema.id];
}

describe('a problem', () => {
  // [problema]
  it('stands at once on the shop’s and on support’s board, and a repeat answers with the one that is open', async () => {
    const id = await naRua();
    const { status, body } = await abrir(ana, id);
    expect([status, body.message]).toEqual([200, 'Problema avisado. A loja e o suporte já sabem.']);
    expect((await abrir(ana, id, { motivo: 'pane' })).body.problema).toEqual(body.problema);
    for (const quem of [loja, suporte, ana]) {
      expect(await listaDe(quem)).toMatchObject([
        { id: body.problema.id, solicitacao_id: id, motivo: 'ninguem_atende', nome_entregador: ana.nome, acao: null },
      ]);
    }
  });

  it('takes in what the courier says while it is open, once, and tells shop and support', async () => {
    const id = await naRua();
    const { body } = await abrir(ana, id);
    const codigo = { motivo: 'outro', mensagem: 'O código do cliente foi errado 5 vezes.' };
    for (let times = 0; times < 2; times += 1) expect((await abrir(ana, id, codigo)).status).toBe(200);
    expect(await listaDe(suporte)).toMatchObject([
      { id: body.problema.id, mensagem: `Toquei três vezes\n${codigo.mensagem}`, acao: null },
    ]);
  });

  it('is one though the courier’s phone sends it many times at once, on two processes', async () => {
    const id = await naRua();
    const respostas = await startTogether(Array.from({ length: 8 }, (_, i) => () => abrir(race.via(ana, i), id)));
    expect(countStatus(respostas, 200)).toBe(8);
    expect(new Set(respostas.map(({ body }) => body.problema.id)).size).toBe(1);
  });

  it('is said by who holds the delivery, while it is under way', async () => {
    const bia = await race.api.novo.entregador();
    const id = await naRua();
    expect((await abrir(bia, id)).status).toBe(403);
    expect((await abrir(ana, 2_147_483_000)).status).toBe(404);
    await avancar(ana, id, 'finalizada');
    const { status, body } = await abrir(ana, id);
    expect([status, body.detail]).toEqual([
      409,
      'Só dá para avisar de um problema em entregas em andamento; esta está em Finalizada.',
    ]);
  });

  it.each([
    ['aceita', 'ninguem_atende', 'Ninguém atende'],
    ['aceita', 'cliente_recusa', 'Cliente recusou'],
    ['aceita', 'avariado', 'Pedido avariado'],
    ['em_retirada', 'ninguem_atende', 'Ninguém atende'],
    ['em_retirada', 'cliente_recusa', 'Cliente recusou'],
    ['aceita', 'nao_pronto', 'Pedido não está pronto'],
  ] as const)(
    'in %s cannot be %s: that is clearly said, and nothing stands on a board',
    async (status, motivo, nome) => {
      const [id = 0] = await pedir(loja);
      await aceitar(ana, id);
      if (status === 'em_retirada') await avancar(ana, id, 'em_retirada');
      const recusa = await abrir(ana, id, { motivo });
      expect([recusa.status, recusa.body.detail]).toEqual([
        409,
        `Com a entrega em ${status === 'aceita' ? 'Aceita' : 'Retirando'} não dá para avisar "${nome}". Escolha outro motivo.`,
      ]);
      expect(await listaDe(ana)).toEqual([]);
      for (const cabe of ['pane', 'endereco_errado', 'outro']) {
        const { status: aceito, body } = await abrir(ana, id, { motivo: cabe });
        expect(aceito).toBe(200);
        await responder(suporte, body.problema.id, 'tentar_de_novo');
      }
    },
  );

  it('at the shop is an order that is not ready, or a closed door; with the parcel in hand it is neither', async () => {
    const [id = 0] = await pedir(loja);
    await aceitar(ana, id);
    const dizer = async (motivo: string) => {
      const { status, body } = await abrir(ana, id, { motivo });
      if (status === 200) await responder(suporte, body.problema.id, 'tentar_de_novo');
      return status;
    };
    expect(await dizer('loja_fechada')).toBe(200);
    await avancar(ana, id, 'em_retirada');
    expect(await dizer('nao_pronto')).toBe(200);
    expect(await dizer('loja_fechada')).toBe(200);
    const ditos = (await linhaDe(id)).flatMap((evento) =>
      evento.tipo === 'problema' && !('acao' in evento && evento.acao) ? [evento.motivo] : [],
    );
    expect(new Set(ditos)).toEqual(new Set(['loja_fechada', 'nao_pronto']));
    await avancar(ana, id, 'em_entrega');
    expect([await dizer('nao_pronto'), await dizer('loja_fechada')]).toEqual([409, 409]);
  });

  it('is said so often of one delivery; then people talk', async () => {
    const [id, primeiro] = await comProblema();
    await responder(suporte, primeiro, 'tentar_de_novo');
    await race.rows(
      `insert into problema (solicitacao_id, entregador_id, motivo, encerrado_em)
       select ?, ?, 'outro', agora() from generate_series(2, ${PROBLEMAS_POR_ENTREGA})`,
      id,
      ana.id,
    );
    const { status, body } = await abrir(ana, id);
    expect([status, body.detail]).toEqual([
      409,
      'Esta entrega já teve problemas demais. Ligue para o suporte: vocês resolvem por telefone.',
    ]);
  });

  it('asks for a reason in words', async () => {
    const { status, body } = await abrir(ana, await naRua(), { motivo: 'preguiça' });
    expect([status, body.detail]).toEqual([400, 'Escolha o que aconteceu']);
  });

  it('is over when the courier delivers after all, or support hands the delivery on', async () => {
    const [id, problema_id] = await comProblema();
    await avancar(ana, id, 'finalizada');
    expect(await listaDe(suporte)).toEqual([]);
    expect((await responder(suporte, problema_id, 'tentar_de_novo')).body.detail).toBe(
      'A entrega terminou ou mudou de entregador: este problema já passou.',
    );
    const [outra] = await comProblema();
    const bia = await race.api.novo.entregador();
    await suporte.cliente.put(`/suporte/solicitacao/${outra}/intervir`, {
      acao: 'transferir',
      motivo: 'Moto parada',
      entregador_id: bia.id,
    });
    expect([await listaDe(suporte), await listaDe(ana), await listaDe(bia)]).toEqual([[], [], []]);
  });
});

describe('an answer', () => {
  it('reaches the courier, stands in the timeline and in the audit, and its repeat changes nothing', async () => {
    const [id, problema_id] = await comProblema();
    const mensagem = 'O cliente desce em 2 minutos';
    for (let vez = 0; vez < 2; vez += 1) {
      expect(await responder(suporte, problema_id, 'tentar_de_novo', { mensagem })).toMatchObject({
        status: 200,
        body: { message: 'O entregador foi avisado para tentar de novo.' },
      });
    }
    const respondido = { acao: 'tentar_de_novo', resposta: mensagem, respondido_por: 'suporte' };
    expect(await listaDe(ana)).toMatchObject([respondido]);
    expect(await listaDe(loja)).toMatchObject([respondido]);
    expect(await listaDe(suporte)).toEqual([]);
    expect((await linhaDe(id)).slice(-2)).toMatchObject([
      { tipo: 'problema', motivo: 'ninguem_atende', mensagem: 'Toquei três vezes', nome_entregador: ana.nome },
      { tipo: 'problema_respondido', ...respondido },
    ]);
    expect(await auditadas(id)).toEqual([{ ator_tipo: 'suporte', acao: 'tentar_de_novo' }]);
    expect((await responder(admin, problema_id, 'trazer_de_volta')).status).toBe(409);
  });

  it('leaves room for the next problem', async () => {
    const [id, primeiro] = await comProblema();
    await responder(suporte, primeiro, 'tentar_de_novo');
    const { body } = await abrir(ana, id, { motivo: 'cliente_recusa' });
    expect(body.problema.id).not.toBe(primeiro);
    expect(await listaDe(ana)).toMatchObject([{ id: body.problema.id, acao: null }]);
  });

  it('with a new address changes the request, and keeps both', async () => {
    const [id, problema_id] = await comProblema();
    expect((await responder(loja, problema_id, 'novo_endereco')).body.detail).toBe('Escreva o novo endereço');
    const enderecos = { endereco_anterior: 'Rua Joubert de Carvalho, 623', endereco_novo: 'Rua Mem de Sá, 1033' };
    const { status } = await responder(loja, problema_id, 'novo_endereco', { mensagem: ' Rua Mem de  Sá, 1033' });
    expect(status).toBe(200);
    expect(await listaDe(ana)).toMatchObject([{ ...enderecos, endereco: 'Rua Mem de Sá, 1033', resposta: null }]);
    expect((await linhaDe(id)).at(-1)).toMatchObject({ tipo: 'problema_respondido', ...enderecos });
    await avancar(ana, id, 'finalizada');
    expect(await race.rows('select endereco from entrega where solicitacao_id = ?', id)).toEqual([
      { endereco: 'Rua Mem de Sá, 1033' },
    ]);
  });

  // [cancelar]
  it('that cancels goes support’s way, and the shop’s only as far as a shop may cancel', async () => {
    const [id, problema_id] = await comProblema();
    const { status, body } = await responder(loja, problema_id, 'cancelar');
    expect([status, body.detail]).toEqual([409, 'Esta solicitação está em Entregando e não pode mais ser cancelada.']);
    expect(await listaDe(suporte)).toHaveLength(1);
    expect((await responder(suporte, problema_id, 'cancelar')).status).toBe(200);
    expect((await linhaDe(id)).slice(-3)).toMatchObject([
      { tipo: 'problema_respondido', acao: 'cancelar' },
      { tipo: 'intervencao', acao: 'cancelar', motivo: 'Problema na entrega: Ninguém atende' },
      { tipo: 'status', status: 'cancelada', ator_tipo: 'suporte' },
    ]);
    expect((await responder(suporte, problema_id, 'cancelar')).status).toBe(200);

    await ana.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'devolvido' });
    await ficarOnline(ana);
    const [aceita] = await pedir(loja);
    await aceitar(ana, aceita);
    const { problema } = (await abrir(ana, aceita, { motivo: 'pane' })).body;
    expect((await responder(loja, problema.id, 'cancelar')).status).toBe(200);
    expect((await linhaDe(aceita)).at(-1)).toMatchObject({ status: 'cancelada', ator_tipo: 'comercio' });
  });

  it('is the shop’s own only', async () => {
    const [, problema_id] = await comProblema();
    const outra = await race.api.novo.comercio();
    expect((await outra.cliente.put(`/comercio/problema/${problema_id}`, { acao: 'tentar_de_novo' })).status).toBe(403);
    expect((await responder(suporte, 2_147_483_000, 'tentar_de_novo')).status).toBe(404);
  });

  it('is one, whoever answers at the same time on whichever process', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      await ficarOnline(ana);
      const [id, problema_id] = await comProblema();
      const respostas = await startTogether<{ message: string }>([
        () => responder(race.via(suporte, vez), problema_id, 'tentar_de_novo'),
        () => responder(race.via(admin, vez + 1), problema_id, 'cancelar'),
        () =>
          race
            .via(loja, vez)
            .cliente.put<{ message: string }>(`/comercio/problema/${problema_id}`, { acao: 'trazer_de_volta' }),
        () => responder(race.via(admin, vez), problema_id, 'novo_endereco', { endereco: 'Rua Nova, 7' }),
      ]);
      expect(countStatus(respostas, 200)).toBe(1);
      expect(countStatus(respostas, 409)).toBe(3);
      const [{ acao }] = (await auditadas(id)) as [{ acao: string }];
      expect(await auditadas(id)).toHaveLength(1);
      const [fim] = await race.rows('select status, endereco from solicitacao where id = ?', id);
      expect(fim).toEqual({
        status: acao === 'cancelar' ? 'cancelada' : 'em_entrega',
        endereco: acao === 'novo_endereco' ? 'Rua Nova, 7' : 'Rua Joubert de Carvalho, 623',
      });
      // What was cancelled in hand goes back to the shop, too, before its courier is asked next.
      if (acao === 'trazer_de_volta' || acao === 'cancelar')
        await ana.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'devolvido' });
      else await avancar(ana, id, 'finalizada');
    }
  });

  it('leaves nothing open behind a delivery that ends while it is said', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      await ficarOnline(ana);
      const id = await naRua();
      await startTogether<unknown>([
        () => abrir(race.via(ana, vez), id),
        () => race.via(ana, vez + 1).cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada' }),
      ]);
      expect(await race.count('select count(*)::int as total from problema where encerrado_em is null')).toBe(0);
    }
  });
});
