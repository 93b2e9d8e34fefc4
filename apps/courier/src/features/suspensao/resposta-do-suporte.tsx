import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { marcarLida, useLidas } from './lidas.ts';
import { respostaALer } from './resposta-a-ler.ts';
import { useContestadas } from './use-contestadas.ts';

/** Support's answer to an objection, after the suspension is over. It stays until the courier confirms it. */
export function RespostaDoSuporte() {
  const { data = [] } = useContestadas();
  const resposta = respostaALer(data, useLidas(), serverNow());
  if (!resposta) return null;
  return (
    <Card aria-labelledby="resposta-do-suporte" className="mb-4">
      <CardHeader title="O suporte respondeu" id="resposta-do-suporte" />
      <CardBody className="grid gap-3 pt-0">
        <p role="status" className="whitespace-pre-line break-words">
          {resposta.resposta}
        </p>
        <p className="text-[16px] leading-6 break-words text-ink-2">Você escreveu: “{resposta.texto}”</p>
        <Button variant="secondary" size="lg" full onClick={() => marcarLida(resposta.suspensao_id)}>
          Entendi
        </Button>
      </CardBody>
    </Card>
  );
}
