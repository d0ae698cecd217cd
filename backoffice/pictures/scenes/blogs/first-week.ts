import { disc, line, path, rect } from '../../svg.ts';
import { cloud, hill, palm, sky } from '../landscape.ts';
import type { Scene } from '../scene.ts';
import { outdoors, WIDTH } from './outdoors.ts';

/** The day the car comes home: a small house with a veranda, bougainvillea and a palm. */
export function firstWeek(): Scene {
  const view = { heading: 50, distance: 7, x: 500, width: 640, ground: 760 };
  const car = { bodyStyle: 'kei', paint: '3fa7a0', variant: 4 } as const;
  const country =
    sky(WIDTH, 560, 300) +
    cloud(220, 130, 130) +
    hill('-40,460 140,380 300,330 420,400 640,430', 620, 'url(#far-hill)') +
    hill('-40,540 300,500 700,520', 640, 'url(#hill)');
  return outdoors(country + house() + palm(400, 620, 430, -60) + yard() + bougainvillea(1180, 560), [
    { car, view },
  ]);
}

function house(): string {
  const lace = Array.from({ length: 16 }, (_, i) =>
    path(`M${480 + i * 49} 280L${529 + i * 49} 280L${504 + i * 49} 306Z`, '#ffffff'),
  );
  return (
    rect(520, 250, 700, 360, '#fbf8ef') +
    path('M470 262L640 110L1110 110L1270 262Z', '#5f8f90') +
    path('M470 262L1270 262L1270 280L470 280Z', '#ffffff') +
    lace.join('') +
    shutters(600) +
    shutters(1000) +
    rect(800, 344, 130, 266, '#005f66', 'rx="6"') +
    rect(816, 362, 98, 100, '#a9cfd2', 'rx="4"') +
    [500, 740, 985, 1220].map((x) => rect(x - 9, 280, 18, 330, '#ffffff')).join('') +
    rect(500, 600, 740, 20, '#e2dccd')
  );
}

function shutters(x: number): string {
  return (
    rect(x, 350, 120, 150, '#a9cfd2', 'rx="4" stroke="#005f66" stroke-width="10"') +
    line(`M${x + 60} 350L${x + 60} 500M${x} 425L${x + 120} 425`, '#005f66', 6)
  );
}

function yard(): string {
  return (
    rect(0, 612, WIDTH, 348, 'url(#paving)') + path('M0 612L1280 612L1280 640Q640 628 0 650Z', 'url(#cane)')
  );
}

/** A bush whose blossoms lie in a spiral. */
function bougainvillea(x: number, y: number): string {
  const blossoms = Array.from({ length: 46 }, (_, i) => {
    const [turn, reach] = [i * 2.4, Math.sqrt(i / 46)];
    const colour = i % 3 ? '#cf4a86' : '#e37fae';
    return disc(x + 90 * Math.cos(turn) * reach, y + 80 * Math.sin(turn) * reach, 13, 11, colour);
  });
  return disc(x, y + 30, 120, 70, '#5d8a4f') + blossoms.join('');
}
