import type { Texts } from '#lib/texts/texts.ts';
import { about } from './about.ts';
import { clientTexts } from './client.ts';
import { landing } from './landing.ts';
import { notFound } from './not-found.ts';
import { print } from './print.ts';

export const texts: Texts = { ...clientTexts, about, landing, notFound, print };
