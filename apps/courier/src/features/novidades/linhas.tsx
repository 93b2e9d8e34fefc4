import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { useNovidades } from './novidades.ts';

/** What changed the courier's day, newest first, after it was read. */
export function Novidades() {
  const lidas = useNovidades().filter(({ lida }) => lida);
  if (lidas.length === 0) return null;
  return (
    <Card aria-labelledby="novidades">
      <CardHeader title="O que mudou no seu dia" id="novidades" />
      <CardBody className="pt-0">
        <ul className="grid gap-3">
          {lidas.toReversed().map(({ id, texto, quando }) => (
            <li key={id} className="break-words">
              <span className="block text-[16px] leading-6 tabular-nums text-ink-2">{formatDayMonthTime(quando)}</span>
              {texto}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
