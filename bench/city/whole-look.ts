import type { Estado, Lugar } from '@corre/testing/model/state.ts';

const doLugar = ({ id, online, fila_desde, suspenso_ate, recusas, expiradas, nao_entregues, ...resto }: Lugar) =>
  JSON.stringify([
    id,
    online,
    fila_desde,
    suspenso_ate,
    recusas,
    expiradas,
    nao_entregues,
    resto.ocupado,
    resto.ultimo_sinal,
    resto.silenciado_em,
  ]);

const partes = ({ lugares, rotas, ofertas, pedidos }: Estado): Record<string, string[]> => ({
  courier: lugares.map(doLugar),
  route: rotas.map(
    ({ id, prioritaria, liberada_em, oferecer_apos }) => `${id} ${prioritaria} ${liberada_em} ${oferecer_apos}`,
  ),
  offer: ofertas.map(({ id, entregador_id, resultado }) => `${id} ${entregador_id} ${resultado}`),
  request: pedidos.map(({ id, status, entregador_id }) => `${id} ${status} ${entregador_id}`),
});

/**
 * Returns the differences between the state kept up by changes and the whole state. With a difference, the oracle's
 * results are wrong.
 */
export function conferirInteiro(mantido: Estado, inteiro: Estado): string[] {
  const [tem, deve] = [partes(mantido), partes(inteiro)];
  return Object.keys(deve).flatMap((nome) => {
    const [aqui, la] = [new Set(tem[nome]), new Set(deve[nome])];
    const diferentes = [...[...aqui].filter((x) => !la.has(x)), ...[...la].filter((x) => !aqui.has(x))];
    return diferentes.slice(0, 2).map((x) => `kept wrong: ${nome} ${x}`);
  });
}
