import { DatabaseError } from 'pg';

/**
 * Whether the database undid a transaction that may simply be made again: a delivery that was concluded in the last moment of a
 * week which has been frozen since (the trigger `somada` of `entrega`, docs/decisions/0059-weeks-are-paid-here.md).
 */
export const cameTooLate = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === '40001'
    : error instanceof Error && error.cause !== undefined && cameTooLate(error.cause);
