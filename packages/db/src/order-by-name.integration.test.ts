import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { porNome, rows, sql } from './sql.ts';
import { withScratchDatabase } from './test-database.ts';
import { clusterVariable } from './testing/cluster.ts';

const NOMES = ['Zé', 'ana', 'Ágata', 'Ana', 'Érica', 'bia', 'Zacarias', 'Ésio', 'Ônix', 'Çelik', 'Carla'];

test('a list of names is in the order of the alphabet, whatever accents and capitals', () =>
  withScratchDatabase(process.env[clusterVariable] ?? '', async (orm) => {
    const lidos = await rows<{ nome: string }>(
      orm.em.fork(),
      sql`select nome from unnest(${NOMES}::text[]) as pessoa (nome) order by ${porNome('nome')}`,
    );
    expect(lidos.map(({ nome }) => nome)).toEqual([
      'Ágata',
      'ana',
      'Ana',
      'bia',
      'Carla',
      'Çelik',
      'Érica',
      'Ésio',
      'Ônix',
      'Zacarias',
      'Zé',
    ]);
  }));

/** An order by a name in SQL or in the query builder. A name's key only groups, so that its order is not seen. */
const POR_NOME = /(?:order by[^`;)]*|orderBy\([^\n]*)\b(?:nome|nome_completo|nome_chave)\b[^\n]*/g;

test('every list that is ordered by a name says so with the one helper', () => {
  const arquivos = globSync('packages/{api,db}/src/**/*.ts').filter(
    (arquivo) => !arquivo.includes('.test.') && !arquivo.includes('/migrations/'),
  );
  const achados = arquivos.flatMap((arquivo) => readFileSync(arquivo, 'utf8').match(POR_NOME) ?? []);
  expect(achados.length).toBeGreaterThan(12);
  // The one that finds a photo by its shop's key puts the exact match first. It orders no names.
  expect(achados.filter((achado) => !achado.includes('porNome(') && !achado.includes("eb('nome_chave', '='"))).toEqual(
    [],
  );
});
