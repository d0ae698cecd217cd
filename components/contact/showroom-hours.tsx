import { OpeningHoursList } from '#components/layout/opening-hours-list.tsx';
import patterns from '#components/ui/patterns.module.css';
import type { showroom } from './showroom.ts';

/** The hours of the showroom, under its name because those of the departments differ (docs/product.md 9.4). */
export function ShowroomHours({ name, hours }: NonNullable<ReturnType<typeof showroom>>) {
  return (
    <div>
      <p className={patterns.label}>{name}</p>
      <OpeningHoursList lines={hours} />
    </div>
  );
}
