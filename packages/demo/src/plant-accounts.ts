import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Lender } from './lender.ts';
import { COMERCIOS, FUNCIONARIOS, PESSOAS, SENHA_DEMO } from './people.ts';
import { depois, diaMais, instantAt } from './schedule.ts';
import { seguirDepois } from './write-rows.ts';

/** The age of the staff accounts, in days. */
const DIAS_DO_ESCRITORIO = 800;
/** Returns the instant so many days ago. */
type Ha = (dias: number) => string;

async function plantarEntregadores(em: Em, { seal, index }: Lender, senha_hash: string): Promise<void> {
  const linhas = PESSOAS.map(({ cpf, rg, pix_chave, habitos: _, ...pessoa }, i) => {
    const cadastro = instantAt(diaMais(pessoa.data_inicio, -3), 860 + 17 * i).toISOString();
    return {
      ...pessoa,
      id: i + 1,
      cpf: seal(cpf),
      cpf_indice: index(cpf),
      rg: seal(rg),
      pix_chave: seal(pix_chave),
      assinatura_planilha: pessoa.nome_completo,
      senha_hash,
      consentimento_em: cadastro,
      // Some couriers appear on the tracking page and some do not, so that both kinds of page exist.
      aparece_no_rastreio: i % 2 === 0,
      data_cadastro: cadastro,
    };
  });
  const db = em.getKysely();
  await db.insertInto('entregador').values(linhas).execute();
  await db
    .insertInto('fila_entregador')
    .values(linhas.map(({ id }) => ({ entregador_id: id })))
    .execute();
  await seguirDepois(em, 'entregador', linhas.length);
}

async function plantarComercios(em: Em, { seal }: Lender, senha_hash: string, ha: Ha): Promise<void> {
  const linhas = COMERCIOS.map(({ nome, dias_de_casa, endereco_retirada, telefone, razao_social, documento }, i) => ({
    id: i + 1,
    nome,
    nome_chave: chaveDoNome(nome),
    senha_hash,
    senha_inicial: false,
    data_cadastro: ha(dias_de_casa),
    endereco_retirada,
    telefone,
    razao_social: razao_social === null ? null : seal(razao_social),
    documento: documento === null ? null : seal(documento),
  }));
  await em.getKysely().insertInto('comercio').values(linhas).execute();
  await seguirDepois(em, 'comercio', linhas.length);
}

async function plantarFuncionarios(em: Em, senha_hash: string, ha: Ha): Promise<void> {
  const linhas = FUNCIONARIOS.map((funcionario, i) => ({
    ...funcionario,
    id: i + 1,
    senha_hash,
    data_cadastro: ha(DIAS_DO_ESCRITORIO),
  }));
  await em.getKysely().insertInto('funcionario').values(linhas).execute();
  await seguirDepois(em, 'funcionario', linhas.length);
}

/**
 * Creates all accounts, with ids from 1 in the order of the lists. One hash serves all, because they have the same
 * password.
 */
export async function plantarContas(em: Em, lender: Lender, agora: Date): Promise<void> {
  const senha_hash = await lender.hashPassword(SENHA_DEMO);
  const ha: Ha = (dias) => depois(agora, -dias * 24 * 60).toISOString();
  await plantarEntregadores(em, lender, senha_hash);
  await plantarComercios(em, lender, senha_hash, ha);
  await plantarFuncionarios(em, senha_hash, ha);
}
