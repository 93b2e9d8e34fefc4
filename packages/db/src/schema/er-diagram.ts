import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { Orm } from '../orm.ts';

/**
 * Returns the schema as a Mermaid diagram: a line per reference, labelled with its column, then the unconnected tables.
 */
export function erDiagram(orm: Orm): string {
  const tables = [...orm.getMetadata().getAll().values()].sort((a, b) => (a.tableName < b.tableName ? -1 : 1));
  const lines = tables.flatMap((table) => references(table).map((column) => line(table, column)));
  const drawn = new Set(lines.flatMap((text) => text.split(' ').filter((word) => /^\w+$/.test(word))));
  const alone = tables.map(({ tableName }) => tableName).filter((name) => !drawn.has(name));
  return ['erDiagram', ...lines, ...alone].join('\n  ');
}

/** Returns `markdown` with its Mermaid diagram replaced. */
export const withDiagram = (markdown: string, diagram: string): string =>
  markdown.replace(/```mermaid\nerDiagram[\s\S]*?\n```/, () => `\`\`\`mermaid\n${diagram}\n\`\`\``);

const references = (table: EntityMetadata): EntityProperty[] =>
  table.props.filter((property) => property.targetMeta !== undefined);

function line(table: EntityMetadata, column: EntityProperty): string {
  const target = column.nullable === true ? '|o' : '||';
  const source = atMostOne(table, column) ? 'o|' : 'o{';
  return `${column.targetMeta?.tableName} ${target}--${source} ${table.tableName} : ${column.name}`;
}

/**
 * Tells whether a row of the target can be referred to at most once. This is so if the column is the whole key, or
 * unique without a condition.
 */
function atMostOne(table: EntityMetadata, column: EntityProperty): boolean {
  return (column.primary === true && table.primaryKeys.length === 1) || column.unique !== undefined;
}
