// @vitest-environment jsdom
import type { Integracao } from '@corre/contract/integracoes/contrato.ts';
import { MENSAGENS_CONTADAS } from '@corre/contract/integracoes/regras.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IntegrationCard } from './integration-card.tsx';

afterEach(cleanup);

const NOW = '2026-11-21T22:40:00.000Z';
const integracao: Integracao = {
  id: 1,
  tipo: 'opendelivery',
  nome: 'PDV do balcão',
  comercio_id: 1,
  comercio: 'Pizzaria Bella Massa',
  ambiente: 'producao',
  ativa: true,
  desligada_por: null,
  destino: 'pdv.example.com.br/…',
  aplicativo_id: null,
  merchant_id: null,
  merchant_id_novo: null,
  criada_em: NOW,
  ultima_entrada: null,
  ultimo_sucesso: null,
  ultimo_erro: null,
  esperando: 0,
  desistidas: 0,
};
const show = (contadas: Pick<Integracao, 'esperando' | 'desistidas'>) =>
  render(
    <IntegrationCard
      integracao={{ ...integracao, ...contadas }}
      withComercio={false}
      now={Date.parse(NOW)}
      onOpen={() => undefined}
    />,
  );

test('what was not counted to its end is told as at least so many', () => {
  show({ esperando: MENSAGENS_CONTADAS - 300, desistidas: 300 });
  expect(screen.queryByText(/ao menos 700 avisos esperam · ao menos 300 avisos falharam/)).not.toBeNull();
});

test('what was counted to its end is told as it is', () => {
  show({ esperando: MENSAGENS_CONTADAS - 1, desistidas: 0 });
  expect(screen.queryByText(/Nada enviado ainda · 999 avisos esperam/)).not.toBeNull();
});
