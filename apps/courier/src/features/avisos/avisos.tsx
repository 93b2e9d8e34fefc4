import { errorText } from '@corre/client/error.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useState } from 'react';
import type { SituacaoDosAvisos } from './navegador.ts';
import { useAvisos } from './use-avisos.ts';

const detalhes: Record<SituacaoDosAvisos, string> = {
  ligado: 'Na sua vez o celular avisa',
  desligado: 'Sem isto, a oferta passa adiante sem avisar',
  bloqueado: 'Bloqueados no navegador. Libere as notificações deste site nas configurações do celular',
  indisponivel: 'Este navegador não tem avisos. No iPhone, adicione a Corre à tela de início',
};

/** The switch for push notifications of offers on this phone. Other phones of the courier are not affected. */
export function Avisos() {
  const { situacao, ligar, desligar } = useAvisos();
  const [changing, setChanging] = useState(false);
  const change = async (ligado: boolean) => {
    setChanging(true);
    try {
      if (!ligado) await desligar();
      else if (!(await ligar())) notify.error('O navegador não permitiu os avisos');
    } catch (error) {
      notify.error(errorText(error, FALHAS['push.inscrever']));
    } finally {
      setChanging(false);
    }
  };
  return (
    <Card>
      <CardBody>
        <Switch
          checked={situacao === 'ligado'}
          disabled={changing || (situacao !== 'ligado' && situacao !== 'desligado')}
          onChange={({ target }) => void change(target.checked)}
          detail={situacao ? detalhes[situacao] : 'Verificando…'}
        >
          Avisar com a tela apagada
        </Switch>
      </CardBody>
    </Card>
  );
}
