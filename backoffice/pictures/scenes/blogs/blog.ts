import type { Sharp } from 'sharp';
import type { BlogName } from '../../address.ts';
import { sceneDrawing, type Scene } from '../scene.ts';
import { familyCars, firstWeek, shipping } from './outdoors.ts';
import { auctionSheet, dutyPapers, loan } from './papers.ts';
import { tyres } from './tyres.ts';
import { electricCharging, hybridBattery, inspection } from './workshop.ts';

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
