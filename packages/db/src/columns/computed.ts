/**
 * Marks a column that the database computes: an insert may leave it out. `generated` says it to PostgreSQL; MikroORM's types
 * say it only of columns with a default, so this adds one to the type and nothing at run time.
 */
export function computed<Property>(property: Property): Property & { '~options': { defaultRaw: string } } {
  return property as Property & { '~options': { defaultRaw: string } };
}
