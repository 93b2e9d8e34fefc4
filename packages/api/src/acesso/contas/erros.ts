/** A refusal of a command. The message is Portuguese and is printed as it is. */
export class ContaRecusada extends Error {}
