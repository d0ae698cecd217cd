import { clamp, smoothstep } from '../geometry/ease.ts';

/** Light arriving from a direction given in the picture's own axes; written over for each call. */
export type Light = { red: number; green: number; blue: number };

/**
 * What a polished surface mirrors: a bright sky with a long soft window of light on the left, a quiet line of walls and
 * trees on the horizon behind the viewer, and pale ground that darkens towards the car.
 *
 * @param right, up, near a unit vector: to the picture's right, upwards, towards the viewer
 */
export function mirrored(right: number, up: number, near: number, light: Light): void {
  if (up > 0) sky(right, up, near, light);
  else ground(up, near, light);
  const behind = 0.82 + 0.18 * near;
  light.red *= behind;
  light.green *= behind;
  light.blue *= behind;
}

function sky(right: number, up: number, near: number, light: Light): void {
  const height = smoothstep(0.05, 0.95, up);
  const walls = 1 - 0.6 * smoothstep(0.26, 0.03, up) * smoothstep(-0.35, 0.3, near);
  const window =
    smoothstep(0.36, 0.42, up) * smoothstep(0.74, 0.62, up) * (0.15 + 0.85 * smoothstep(0.5, -0.3, right));
  light.red = (0.8 - 0.55 * height) * walls + window * 1.7;
  light.green = (0.86 - 0.52 * height) * walls + window * 1.7;
  light.blue = (0.9 - 0.44 * height) * walls + window * 1.66;
}

function ground(up: number, near: number, light: Light): void {
  const behindCar = 0.42 * smoothstep(0.2, -0.4, near);
  const pale = 0.27 + behindCar + 0.26 * smoothstep(0, -0.12, up) - 0.42 * smoothstep(-0.1, -0.8, up);
  light.red = pale;
  light.green = pale * 0.99;
  light.blue = pale * 0.96;
}

/** Light that falls on a matt surface facing that way. */
export function received(right: number, up: number, near: number, light: Light): void {
  const open = 0.5 + 0.5 * up;
  const towards = clamp(-0.42 * right + 0.76 * up + 0.5 * near);
  const sun = towards * (0.45 + 0.27 * towards);
  light.red = 0.17 + 0.32 * open + sun;
  light.green = 0.17 + 0.345 * open + sun * 0.985;
  light.blue = 0.165 + 0.39 * open + sun * 0.95;
}
