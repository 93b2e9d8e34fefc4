import { setImmediate } from 'node:timers/promises';
import {
  criarComercioSchema,
  salvarDadosDeCobrancaSchema,
  salvarLocalSchema,
} from '@corre/contract/comercios/contrato.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { type FichaDaPlanilha, fichaDaPlanilhaSchema } from '@corre/contract/entregadores/contrato.ts';
import type { Importar } from '@corre/contract/importacao/contrato.ts';
import { valorDaCelula } from '@corre/contract/importacao/valores.ts';
import { z } from 'zod';
import { falhasDoEsquema, type Leitura } from './falhas.ts';

/** Rows that are read before other requests get a turn. */
const DE_UMA_VEZ = 50;

type Bruta = Record<string, string>;
type Resultado<Ficha> = { ficha: Ficha } | { erros: z.ZodError[] };

async function ler<Ficha>(
  { colunas, tabela }: Importar,
  lerUma: (bruta: Bruta) => Resultado<Ficha>,
  unicos: Record<string, z.ZodType<string>>,
) {
  const leitura: Leitura<Ficha> = { lidas: [], falhas: [], todas: [] };
  for (const [i, { linha, celulas }] of tabela.entries()) {
    if (i % DE_UMA_VEZ === DE_UMA_VEZ - 1) await setImmediate();
    const bruta = Object.fromEntries(
      colunas.flatMap((campo, j) => (campo === null ? [] : [[campo, valorDaCelula(campo, celulas[j] ?? '')]])),
    );
    const lida = lerUma(bruta);
    const chaves = Object.entries(unicos).flatMap(([campo, schema]) => {
      const { data } = schema.safeParse(bruta[campo]);
      return data === undefined ? [] : [[campo, data]];
    });
    leitura.todas.push({ linha, chaves: Object.fromEntries(chaves) });
    if ('ficha' in lida) leitura.lidas.push({ linha, ficha: lida.ficha });
    else leitura.falhas.push(...lida.erros.flatMap((erro) => falhasDoEsquema(linha, erro)));
  }
  return leitura;
}

/** Reads couriers by the schema of the registration. A missing signature is the name. */
export const lerEntregadores = (pedido: Importar) =>
  ler<FichaDaPlanilha>(
    pedido,
    ({ assinatura_planilha, veiculo, ...bruta }) => {
      const lida = fichaDaPlanilhaSchema.safeParse({
        ...bruta,
        assinatura_planilha: assinatura_planilha || bruta.nome_completo,
        veiculo: veiculo || undefined,
      });
      return lida.success ? { ficha: lida.data } : { erros: [lida.error] };
    },
    { usuario: fichaDaPlanilhaSchema.shape.usuario, cpf: fichaDaPlanilhaSchema.shape.cpf },
  );

const lojaSchema = z.object({
  nome: criarComercioSchema.shape.nome,
  endereco_retirada: salvarLocalSchema.shape.endereco_retirada,
  link_loja: salvarLocalSchema.shape.link_loja,
  telefone: salvarLocalSchema.shape.telefone,
});
const cobrancaSchema = salvarDadosDeCobrancaSchema;

/** A shop in a row of a sheet. */
export type LojaDaPlanilha = z.output<typeof lojaSchema> & Omit<z.output<typeof cobrancaSchema>, 'antes'>;

/** Reads shops by the schemas of a new shop, of its place and of its legal data. */
export const lerComercios = (pedido: Importar) =>
  ler<LojaDaPlanilha>(
    pedido,
    ({ razao_social = '', documento = '', ...bruta }) => {
      const loja = lojaSchema.safeParse({ endereco_retirada: '', link_loja: '', telefone: '', ...bruta });
      const cobranca = cobrancaSchema.safeParse({ razao_social, documento });
      if (loja.success && cobranca.success) return { ficha: { ...loja.data, ...cobranca.data } };
      return { erros: [loja.error, cobranca.error].filter((erro) => erro !== undefined) };
    },
    { nome: lojaSchema.shape.nome.transform(chaveDoNome) },
  );
