import { describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { faltaNaConfiguracao, remetente } from './empresa.ts';

const TUDO = {
  EMPRESA_NOME: 'Corre',
  EMPRESA_CNPJ: '11222333000181',
  EMPRESA_BANCO: '341',
  EMPRESA_AGENCIA: '1234',
  EMPRESA_CONTA: '98765-4',
  EMPRESA_CONVENIO: 'CORRE1',
};

describe('who sends a bank file', () => {
  it('is refused with the names of what the configuration lacks', () => {
    const { EMPRESA_CNPJ: _, EMPRESA_CONTA: __, ...resto } = TUDO;
    const config = readConfig(resto);
    expect(faltaNaConfiguracao(config)).toEqual(['CNPJ', 'Conta']);
    expect(() => remetente(config, 'febraban')).toThrow(
      'Faltam dados da empresa: CNPJ, Conta. Sem eles não há arquivo para o banco.',
    );
  });

  it('needs no bank in the configuration where the call says it', () => {
    const { EMPRESA_BANCO: _, ...resto } = TUDO;
    const config = readConfig(resto);
    expect(() => remetente(config, 'febraban')).toThrow('Banco');
    expect(remetente(config, '756')).toMatchObject({ banco: '756', layout: { nome: 'febraban' } });
  });
});
