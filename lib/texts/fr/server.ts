/* All texts of pages. */
export * from './client.ts';
export * from './failure.ts';
export * from './form-pages.ts';
export * from './pages.ts';
export * from './vehicle-page.ts';
