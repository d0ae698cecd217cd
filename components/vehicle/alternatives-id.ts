/** Fragment of the address of a car's alternatives. */
export const ALTERNATIVES_ID = 'alternatives';
