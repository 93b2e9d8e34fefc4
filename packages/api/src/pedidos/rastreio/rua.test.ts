import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruaDe } from './rua.ts';

test.each([
  ['Rua 15 de Novembro, 230 apto 3', 'Rua 15 de Novembro'],
  ['Rua 15 de Novembro 230', 'Rua 15 de Novembro'],
  ['Av. Brasil 4500', 'Av. Brasil'],
  ['Av.Brasil 4500', 'Av. Brasil'],
  ['Av. Cerro Azul, 1447, bloco B', 'Av. Cerro Azul'],
  ['R. das Flores, s/n', 'R. das Flores'],
  ['R. das Flores s/n fundos', 'R. das Flores'],
  ['Rua 7, 120', 'Rua 7'],
  ['Rua 7 120', 'Rua 7'],
  ['rua joão paulino vieira filho 870 ap 301 zona 1', 'rua joão paulino vieira filho'],
  ['Rua 7 de Setembro, 123 apto 4', 'Rua 7 de Setembro'],
  ['R 15 nº 20', 'R 15'],
  ['R 15 20', 'R 15'],
  ['Rodovia BR-101 km 12', 'Rodovia BR-101'],
  ['Q 12 lote 3 casa 4', null],
  ['SQN 310 Bloco B apto 204', null],
  ['Av. Sete de Setembro mil e duzentos', 'Av. Sete de Setembro'],
  ['Rua Quinze de Novembro cento e vinte', 'Rua Quinze de Novembro'],
  ['Rua Neo Alves Martins nº 1290', 'Rua Neo Alves Martins'],
  ['Rua Neo Alves Martins nº1290', 'Rua Neo Alves Martins'],
  ['Rua Neo Alves Martins ap301', 'Rua Neo Alves Martins'],
  ['Avenida 1º de Maio 88', 'Avenida 1º de Maio'],
  ['Rodovia PR-317, km 5', 'Rodovia PR-317'],
  ['Rod. BR 376 km 180', 'Rod. BR 376'],
  ['Rua das Acácias quadra 3 lote 12', 'Rua das Acácias'],
  ['Rua Vila Rica, 10', 'Rua Vila Rica'],
  ['Rua das Rosas - Jardim América - 45', 'Rua das Rosas'],
  ['Maria Souza, Rua A, 50', 'Rua A'],
  ['Rua Mem de Sá (portão azul), 1033', 'Rua Mem de Sá'],
  ['Praça da Catedral em frente ao 12', 'Praça da Catedral'],
  ['Rua T-37, 120', 'Rua T-37'],
  ['Rua T–37, 120', 'Rua T-37'],
  ['Rua T37 120', 'Rua T37'],
  ['Rua T-37 nº 120', 'Rua T-37'],
  ['Rua 9-A, 30', 'Rua 9-A'],
  ['Rua 9A 30', 'Rua 9A'],
  ['Rua C 137, 50', 'Rua C 137'],
  ['Rua C 137 50', 'Rua C 137'],
  ['Rua C 137, nº 50', 'Rua C 137'],
  ['Rua C 137', 'Rua C'],
  ['Rua A 50, ap 3', 'Rua A'],
  ['Rua R-4, 20', 'Rua R-4'],
  ['R. R-4, 20', 'R. R-4'],
  ['Rua Dr. Saulo Porto Virmond, 12', 'Rua Dr. Saulo Porto Virmond'],
])('%s: %s', (endereco, rua) => expect(ruaDe(endereco)).toBe(rua));

test.each([
  'Quadra 12 Lote 5',
  'QNM 12 conjunto B casa 5',
  'Condomínio Green Park, casa 12',
  'Portão azul atrás da igreja',
  'Rua, 230',
  'Rua 7-120',
  'Rodrigo da Silva, 30',
  'Ruan Pereira 12',
  'Brasil 4500',
  'Rua que sobe do posto e vira na terceira direita subindo',
])('%s is left out', (endereco) => expect(ruaDe(endereco)).toBeNull());

const nome = fc.constantFrom('das Flores', 'Neo Alves Martins', 'Santos Dumont', 'Mem de Sá', 'do Café', 'Bahia');
const tipo = fc.constantFrom('Rua', 'Av.', 'Avenida', 'Travessa', 'R.', 'Alameda');
const separador = fc.constantFrom(', ', ' ', ' - ', ' nº ', ', nº', ' n. ', ' casa ', ' apto ');
const resto = fc.constantFrom(
  '',
  ' apto 31',
  ', bloco B',
  ' fundos',
  ' casa 2',
  ' - Zona 7',
  ', Jardim Alvorada',
  ' (portão azul)',
);

test('whatever number and complement stand behind a name, the name is all that is left', () => {
  fc.assert(
    fc.property(tipo, nome, separador, fc.integer({ min: 1, max: 99_999 }), resto, (t, n, s, numero, r) => {
      expect(ruaDe(`${t} ${n}${s}${numero}${r}`)).toBe(`${t} ${n}`);
    }),
  );
});

test('of any text at most one number is shown, the one that a street is called by', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (antes, depois) => {
      const rua = ruaDe(`${antes}, Rua ${depois}`) ?? '';
      expect((rua.match(/\p{N}+/gu) ?? []).length).toBeLessThanOrEqual(1);
    }),
  );
});
