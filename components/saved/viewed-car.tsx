'use client';

import { useEffect } from 'react';
import { RECENT_CARS } from '#lib/domain/vehicle/own-lists.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { addToList } from './use-own-list.ts';

/** Remembers the car as recently viewed (docs/product.md 13.4). */
export function ViewedCar({ vehicle }: { vehicle: Vehicle }) {
  useEffect(() => void addToList(RECENT_CARS, vehicle), [vehicle]);
  return null;
}
