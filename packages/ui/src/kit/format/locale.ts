/** How the kit writes numbers and sorts words. It knows nothing of the contract; domain/format compares the two. */
export const locale = 'pt-BR';
