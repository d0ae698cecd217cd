import { about } from './about.ts';
import { clientTexts } from './client.ts';
import { landing } from './landing.ts';
import { notFound } from './not-found.ts';
import { print } from './print.ts';

/** All texts of pages. */
export const texts = { ...clientTexts, about, landing, notFound, print };
