import type { Outcome } from '../saida/http/post.ts';

/** Returns the sentence that explains the receiver's status to the user and says what to do. */
function sentencaDe(http: number): string {
  if (http >= 200 && http < 300) return `O sistema recebeu o aviso e respondeu ${http}. Está conectado.`;
  if (http >= 300 && http < 400)
    return `O endereço respondeu ${http} e manda para outro. Peça ao suporte do sistema o endereço final: não seguimos desvios.`;
  if (http === 401 || http === 403)
    return `O sistema respondeu ${http}: não aceitou a assinatura. Confira com o suporte se ele tem o segredo atual e o AppId da Corre.`;
  if (http === 404 || http === 422)
    return `O endereço respondeu ${http}: pode ser só porque o pedido de teste não existe lá. Se um pedido de verdade também falhar, confira o endereço.`;
  if (http === 410)
    return 'O sistema respondeu 410: não quer mais receber neste endereço. Peça o novo ao suporte dele.';
  if (http === 429) return 'O sistema respondeu 429: pediu para esperar. Tente de novo em um minuto.';
  if (http >= 500)
    return `O sistema respondeu ${http}: teve um problema do lado dele. Tente de novo ou avise o suporte.`;
  return `O sistema respondeu ${http}: não entendeu o aviso. Confira com o suporte se o endereço é o dos avisos (eventos).`;
}

/** Returns the outcome of a test message as a sentence for the screen. */
export function resultadoDoTeste(outcome: Outcome): { message: string; certo: boolean; http: number | null } {
  if ('falha' in outcome) {
    return { message: `Não chegou: ${outcome.erro}. Confira o endereço e tente de novo.`, certo: false, http: null };
  }
  const { http } = outcome;
  return { message: sentencaDe(http), certo: http >= 200 && http < 300, http };
}
