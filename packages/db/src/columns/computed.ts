/**
 * Marks a column that the database computes, so that an insert may leave it out. `generated` tells only PostgreSQL.
 * MikroORM's types allow the omission only for columns with a default, so this adds a default to the type. It does
 * nothing at run time.
 */
export function computed<Property>(property: Property): Property & { '~options': { defaultRaw: string } } {
  return property as Property & { '~options': { defaultRaw: string } };
}
