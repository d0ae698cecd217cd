import type { Sharp } from 'sharp';
import type { BlogName } from '../../address.ts';
import { sceneDrawing, type Scene } from '../scene.ts';
import { auctionSheet } from './auction-sheet.ts';
import { dutyPapers } from './duty-papers.ts';
import { familyCars } from './family-cars.ts';
import { firstWeek } from './first-week.ts';
import { loan } from './loan.ts';
import { shipping } from './shipping.ts';
import { tyres } from './tyres.ts';
import { electricCharging } from './electric-charging.ts';
import { hybridBattery } from './hybrid-battery.ts';
import { inspection } from './inspection.ts';

const SCENES: Record<BlogName, () => Scene> = {
  'auction-sheet': auctionSheet,
  'hybrid-battery': hybridBattery,
  shipping,
  inspection,
  'duty-papers': dutyPapers,
  loan,
  tyres,
  'electric-charging': electricCharging,
  'first-week': firstWeek,
  'family-cars': familyCars,
};

/** The 4:3 picture of a blog post. */
export function blogPicture(name: BlogName): Promise<Sharp> {
  return sceneDrawing(SCENES[name]());
}
