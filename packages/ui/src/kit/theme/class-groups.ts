const list = (text: string) => text.split(' ');

/** The classes without a value, each with the group that it sets. */
export const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    display:
      'block inline inline-block flex inline-flex grid inline-grid contents hidden flow-root table table-row table-cell table-row-group table-header-group',
    position: 'static relative absolute fixed sticky',
    visibility: 'visible invisible collapse',
    flex: 'flex-1 flex-auto flex-initial flex-none',
    'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
    'flex-wrap': 'flex-wrap flex-nowrap flex-wrap-reverse',
    'text-decoration': 'underline no-underline line-through',
    'text-overflow': 'truncate',
  }).flatMap(([group, names]) => list(names).map((name) => [name, group] as const)),
);

type Rules = (readonly [accepts: RegExp, group: string])[];

const ANY = /^./;
/** A value or none: 'border', 'grow'. */
const MAYBE = /^/;
/** A length, where a colour may also stand: 2, [1.5px], (length:--ui-line). */
const LENGTH = /^$|^[\d.]+$|^\(length:|^\[[^(#]*\d(px|r?em|%|ch|[sdl]?v[hw])|^\[(calc|min|max|clamp)\(/;

const same = (accepts: RegExp, words: string): Record<string, Rules> =>
  Object.fromEntries(list(words).map((word) => [word, [[accepts, word]]]));

/** The prefixes of classes with a value. The first rule that accepts the value gives the group that the class sets. */
export const PREFIXES: Readonly<Record<string, Rules>> = {
  ...same(
    ANY,
    'w h size min-w max-w min-h max-h basis aspect columns p px py pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y scroll-mt scroll-mb scroll-my scroll-pt scroll-pb scroll-py inset inset-x inset-y top right bottom left z order opacity cursor select pointer-events leading tracking grid-cols grid-rows grid-flow auto-cols col-span col-start row-start items self justify justify-items justify-self place-content duration ease animate origin rotate scale scale-x skew-x translate-x translate-y fill stroke object accent line-clamp whitespace overflow overflow-x overflow-y overscroll underline-offset outline-offset float align list decoration wrap break-inside bg-clip border-spacing divide',
  ),
  ...same(MAYBE, 'grow shrink transition resize rounded rounded-t rounded-r rounded-b rounded-l rounded-bl rounded-br'),
  ...same(LENGTH, 'divide-x divide-y'),
  ...Object.fromEntries(
    list('border border-x border-y border-t border-r border-b border-l').map((word): [string, Rules] => [
      word,
      [
        [/^(collapse|separate)$/, 'border-collapse'],
        [/^(solid|dashed|dotted|none)$/, 'border-style'],
        [LENGTH, word],
        [ANY, `${word}-color`],
      ],
    ]),
  ),
  break: [[/^(normal|words|all|keep)$/, 'break']],
  content: [
    [/^\[/, 'content'],
    [ANY, 'align-content'],
  ],
  font: [
    [/^(sans|serif|mono)$/, 'font-family'],
    [ANY, 'font-weight'],
  ],
  text: [
    [/^(sm|base|lg|\d?x[sl])$/, 'font-size'],
    [LENGTH, 'font-size'],
    [/^(left|center|right|start|end)$/, 'text-align'],
    [/^(balance|pretty|wrap|nowrap)$/, 'text-wrap'],
    [ANY, 'text-color'],
  ],
  bg: [
    [/^none$|^\[(url|image|(repeating-)?(linear|radial|conic)-gradient)\(/, 'bg-image'],
    [ANY, 'bg-color'],
  ],
  outline: [
    [/^(none|hidden|solid|dashed)$/, 'outline-style'],
    [LENGTH, 'outline'],
    [ANY, 'outline-color'],
  ],
  ring: [
    [LENGTH, 'ring'],
    [ANY, 'ring-color'],
  ],
  shadow: [
    [/^$|^[[(]|^(none|inner|sm|md|lg|\d?x[sl])$/, 'shadow'],
    [ANY, 'shadow-color'],
  ],
};

const edges = (word: string, of: string, tail = '') => list(of).map((edge) => `${word}${edge}${tail}`);

/** The further groups that a class overrides: 'p-4' overrides 'px-2'. */
export const CONFLICTS: Readonly<Record<string, readonly string[]>> = {
  size: ['w', 'h'],
  p: edges('p', 'x y t r b l'),
  px: edges('p', 'r l'),
  py: edges('p', 't b'),
  m: edges('m', 'x y t r b l'),
  mx: edges('m', 'r l'),
  my: edges('m', 't b'),
  gap: edges('gap-', 'x y'),
  inset: list('inset-x inset-y top right bottom left'),
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  'scroll-my': edges('scroll-m', 't b'),
  'scroll-py': edges('scroll-p', 't b'),
  overflow: edges('overflow-', 'x y'),
  flex: list('basis grow shrink'),
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: edges('rounded-', 't r b l bl br'),
  'rounded-b': edges('rounded-b', 'l r'),
  'rounded-l': ['rounded-bl'],
  'rounded-r': ['rounded-br'],
  border: edges('border-', 'x y t r b l'),
  'border-x': edges('border-', 'r l'),
  'border-y': edges('border-', 't b'),
  'border-color': edges('border-', 'x y t r b l', '-color'),
  'border-x-color': edges('border-', 'r l', '-color'),
  'border-y-color': edges('border-', 't b', '-color'),
};
