/**
 * Classes of the heading of a column: 44 px, whatever stands in it. A title without room is cut, because a second line
 * would push the rows below ('3 novas', held-rows).
 */
export const cabecalhoDaTorre =
  'min-h-11 shrink-0 px-3.5 pt-1 [&>:is(h2,h3)]:min-w-0 [&>:is(h2,h3)]:truncate [&>div]:shrink-0';
