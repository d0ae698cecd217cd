import type { Sharp } from 'sharp';
import type { BannerName } from '../../address.ts';
import { sceneDrawing, type Scene } from '../scene.ts';
import { forecourt } from './forecourt.ts';
import { harbour } from './harbour.ts';
import { mountain } from './mountain.ts';
import { road } from './road.ts';

const SCENES: Record<BannerName, () => Scene> = {
  harbour,
  mountain,
  forecourt,
  road,
};

/** A wide daylight scene with cars on its right and calm space on its left. */
export function bannerPicture(name: BannerName): Promise<Sharp> {
  return sceneDrawing(SCENES[name]());
}
