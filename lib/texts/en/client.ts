import type { Language } from '#lib/domain/language.ts';

/* The texts of components that may run in the browser: part of the script of every English page. */
export const language: Language = 'en';
export * from './forms.ts';
export * from './layout.ts';
export * from './loan.ts';
export * from './numbers.ts';
export * from './search.ts';
export * from './vehicle.ts';
export * from './words.ts';
