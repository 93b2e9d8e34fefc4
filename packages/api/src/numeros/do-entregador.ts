import type { NumerosDoEntregador } from '@corre/contract/numeros/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { emSnapshot } from '@corre/db/snapshot.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { PRESENCA } from './fatos/medidas.ts';
import { DE_TODOS, type Sujeito } from './fatos/recorte.ts';
import { ler, quantasDe } from './ler.ts';
import { totaisDasOfertas } from './ofertas.ts';
import { local, noPeriodo, type Periodo } from './periodo.ts';
import { planejar } from './plano.ts';

interface Ganho {
  chave: number;
  entregas: number;
  valor: number;
}

/** A courier's counted deliveries per hour of the week. Index `entrega_da_semana_do_entregador`. */
const ganhos = (em: Em, entregador_id: number, periodo: Periodo): Promise<Ganho[]> =>
  rows(
    em,
    sql<Ganho>`
      select ((extract(isodow from quando) - 1) * 24 + extract(hour from quando))::int as chave, count(*)::int as entregas,
             sum(valor) as valor
        from (
          select ${local(sql`e.data_entrega`)} as quando, e.valor from entrega e
           where e.entregador_id = ${entregador_id} and e.status = 'concluida'
             and e.semana_inicio >= ${periodo.de}::date - 6 and e.semana_inicio <= ${periodo.ate}::date
             and ${noPeriodo('e.data_entrega', periodo)}
        ) e
       group by 1`,
  );

/** A courier's hours online per hour of the week. */
async function horasOnline(em: Em, sujeito: Sujeito, periodo: Periodo): Promise<Map<number, number>> {
  const plano = await planejar(em, periodo, { sujeito, meses: false });
  const grupos = await ler(em, plano, { vistas: { semana: ['presenca'] } });
  return new Map(
    grupos.map((grupo) => [grupo.chave, Math.round((quantasDe(grupo, PRESENCA.online) / 3_600) * 100) / 100]),
  );
}

const cents = (valor: number) => Math.round(valor * 100);

/** Returns a courier's own figures [numeros]. */
export function numerosDoEntregador(em: Em, entregador_id: number, periodo: Periodo): Promise<NumerosDoEntregador> {
  const sujeito: Sujeito = { ...DE_TODOS, entregador: { entregador: entregador_id } };
  const { de, ate } = periodo;
  return emSnapshot(em, async (tx) => {
    const ganhas = new Map((await ganhos(tx, entregador_id, periodo)).map((ganho) => [ganho.chave, ganho]));
    const online = await horasOnline(tx, sujeito, periodo);
    const chaves = [...new Set([...ganhas.keys(), ...online.keys()])].sort((a, b) => a - b);
    const horas = chaves.map((chave) => ({
      dia_semana: Math.floor(chave / 24) + 1,
      hora: chave % 24,
      entregas: ganhas.get(chave)?.entregas ?? 0,
      valor: ganhas.get(chave)?.valor ?? 0,
      horas_online: online.get(chave) ?? 0,
    }));
    const valor = horas.reduce((soma, hora) => soma + cents(hora.valor), 0) / 100;
    const horas_online = Math.round(horas.reduce((soma, hora) => soma + hora.horas_online, 0) * 100) / 100;
    return {
      de,
      ate,
      entregas: horas.reduce((soma, hora) => soma + hora.entregas, 0),
      valor,
      horas_online,
      reais_por_hora: horas_online < 1 ? null : Math.round((valor / horas_online) * 100) / 100,
      horas,
      ofertas: await totaisDasOfertas(tx, { de, ate, sujeito }),
    };
  });
}
