import type { MensagemExterna, TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Banner } from '../../kit/banner/banner.tsx';
import { countOf } from '../../kit/format/money.ts';
import { MessageList } from './message-list.tsx';

/** The result of one signed test message, which is sent at once. */
export const TestResult = ({ feito }: { feito: TesteFeito }) => (
  <Banner
    tone={feito.certo ? 'info' : 'perigo'}
    icon={feito.certo ? CircleCheck : TriangleAlert}
    className="items-start"
  >
    {feito.message}
    {feito.ms !== null && <span className="block font-normal">Tempo de resposta: {feito.ms} ms</span>}
  </Banner>
);

/** The progress of a test order. The bar counts all its messages; the list shows those that are due. */
export function WalkProgress({ mensagens, agora }: { mensagens: readonly MensagemExterna[]; agora: number }) {
  const vez = mensagens.filter(({ quando }) => Date.parse(quando) <= agora);
  const entregues = mensagens.filter(({ estado }) => estado === 'entregue').length;
  const fim = mensagens.every(({ estado }) => estado !== 'esperando');
  return (
    <div className="grid gap-2">
      <p role="status" className="text-[14px] leading-5 font-semibold">
        {fim ? 'O pedido de teste terminou: ' : 'O pedido de teste está andando: '}
        {entregues} de {countOf(mensagens.length, 'aviso recebido', 'avisos recebidos')}
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-brand"
          style={{ width: `${(entregues / Math.max(1, mensagens.length)) * 100}%` }}
        />
      </div>
      <MessageList mensagens={vez} agora={agora} />
    </div>
  );
}
