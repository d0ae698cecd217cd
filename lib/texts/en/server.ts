import { about } from './about.ts';
import { auction } from './auction.ts';
import { blog } from './blog.ts';
import { calendar } from './calendar.ts';
import { clientTexts } from './client.ts';
import { errorPage } from './error-page.ts';
import { failure } from './failure.ts';
import { formPages } from './form-pages.ts';
import { formResult } from './form-result.ts';
import { landing } from './landing.ts';
import { meta } from './meta.ts';
import { notFound } from './not-found.ts';
import { print } from './print.ts';
import { privacy } from './privacy.ts';
import { rejections } from './rejections.ts';
import { services } from './services.ts';
import { vehiclePage } from './vehicle-page.ts';
import { voyage } from './voyage.ts';

/** All texts of pages. */
export const texts = {
  ...clientTexts,
  about,
  auction,
  blog,
  calendar,
  errorPage,
  failure,
  formPages,
  formResult,
  landing,
  meta,
  notFound,
  print,
  privacy,
  rejections,
  services,
  vehiclePage,
  voyage,
};
