import type { Grupo } from '../linha/linha.ts';
import type { Atos } from './card-atos.tsx';
import { Linha } from './linha-do-quadro.tsx';

/** Above this number, lines are lower, so that a desktop shows all of them. Phones keep the normal height. */
const CHEIO = 28;

type Props = { grupos: readonly Grupo[]; agora: number; atos: Atos; phone: boolean };

/** The list of lines. A wide board has several columns, to read from top to bottom. */
export const Lista = ({ grupos, agora, atos, phone }: Props) => (
  <ul className="columns-[320px] gap-0 [column-rule:1px_solid_var(--c-line)]">
    {grupos.map((grupo) => (
      <Linha key={grupo[0].id} grupo={grupo} agora={agora} atos={atos} baixa={!phone && grupos.length > CHEIO} />
    ))}
  </ul>
);
