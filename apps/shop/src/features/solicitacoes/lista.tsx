import type { Grupo } from '../linha/linha.ts';
import type { Atos } from './card-atos.tsx';
import { Linha } from './linha-do-quadro.tsx';

/** From so many lines on they are lower beside the form, so that a full counter is seen whole on a desktop. */
const CHEIO = 28;

type Props = { grupos: readonly Grupo[]; agora: number; atos: Atos; phone: boolean };

/** The lines, on a wide board in columns that are read downwards. */
export const Lista = ({ grupos, agora, atos, phone }: Props) => (
  <ul className="columns-[320px] gap-0 [column-rule:1px_solid_var(--c-line)]">
    {grupos.map((grupo) => (
      <Linha key={grupo[0].id} grupo={grupo} agora={agora} atos={atos} baixa={!phone && grupos.length > CHEIO} />
    ))}
  </ul>
);
