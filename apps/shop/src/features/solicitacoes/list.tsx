import type { Acts } from './details-footer.tsx';
import type { Group } from './line.ts';
import { Row } from './row.tsx';

/** Above this number, lines are lower, so that a desktop shows all of them. Phones keep the normal height. */
const CROWDED = 28;

type Props = {
  groups: readonly Group[];
  keyOf: (group: Group) => string | number;
  now: number;
  acts: Acts;
  phone: boolean;
  /** a text while the lines hold still (`useHeldRows`) */
  still: string | false;
};

/** The list of lines. A wide board has several columns, to read from top to bottom. */
export const List = ({ groups, keyOf, now, acts, phone, still }: Props) => (
  <ul className="columns-[320px] gap-0 [column-rule:1px_solid_var(--c-line)]">
    {groups.map((group) => (
      <Row
        key={keyOf(group)}
        group={group}
        now={now}
        acts={acts}
        low={!phone && groups.length > CROWDED}
        still={still}
      />
    ))}
  </ul>
);
