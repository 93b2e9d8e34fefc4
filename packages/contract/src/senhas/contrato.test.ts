import { expect, it } from 'vitest';
import { salvarLocalSchema } from '../comercios/contrato.ts';
import { preferenciasSchema } from '../entregadores/contrato.ts';

// [senha-confirma]
it.each([
  [salvarLocalSchema, 'A senha atual da conta. Só é pedida se o telefone mudar.'],
  [preferenciasSchema, 'A senha atual da conta. Só é pedida se o veículo mudar.'],
])('the description of `senha_atual` names the values of its own call (%#)', ({ shape }, description) => {
  expect(shape.senha_atual.meta()?.description).toBe(description);
});
