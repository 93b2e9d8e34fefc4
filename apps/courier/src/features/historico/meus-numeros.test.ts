import { expect, test } from 'vitest';
import { reaisPorHora } from './meus-numeros.tsx';

const NOITE = { nome: '18–21', de: 18, ate: 21 } as const;
const hora = (horas_online: number, valor: number) => ({ dia_semana: 5, hora: 19, entregas: 1, valor, horas_online });

// [numeros]
test('an hour online brings R$, and less than half an hour says nothing', () => {
  expect(reaisPorHora([hora(1, 20), hora(1, 40)], 5, NOITE)).toBe(30);
  expect(reaisPorHora([hora(1, 0)], 5, NOITE)).toBe(0);
  expect(reaisPorHora([hora(0.4, 20)], 5, NOITE)).toBeNull();
  expect(reaisPorHora([hora(1, 20)], 4, NOITE)).toBeNull();
});
