import { env } from '#lib/platform/env.ts';
import { readDealer, type Department } from './dealer-file.ts';

/** Whether it is the department that sells cars, whose hours matter most to visitors. */
export function isSales({ name }: Department): boolean {
  return name === 'Sales';
}

/** For the server only: client components get these values as props, since a browser has no environment. */
export const DEALER = readDealer(env().dealerFile);
