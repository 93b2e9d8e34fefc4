import type { ReactNode } from 'react';
import { panelId } from './use-tab-list.ts';

type Props = {
  /** the value of its tab */
  value: string;
  /** the label of its tab; the panel names itself, because two tab lists may open the same panel */
  label: string;
  children: ReactNode;
  className?: string;
};

/** The content of the open tab. Only for tabs without `href`: the page of a link is not a tab panel. */
export function TabPanel({ value, label, children, className }: Props) {
  return (
    <div role="tabpanel" id={panelId(value)} aria-label={label} className={className}>
      {children}
    </div>
  );
}
